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
  emptyShelf,
  hasUnreadByAgent,
  appendPage,
  prependPage,
  type MessagePage,
  type ThreadMessages,
} from './thread-messages.ts';
import { displaySettingsReady } from '../preferences/view-known.ts';

/** Milliseconds between two looks at whether one's own message was delivered and read. */
const STATE_EVERY = 5000;

export interface ThreadState {
  /** Oldest first; null before the first answer. */
  readonly items: readonly Message[] | null;
  readonly hasOlder: boolean;
  readonly loading: boolean;
  readonly error: ApiError | null;
  readonly loadingOlder: boolean;
  readonly olderError: ApiError | null;
  /** When the newest answer came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface Thread {
  readonly $state: ReadableAtom<ThreadState>;
  /** Somebody has come to look: what was missed since is asked for. */
  readonly refetchIfStale: () => void;
  /** As somebody asks. */
  readonly retry: () => void;
  /** What fails is in the state. */
  readonly loadOlder: () => Promise<void>;
}

const threads = new Map<string, Thread>();

/** The messages of a conversation, the same store each time: support's own sentences are in the reader's language. */
export function getThread(id: string, locale: Locale): Thread {
  const key = `${locale} ${id}`;
  let thread = threads.get(key);
  if (!thread) threads.set(key, (thread = openThread(id, key)));
  return thread;
}

async function ask(
  id: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<MessagePage> {
  const [{ data }] = await Promise.all([
    call(contract.messages, undefined, { params: { id }, query, signal }),
    displaySettingsReady(),
  ]);
  return data;
}

function openThread(id: string, key: string): Thread {
  let shelf: ThreadMessages = emptyShelf;
  /** News came that no answer holds for sure: there is one on its way from before, or nobody looks. */
  let stale = false;
  const newer = (after: string | undefined, signal: AbortSignal) =>
    after === undefined
      ? ask(id, {}, signal)
      : ask(id, { after }, signal).catch((error: unknown) => {
          // The message to go on from is gone: from the start, then.
          if (!(error instanceof ApiError) || error.status !== 422) throw error;
          shelf = emptyShelf;
          return ask(id, {}, signal);
        });
  const query = createQuery<{ readonly shelf: ThreadMessages; readonly at: number }>(
    ['support messages ', key],
    async (signal) => {
      stale = false;
      const after = cursorOf(shelf);
      const page = await newer(after, signal);
      shelf = appendPage(shelf, page, after);
      return { shelf, at: Date.now() };
    },
  );
  const $read = keepPreviousData(query);
  const $grown = atom(0);
  const older = createLoadMore(async (patient) => {
    const [first] = shelf.items;
    if (!first) return;
    const page = await patient((signal) => ask(id, { before: first.id }, signal));
    shelf = prependPage(shelf, page, first.id);
    $grown.set($grown.get() + 1);
  });

  const refresh = () => {
    stale = true;
    query.revalidate();
  };
  const refetchIfStale = () => {
    if (stale && !$read.get().loading) query.revalidate();
  };

  const $state = computed(
    [$read, older.$progress, $grown],
    ({ data, error, loading }, progress): ThreadState => {
      const { items, hasOlder } = shelf;
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
    // Nothing was heard since it was last looked at.
    stale = true;
    const stops = [
      $read.subscribe(({ data, loading }, before) => {
        if (data && data !== before?.data) {
          removeDelivered(id, data.shelf.items);
          markSeen(id, data.shelf.items.at(-1)?.at);
        }
        // The read of the moment has to be over before another one is begun.
        if (!loading && stale) queueMicrotask(() => stale && query.revalidate());
      }),
      onServerEvent('support', ({ conversation_id }) => {
        if (conversation_id !== id) return;
        // What is asked for counts as read. Whoever has just left has not read it.
        if ($state.lc > 0) refresh();
        else stale = true;
      }),
      $outboxMessages.listen((items) => {
        if (items.some((one) => one.conversationId === id && isSent(one))) refresh();
      }),
    ];
    const timer = setInterval(() => {
      if ($state.lc > 0 && !document.hidden && hasUnreadByAgent(shelf)) query.revalidate();
    }, STATE_EVERY);
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
