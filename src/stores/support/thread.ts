import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Message } from '#contract/support.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createLoadMore } from '../query/load-more.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { markSeen } from './conversations.ts';
import { $outboxMessages, removeDelivered, isSent } from './outbox-messages.ts';
import {
  cursorOf,
  emptyThread,
  hasUnreadByAgent,
  appendPage,
  prependPage,
  type MessagePage,
  type ThreadMessages,
} from './thread-messages.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';

/** Milliseconds between two reads of whether one's own message was delivered and read. */
const STATE_POLL_MS = 5000;

export interface ThreadState {
  /** Oldest first; null before the first answer. */
  readonly items: readonly Message[] | null;
  readonly hasOlder: boolean;
  readonly loading: boolean;
  readonly error: ApiError | null;
  readonly loadingOlder: boolean;
  readonly olderError: ApiError | null;
  /** When the messages were fetched, in milliseconds since 1970; null before the first answer. */
  readonly at: number | null;
}

export interface Thread {
  readonly $state: ReadableAtom<ThreadState>;
  /** Call when the conversation is shown: fetches what came while nobody looked. */
  readonly refetchIfStale: () => void;
  /** For a person's "Try again". */
  readonly retry: () => void;
  /** An error is in the state. */
  readonly loadOlder: () => Promise<void>;
}

const threads = new Map<string, Thread>();

/** The messages of a conversation; the same store each time, one for each language, because support's standard texts are in it. */
export function getThread(id: string, locale: Locale): Thread {
  const key = `${locale} ${id}`;
  let thread = threads.get(key);
  if (!thread) threads.set(key, (thread = openThread(id, key)));
  return thread;
}

async function fetchPage(
  id: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<MessagePage> {
  const [{ data }] = await Promise.all([
    call(contract.listMessages, { params: { id }, query, signal }),
    displaySettingsReady(),
  ]);
  return data;
}

function openThread(id: string, key: string): Thread {
  let loaded: ThreadMessages = emptyThread;
  /** An event came after the newest fetch started, or while nobody looked. */
  let stale = false;
  const fetchNewer = (after: string | undefined, signal: AbortSignal) =>
    after === undefined
      ? fetchPage(id, {}, signal)
      : fetchPage(id, { after }, signal).catch((error: unknown) => {
          // The API no longer knows the cursor: start again.
          if (!(error instanceof ApiError) || error.status !== 422) throw error;
          loaded = emptyThread;
          return fetchPage(id, {}, signal);
        });
  const query = createQuery<{ readonly loaded: ThreadMessages; readonly at: number }>(
    ['support messages ', key],
    async (signal) => {
      stale = false;
      const after = cursorOf(loaded);
      const page = await fetchNewer(after, signal);
      loaded = appendPage(loaded, page, after);
      return { loaded, at: Date.now() };
    },
  );
  const $read = keepPreviousData(query);
  const $olderPages = atom(0);
  const older = createLoadMore(async (fetchOlder) => {
    const [first] = loaded.items;
    if (!first) return;
    const page = await fetchOlder((signal) => fetchPage(id, { before: first.id }, signal));
    loaded = prependPage(loaded, page, first.id);
    $olderPages.set($olderPages.get() + 1);
  });

  const refresh = () => {
    stale = true;
    query.revalidate();
  };
  const refetchIfStale = () => {
    if (stale && !$read.get().loading) query.revalidate();
  };

  const $state = computed(
    [$read, older.$progress, $olderPages],
    ({ data, error, loading }, progress): ThreadState => {
      const { items, hasOlder } = loaded;
      return {
        items: data ? items : null,
        hasOlder,
        loading,
        error,
        loadingOlder: progress.loading,
        olderError: progress.error,
        at: data?.at ?? null,
      };
    },
  );

  onMount($state, () => {
    // Events were missed while it was unmounted.
    stale = true;
    const stops = [
      $read.subscribe(({ data, loading }, before) => {
        if (data && data !== before?.data) {
          removeDelivered(id, data.loaded.items);
          markSeen(id, data.loaded.items.at(-1)?.at);
        }
        // The present read has to end before the next one can start.
        if (!loading && stale) queueMicrotask(() => stale && query.revalidate());
      }),
      onServerEvent('support', ({ conversation_id }) => {
        if (conversation_id !== id) return;
        // The API counts what is fetched as read, so fetch only while somebody looks.
        if ($state.lc > 0) refresh();
        else stale = true;
      }),
      $outboxMessages.listen((items) => {
        if (items.some((one) => one.conversationId === id && isSent(one))) refresh();
      }),
    ];
    const timer = setInterval(() => {
      if ($state.lc > 0 && !document.hidden && hasUnreadByAgent(loaded)) query.revalidate();
    }, STATE_POLL_MS);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      older.cancel();
    };
  });

  return {
    $state,
    refetchIfStale,
    retry() {
      stale = true;
      query.invalidate();
    },
    loadOlder: older.fetchNextPage,
  };
}
