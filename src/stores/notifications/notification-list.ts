import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { viewKnown } from '../preferences/view-known.ts';
import {
  addArrived,
  emptyShelf,
  shelve,
  showWaiting,
  tidy,
  type NoteFilter,
  type NotePage,
  type Shelf,
} from './notification-list-state.ts';
import { loadOlder } from './next-page.ts';
import { olderPages } from '../query/load-more.ts';
import { createRead, hold } from '../query/query-client.ts';
import { $readHere } from './mark-as-read.ts';
import { expectUnread } from './unread-count.ts';

const PAGE_SIZE = 20;
/** Milliseconds after a list has come into sight in which its first answer finds nobody reading yet. */
const SETTLING = 1000;

export interface NoteListState {
  /** Null before the first answer. */
  readonly items: readonly Notification[] | null;
  /** How many newer ones wait to be shown. */
  readonly waiting: number;
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest read; the items are from before then. */
  readonly error: ApiError | null;
  /** When the newest answer came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface NoteList {
  readonly $state: ReadableAtom<NoteListState>;
  readonly $shelf: ReadableAtom<Shelf>;
  /** Shows the older ones of the next page. What fails is in the state. */
  readonly loadMore: () => Promise<void>;
  readonly showWaiting: () => void;
  readonly refresh: () => void;
  /** As somebody asks. */
  readonly retry: () => void;
  readonly arrived: (note: Notification) => void;
}

async function ask({ type, unread }: NoteFilter, page: number, signal: AbortSignal): Promise<NotePage> {
  const tell = expectUnread();
  const query = {
    page: String(page),
    page_size: String(PAGE_SIZE),
    ...(type ? { type } : {}),
    ...(unread ? { status: 'unread' } : {}),
  };
  const [reply] = await Promise.all([call(contract.list, undefined, { query, signal }), viewKnown()]);
  tell(reply.unread);
  return reply;
}

/** One list of notifications, in memory only. @param key sets it apart from every other. */
export function openNoteList(filter: NoteFilter, key: string): NoteList {
  const query = createRead<NotePage>(['notifications ', key], (signal) => ask(filter, 1, signal));
  const $first = hold(query);
  const $shelf = atom<Shelf>(emptyShelf);
  const $at = atom<number | null>(null);
  let lastPage: NotePage | null = null;
  /** Came while a page was on its way, which may be of before then. */
  let late: readonly Notification[] = [];
  const older = olderPages((patient) =>
    loadOlder($shelf, filter, PAGE_SIZE, (page) => patient((signal) => ask(filter, page, signal))),
  );

  const $state = computed(
    [$first, $shelf, older.$progress, $readHere, $at],
    ({ error, loading }, { items, waiting, more }, progress, read, at): NoteListState => ({
      items: items?.map((note) => (read.has(note.id) ? { ...note, status: 'read' } : note)) ?? null,
      waiting: waiting.length,
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
      const shelf = shelve($shelf.get(), data, filter, { directly });
      $shelf.set(late.reduce((known, note) => addArrived(known, note, filter, !directly), shelf));
      late = [];
    });
    return () => {
      deaf();
      older.leave();
      $shelf.set(tidy($shelf.get(), filter, PAGE_SIZE));
    };
  });

  return {
    $state,
    $shelf,
    loadMore: older.more,
    showWaiting: () => $shelf.set(showWaiting($shelf.get())),
    refresh: () => query.revalidate(),
    retry: () => query.invalidate(),
    arrived: (note) => {
      const isLooked = $state.lc > 0;
      if (isLooked && $first.get().loading) late = [...late, note];
      $shelf.set(addArrived($shelf.get(), note, filter, isLooked));
    },
  };
}
