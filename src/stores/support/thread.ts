import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Message } from '#contract/support.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { onNews } from '../live/server-events.ts';
import { olderPages } from '../query/load-more.ts';
import { createRead, hold } from '../query/query-client.ts';
import { markHad } from './conversations.ts';
import { $outgoing, forgetArrived, isSent } from './outbox-messages.ts';
import {
  askAfter,
  emptyShelf,
  isAwaited,
  withNewer,
  withOlder,
  type MessagePage,
  type MessageShelf,
} from './thread-messages.ts';
import { viewKnown } from '../preferences/view-known.ts';

/** Milliseconds between two looks at whether one's own message was delivered and read. */
const STATE_EVERY = 5000;

export interface ThreadState {
  /** Oldest first; null before the first answer. */
  readonly items: readonly Message[] | null;
  readonly earlier: boolean;
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
  readonly look: () => void;
  /** As somebody asks. */
  readonly retry: () => void;
  /** What fails is in the state. */
  readonly loadOlder: () => Promise<void>;
}

const threads = new Map<string, Thread>();

/** The messages of a conversation, the same store each time: support's own sentences are in the reader's language. */
export function threadOf(id: string, locale: Locale): Thread {
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
    viewKnown(),
  ]);
  return data;
}

function openThread(id: string, key: string): Thread {
  let shelf: MessageShelf = emptyShelf;
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
  const query = createRead<{ readonly shelf: MessageShelf; readonly at: number }>(
    ['support messages ', key],
    async (signal) => {
      stale = false;
      const after = askAfter(shelf);
      const page = await newer(after, signal);
      shelf = withNewer(shelf, page, after);
      return { shelf, at: Date.now() };
    },
  );
  const $read = hold(query);
  const $grown = atom(0);
  const older = olderPages(async (patient) => {
    const [first] = shelf.items;
    if (!first) return;
    const page = await patient((signal) => ask(id, { before: first.id }, signal));
    shelf = withOlder(shelf, page, first.id);
    $grown.set($grown.get() + 1);
  });

  const refresh = () => {
    stale = true;
    query.revalidate();
  };
  const look = () => {
    if (stale && !$read.get().loading) query.revalidate();
  };

  const $state = computed(
    [$read, older.$progress, $grown],
    ({ data, error, loading }, progress): ThreadState => {
      const { items, earlier } = shelf;
      return {
        items: data ? items : null,
        earlier,
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
          forgetArrived(data.shelf.items);
          markHad(id, data.shelf.items.at(-1)?.at);
        }
        // The read of the moment has to be over before another one is begun.
        if (!loading && stale) queueMicrotask(() => stale && query.revalidate());
      }),
      onNews('support', ({ conversation_id }) => {
        if (conversation_id !== id) return;
        // What is asked for counts as read. Whoever has just left has not read it.
        if ($state.lc > 0) refresh();
        else stale = true;
      }),
      $outgoing.listen((items) => {
        if (items.some((one) => one.place === id && isSent(one))) refresh();
      }),
    ];
    const timer = setInterval(() => {
      if ($state.lc > 0 && !document.hidden && isAwaited(shelf)) query.revalidate();
    }, STATE_EVERY);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      older.leave();
    };
  });

  return {
    $state,
    look,
    retry() {
      stale = true;
      query.invalidate();
    },
    loadOlder: older.more,
  };
}
