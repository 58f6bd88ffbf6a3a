import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import {
  addNew,
  emptyListState,
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
/** A first response within this time after the list opened finds nobody reading yet. */
const SETTLING_MS = 1000;

interface NotificationListState {
  /** Null before the first response. */
  readonly items: readonly Notification[] | null;
  /** How many newer items wait to be shown. */
  readonly unshown: number;
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest request; the items are older. */
  readonly error: ApiError | null;
  /** When the newest response came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface NotificationList {
  readonly $state: ReadableAtom<NotificationListState>;
  readonly $list: ReadableAtom<ListState>;
  /**
   * Before somebody sees it: with how many rows they had left it, to whom Back or a reload shows them again; null for a list that
   * begins with its first page.
   */
  readonly open: (rows: number | null) => void;
  /** Shows the next page of older items. A failure is in the state. */
  readonly loadMore: () => Promise<void>;
  readonly showNew: () => void;
  readonly refresh: () => void;
  /** Refetches because the person asked: the retry count starts anew. */
  readonly retry: () => void;
  readonly receive: (note: Notification) => void;
}

async function fetchPage(
  { type, unread }: NotificationFilter,
  page: number,
  signal: AbortSignal,
): Promise<NotificationPage> {
  const setUnreadCount = beginUnreadUpdate();
  const query = {
    page,
    page_size: PAGE_SIZE,
    ...(type ? { type } : {}),
    ...(unread ? { status: 'unread' as const } : {}),
  };
  const [reply] = await Promise.all([
    call(contract.listNotifications, { query, signal }),
    displaySettingsReady(),
  ]);
  setUnreadCount(reply.unread);
  return reply;
}

/** One list of notifications, in memory only. @param key its cache key. */
export function createNotificationList(filter: NotificationFilter, key: string): NotificationList {
  const query = createQuery<NotificationPage>(['notifications ', key], (signal) =>
    fetchPage(filter, 1, signal),
  );
  const $first = keepPreviousData(query);
  const $list = atom<ListState>(emptyListState);
  const $at = atom<number | null>(null);
  let lastPage: NotificationPage | null = null;
  /** Rows that are to be there again. */
  let wanted = 0;
  const hasWanted = () => ($list.get().items?.length ?? 0) >= wanted || !$list.get().more;
  /** Arrived during a request, whose response may be from before. */
  let receivedWhileFetching: readonly Notification[] = [];
  const loadMore = createLoadMore((withRetry) =>
    fetchNextPage($list, filter, PAGE_SIZE, (page) => withRetry((signal) => fetchPage(filter, page, signal))),
  );

  const $state = computed(
    [$first, $list, loadMore.$progress, $optimisticallyRead, $at],
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
    const openedAt = Date.now();
    let isFirst = true;
    const unsubscribe = $first.subscribe(({ data }) => {
      if (!data || data === lastPage) return;
      lastPage = data;
      $at.set(Date.now());
      const isReturn = isFirst && wanted > 0;
      const directly = isFirst && wanted === 0 && Date.now() - openedAt < SETTLING_MS;
      isFirst = false;
      const list = mergePage($list.get(), data, filter, { directly });
      $list.set(receivedWhileFetching.reduce((known, note) => addNew(known, note, filter, !directly), list));
      receivedWhileFetching = [];
      if (isReturn && !hasWanted()) void loadMore.fetchUntil(hasWanted);
    });
    return () => {
      unsubscribe();
      loadMore.cancel();
      wanted = 0;
    };
  });

  return {
    $state,
    $list,
    open: (rows) => {
      if ($state.lc > 0) return;
      wanted = rows ?? 0;
      if (rows === null) $list.set(trimToFirstPage($list.get(), filter, PAGE_SIZE));
    },
    loadMore: loadMore.fetchNextPage,
    showNew: () => $list.set(showNew($list.get())),
    refresh: () => query.revalidate(),
    retry: () => query.invalidate(),
    receive: (note) => {
      const isOpen = $state.lc > 0;
      if (isOpen && $first.get().loading) receivedWhileFetching = [...receivedWhileFetching, note];
      $list.set(addNew($list.get(), note, filter, isOpen));
    },
  };
}
