import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { isNetworkFailure } from '../errors/error-predicates.ts';
import { $online } from './online.ts';
import { patienceFor } from './retry-after.ts';
import { tellRefusal } from '../errors/auth-error.ts';

/** Milliseconds of quiet after which what was typed is asked for. */
export const QUIET = 250;

/** What the server has said about what is typed; `q` is that as it is asked. */
export type Asked<Found> =
  /** Too little is typed to ask about. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly q: string }
  | { readonly kind: 'found'; readonly q: string; readonly found: Found }
  | {
      readonly kind: 'failed';
      readonly q: string;
      readonly error: ApiError | null;
      /** When the API may be asked again, and is, in milliseconds since 1970; null where it did not say. */
      readonly again: number | null;
    };

export interface LiveSearch<Found> {
  readonly $asked: ReadableAtom<Asked<Found>>;
  /** Takes what is typed now. The question before it is given up. */
  readonly type: (typed: string) => void;
  readonly retry: () => void;
  /** Gives up what is asked and forgets every answer. */
  readonly close: () => void;
}

interface Source<Found> {
  /** What is typed as it is asked and remembered; null for too little. */
  readonly question: (typed: string) => string | null;
  readonly ask: (q: string, signal: AbortSignal) => Promise<Found>;
}

/** A search that asks as somebody types: after a moment of quiet, the last question only, and none twice. */
export function liveSearch<Found>({ question, ask }: Source<Found>): LiveSearch<Found> {
  const $asked = atom<Asked<Found>>({ kind: 'idle' });
  const known = new Map<string, Found>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;
  /** The API asked for patience: no question goes out before it is over. */
  let limit: { readonly error: ApiError; readonly again: number } | null = null;

  const later = (q: string, ms: number) => {
    timer = setTimeout(() => void run(q), ms);
  };

  function giveUp(): void {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  function wait(q: string, { error, again }: NonNullable<typeof limit>): void {
    $asked.set({ kind: 'failed', q, error, again });
    later(q, Math.max(0, again - Date.now()));
  }

  function begin(q: string, quiet: number): void {
    giveUp();
    const found = known.get(q);
    if (found !== undefined) $asked.set({ kind: 'found', q, found });
    else if (limit && limit.again > Date.now()) wait(q, limit);
    else {
      $asked.set({ kind: 'searching', q });
      later(q, quiet);
    }
  }

  async function run(q: string): Promise<void> {
    const asking = new AbortController();
    underWay = asking;
    $asked.set({ kind: 'searching', q });
    try {
      const found = await ask(q, asking.signal);
      if (asking.signal.aborted) return;
      known.set(q, found);
      $asked.set({ kind: 'found', q, found });
    } catch (error) {
      if (!asking.signal.aborted) fail(q, error);
    }
  }

  function fail(q: string, reason: unknown): void {
    tellRefusal(reason);
    const error = reason instanceof ApiError ? reason : null;
    const seconds = patienceFor(reason);
    if (error && seconds !== null) {
      limit = { error, again: Date.now() + seconds * 1000 };
      wait(q, limit);
    } else $asked.set({ kind: 'failed', q, error, again: null });
  }

  function retry(): void {
    const asked = $asked.get();
    if (asked.kind === 'failed') begin(asked.q, 0);
  }

  onMount($asked, () =>
    $online.listen((online) => {
      const asked = $asked.get();
      if (online && asked.kind === 'failed' && isNetworkFailure(asked.error)) retry();
    }),
  );

  return {
    $asked,
    retry,
    type(typed) {
      const q = question(typed);
      const asked = $asked.get();
      if (q === null) {
        giveUp();
        $asked.set({ kind: 'idle' });
      } else if (asked.kind === 'idle' || asked.q !== q) begin(q, QUIET);
    },
    close() {
      giveUp();
      known.clear();
      $asked.set({ kind: 'idle' });
    },
  };
}
