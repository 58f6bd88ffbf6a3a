import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/view-known.ts';
import {
  addNew,
  emptyShelf,
  mergePage,
  showNew,
  trimToFirstPage,
  type NotificationFilter,
  type NotificationPage,
  type ListState,
} from './notification-list-state.ts';
import { fetchNextPage } from './next-page.ts';
import { createLoadMore } from '../query/load-more.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { $optimisticallyRead } from './mark-as-read.ts';
import { beginUnreadUpdate } from './unread-count.ts';

const PAGE_SIZE = 20;
/** Milliseconds after a list has come into sight in which its first answer finds nobody reading yet. */
const SETTLING = 1000;

export interface NotificationListState {
  /** Null before the first answer. */
  readonly items: readonly Notification[] | null;
  /** How many newer ones wait to be shown. */
  readonly unshown: number;
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest read; the items are from before then. */
  readonly error: ApiError | null;
  /** When the newest answer came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface NotificationList {
  readonly $state: ReadableAtom<NotificationListState>;
  readonly $shelf: ReadableAtom<ListState>;
  /** Shows the older ones of the next page. What fails is in the state. */
  readonly loadMore: () => Promise<void>;
  readonly showNew: () => void;
  readonly refresh: () => void;
  /** As somebody asks. */
  readonly retry: () => void;
  readonly receive: (note: Notification) => void;
}

async function ask(
  { type, unread }: NotificationFilter,
  page: number,
  signal: AbortSignal,
): Promise<NotificationPage> {
  const tell = beginUnreadUpdate();
  const query = {
    page: String(page),
    page_size: String(PAGE_SIZE),
    ...(type ? { type } : {}),
    ...(unread ? { status: 'unread' } : {}),
  };
  const [reply] = await Promise.all([
    call(contract.list, undefined, { query, signal }),
    displaySettingsReady(),
  ]);
  tell(reply.unread);
  return reply;
}

/** One list of notifications, in memory only. @param key sets it apart from every other. */
export function createNotificationList(filter: NotificationFilter, key: string): NotificationList {
  const query = createQuery<NotificationPage>(['notifications ', key], (signal) => ask(filter, 1, signal));
  const $first = keepPreviousData(query);
  const $shelf = atom<ListState>(emptyShelf);
  const $at = atom<number | null>(null);
  let lastPage: NotificationPage | null = null;
  /** Came while a page was on its way, which may be of before then. */
  let receivedWhileFetching: readonly Notification[] = [];
  const older = createLoadMore((patient) =>
    fetchNextPage($shelf, filter, PAGE_SIZE, (page) => patient((signal) => ask(filter, page, signal))),
  );

  const $state = computed(
    [$first, $shelf, older.$progress, $optimisticallyRead, $at],
    ({ error, loading }, { items, waiting, more }, progress, read, at): NotificationListState => ({
      items: items?.map((note) => (read.has(note.id) ? { ...note, status: 'read' } : note)) ?? null,
      unshown: waiting.length,
      more,
      loadingMore: progress.loading,
      moreError: progress.error,
      loading,
      error,
      at,
    }),
  );

  onMount($state, () => {
    const since = Date.now();
    let isFirst = true;
    const deaf = $first.subscribe(({ data }) => {
      if (!data || data === lastPage) return;
      lastPage = data;
      $at.set(Date.now());
      const directly = isFirst && Date.now() - since < SETTLING;
      isFirst = false;
      const shelf = mergePage($shelf.get(), data, filter, { directly });
      $shelf.set(
        receivedWhileFetching.reduce((known, note) => addNew(known, note, filter, !directly), shelf),
      );
      receivedWhileFetching = [];
    });
    return () => {
      deaf();
      older.cancel();
      $shelf.set(trimToFirstPage($shelf.get(), filter, PAGE_SIZE));
    };
  });

  return {
    $state,
    $shelf,
    loadMore: older.fetchNextPage,
    showNew: () => $shelf.set(showNew($shelf.get())),
    refresh: () => query.revalidate(),
    retry: () => query.invalidate(),
    receive: (note) => {
      const isLooked = $state.lc > 0;
      if (isLooked && $first.get().loading) receivedWhileFetching = [...receivedWhileFetching, note];
      $shelf.set(addNew($shelf.get(), note, filter, isLooked));
    },
  };
}
