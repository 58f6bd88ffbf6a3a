import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { pageLanguage } from '#src/api/call.ts';
import { isNetworkError } from '../errors/error-predicates.ts';
import { $online } from './online.ts';
import { retryAfterOf } from './retry-after.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Milliseconds of quiet after which what was typed is asked for. */
export const DEBOUNCE_MS = 250;

/** What the server has said about what is typed; `q` is that as it is asked. */
export type SearchState<Found> =
  /** Too little is typed to ask about. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly q: string }
  | { readonly kind: 'found'; readonly q: string; readonly found: Found }
  | {
      readonly kind: 'failed';
      readonly q: string;
      readonly error: ApiError | null;
      /** When the API may be asked again, and is, in milliseconds since 1970; null where it did not say. */
      readonly retryAt: number | null;
    };

export interface LiveSearch<Found> {
  readonly $state: ReadableAtom<SearchState<Found>>;
  /** Takes what is typed now, and cancels the query before it. Call it again after a change of language. */
  readonly setQuery: (typed: string) => void;
  readonly retry: () => void;
  /** Gives up what is asked and forgets every answer. */
  readonly reset: () => void;
}

interface Source<Found> {
  /** What is typed as it is asked and remembered; null for too little. */
  readonly normalizeQuery: (typed: string) => string | null;
  readonly fetchResults: (q: string, signal: AbortSignal) => Promise<Found>;
}

/** A search that asks as somebody types: after a moment of quiet, the last question only, and none twice. */
export function createLiveSearch<Found>({ normalizeQuery, fetchResults }: Source<Found>): LiveSearch<Found> {
  const $state = atom<SearchState<Found>>({ kind: 'idle' });
  /** Results by language and query: the server answers in the page's language. */
  const cache = new Map<string, Found>();
  const cacheKey = (q: string) => `${pageLanguage()} ${q}`;
  let currentKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | null = null;
  /** The API asked for patience: no question goes out before it is over. */
  let limit: { readonly error: ApiError; readonly retryAt: number } | null = null;

  const later = (q: string, ms: number) => {
    timer = setTimeout(() => void run(q), ms);
  };

  function giveUp(): void {
    clearTimeout(timer);
    underWay?.abort();
    underWay = null;
  }

  function wait(q: string, { error, retryAt }: NonNullable<typeof limit>): void {
    $state.set({ kind: 'failed', q, error, retryAt });
    later(q, Math.max(0, retryAt - Date.now()));
  }

  function begin(q: string, quiet: number): void {
    giveUp();
    currentKey = cacheKey(q);
    const found = cache.get(currentKey);
    if (found !== undefined) $state.set({ kind: 'found', q, found });
    else if (limit && limit.retryAt > Date.now()) wait(q, limit);
    else {
      $state.set({ kind: 'searching', q });
      later(q, quiet);
    }
  }

  async function run(q: string): Promise<void> {
    const asking = new AbortController();
    const key = cacheKey(q);
    underWay = asking;
    $state.set({ kind: 'searching', q });
    try {
      const found = await fetchResults(q, asking.signal);
      if (asking.signal.aborted) return;
      cache.set(key, found);
      $state.set({ kind: 'found', q, found });
    } catch (error) {
      if (!asking.signal.aborted) fail(q, error);
    }
  }

  function fail(q: string, reason: unknown): void {
    reportAuthError(reason);
    const error = reason instanceof ApiError ? reason : null;
    const seconds = retryAfterOf(reason);
    if (error && seconds !== null) {
      limit = { error, retryAt: Date.now() + seconds * 1000 };
      wait(q, limit);
    } else $state.set({ kind: 'failed', q, error, retryAt: null });
  }

  function retry(): void {
    const asked = $state.get();
    if (asked.kind === 'failed') begin(asked.q, 0);
  }

  onMount($state, () =>
    $online.listen((online) => {
      const asked = $state.get();
      if (online && asked.kind === 'failed' && isNetworkError(asked.error)) retry();
    }),
  );

  return {
    $state,
    retry,
    setQuery(typed) {
      const q = normalizeQuery(typed);
      const asked = $state.get();
      if (q === null) {
        giveUp();
        $state.set({ kind: 'idle' });
      } else if (asked.kind === 'idle' || cacheKey(q) !== currentKey) begin(q, DEBOUNCE_MS);
    },
    reset() {
      giveUp();
      cache.clear();
      $state.set({ kind: 'idle' });
    },
  };
}
