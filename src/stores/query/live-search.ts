import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { pageLanguage } from '#src/api/call.ts';
import { isNetworkError } from '../errors/error-predicates.ts';
import { $online } from './online.ts';
import { retryAfterOf } from './retry-after.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Milliseconds without a keystroke after which the query is sent. */
export const DEBOUNCE_MS = 250;

/** The state of the server's results; `q` is the normalized query. */
export type SearchState<Found> =
  /** Too little is typed to search for. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly q: string }
  | { readonly kind: 'found'; readonly q: string; readonly found: Found }
  | {
      readonly kind: 'failed';
      readonly q: string;
      readonly error: ApiError | null;
      /** When the search runs again by itself after Retry-After, in milliseconds since 1970; null without one. */
      readonly retryAt: number | null;
    };

export interface LiveSearch<Found> {
  readonly $state: ReadableAtom<SearchState<Found>>;
  /** Takes what is typed now, and cancels the query before it. Call it again after a change of language. */
  readonly setQuery: (typed: string) => void;
  readonly retry: () => void;
  /** Cancels the search under way and clears the cache. */
  readonly reset: () => void;
}

interface Source<Found> {
  /** The query for what is typed; null for too little. */
  readonly normalizeQuery: (typed: string) => string | null;
  readonly fetchResults: (q: string, signal: AbortSignal) => Promise<Found>;
  /** Milliseconds without a keystroke before the query is sent, where they are others than `DEBOUNCE_MS`. */
  readonly debounceMs?: number;
}

/** Search as you type: debounced, only the newest query, and none twice. */
export function createLiveSearch<Found>({
  normalizeQuery,
  fetchResults,
  debounceMs = DEBOUNCE_MS,
}: Source<Found>): LiveSearch<Found> {
  const $state = atom<SearchState<Found>>({ kind: 'idle' });
  /** Results by language and query: the server answers in the page's language. */
  const cache = new Map<string, Found>();
  const cacheKey = (q: string) => `${pageLanguage()} ${q}`;
  let currentKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | null = null;
  /** After a Retry-After: no query is sent before it is over. */
  let limit: { readonly error: ApiError; readonly retryAt: number } | null = null;

  const schedule = (q: string, ms: number) => {
    timer = setTimeout(() => void run(q), ms);
  };

  function cancel(): void {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
  }

  function wait(q: string, { error, retryAt }: NonNullable<typeof limit>): void {
    $state.set({ kind: 'failed', q, error, retryAt });
    schedule(q, Math.max(0, retryAt - Date.now()));
  }

  function start(q: string, debounce: number): void {
    cancel();
    currentKey = cacheKey(q);
    const found = cache.get(currentKey);
    if (found !== undefined) $state.set({ kind: 'found', q, found });
    else if (limit && limit.retryAt > Date.now()) wait(q, limit);
    else {
      $state.set({ kind: 'searching', q });
      schedule(q, debounce);
    }
  }

  async function run(q: string): Promise<void> {
    const current = new AbortController();
    const key = cacheKey(q);
    controller = current;
    $state.set({ kind: 'searching', q });
    try {
      const found = await fetchResults(q, current.signal);
      if (current.signal.aborted) return;
      cache.set(key, found);
      $state.set({ kind: 'found', q, found });
    } catch (error) {
      if (!current.signal.aborted) handleError(q, error);
    }
  }

  function handleError(q: string, reason: unknown): void {
    reportAuthError(reason);
    const error = reason instanceof ApiError ? reason : null;
    const seconds = retryAfterOf(reason);
    if (error && seconds !== null) {
      limit = { error, retryAt: Date.now() + seconds * 1000 };
      wait(q, limit);
    } else $state.set({ kind: 'failed', q, error, retryAt: null });
  }

  function retry(): void {
    const state = $state.get();
    if (state.kind === 'failed') start(state.q, 0);
  }

  onMount($state, () =>
    $online.listen((online) => {
      const state = $state.get();
      if (online && state.kind === 'failed' && isNetworkError(state.error)) retry();
    }),
  );

  return {
    $state,
    retry,
    setQuery(typed) {
      const q = normalizeQuery(typed);
      const state = $state.get();
      if (q === null) {
        cancel();
        $state.set({ kind: 'idle' });
      } else if (state.kind === 'idle' || cacheKey(q) !== currentKey) start(q, debounceMs);
    },
    reset() {
      cancel();
      cache.clear();
      $state.set({ kind: 'idle' });
    },
  };
}
