import { nanoquery, type Fetcher, type FetcherStore, type KeyInput } from '@nanostores/query';
import { computed, onMount, type ReadableAtom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isAborted, isRetryable } from '../errors/error-predicates.ts';
import { retryAfterOf } from './retry-after.ts';

/** Tries by itself after a failure; after that a person asks, or the next regular read. */
const RETRIES = 3;
const RETRY_DELAY = 2000;

/** Cached, de-duplicated reads of the API, revalidated when the window is looked at again. */
const [createFetcherStore, , queries] = nanoquery({
  dedupeTime: 4000,
  revalidateOnFocus: true,
  onErrorRetry: ({ error, key, retryCount }) => {
    // A read that was given up is as one that never was, and no try.
    if (isAborted(error)) setTimeout(() => queries.invalidateKeys(key));
    return isRetryable(error) && retryCount <= RETRIES
      ? Math.max(RETRY_DELAY * 2 ** (retryCount - 1), (retryAfterOf(error) ?? 0) * 1000)
      : null;
  },
  onError: reportAuthError,
});

export { queries };

// With a network again nothing waits out what is left of a pause, and its tries are counted anew.
if (typeof window !== 'undefined') addEventListener('online', () => queries.invalidateKeys(() => true));

/** Keys of reads that news asked for, and that have not begun since. */
const staleWhileFetching = new Set<string>();

/**
 * Asks anew for reads of which something is new. One that is on its way may be of before: it is asked for once more when its
 * answer is there. (One that fails has tries of its own.)
 */
export function invalidateQueries(fits: (key: string) => boolean = () => true): void {
  queries.revalidateKeys((key) => fits(key) && Boolean(staleWhileFetching.add(key)));
}

type Ask<T> = (signal: AbortSignal, ...key: Parameters<Fetcher<T>>) => Promise<T>;

/**
 * A read, shared by all who show it under its key. Two seconds after the last of them has left (a store's own patience, and
 * that of what holds it), what is on its way is given up; the next one asks anew. `revalidate` is for news; `invalidate` is
 * for a person, and lets the tries after a failure begin anew.
 * @param ask hands the signal on to the call.
 * @param revalidateInterval milliseconds between two reads while somebody looks; 0 for none.
 */
export function createQuery<T>(
  key: KeyInput,
  ask: Ask<T>,
  revalidateInterval = 0,
): FetcherStore<T, ApiError> {
  const underWay = new Set<AbortController>();
  const query = createFetcherStore<T, ApiError>(key, {
    revalidateInterval,
    fetcher: async (...parts) => {
      const mine = parts.join('');
      staleWhileFetching.delete(mine);
      const leaving = new AbortController();
      underWay.add(leaving);
      try {
        const value = await ask(leaving.signal, ...parts);
        // The store takes the answer before the next one can be asked for.
        setTimeout(() => staleWhileFetching.has(mine) && invalidateQueries((other) => other === mine));
        return value;
      } finally {
        underWay.delete(leaving);
      }
    },
  });
  query.revalidate = () => invalidateQueries((other) => other === query.key);
  onMount(query, () => () => {
    for (const leaving of underWay) leaving.abort();
  });
  return query;
}

/** What a screen shows of a read. Data and error may both be there: then the data is from before. */
export interface QueryState<T> {
  readonly data: T | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
}

/**
 * A query that keeps what it had: the data while a newer read runs or has failed, and the error while it is tried again.
 * A screen never falls back from a figure to a skeleton. In memory only.
 */
export function keepPreviousData<T>(query: FetcherStore<T, ApiError>): ReadableAtom<QueryState<T>> {
  let last: QueryState<T> = { data: null, error: null, loading: false };
  return computed(query, ({ data, error: failure, loading }) => {
    const error = isAborted(failure) ? undefined : failure;
    if (data !== undefined && !error && !loading) last = { data, error: null, loading };
    else last = { data: data ?? last.data, error: error ?? (loading ? last.error : null), loading };
    return last;
  });
}
