import { nanoquery, type Fetcher, type FetcherStore, type KeyInput } from '@nanostores/query';
import { computed, onMount, type ReadableAtom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isAborted, isRetryable } from '../errors/error-predicates.ts';
import { retryAfterOf } from './retry-after.ts';

/** Automatic retries after a failure; then only a person or the next regular read tries again. */
const RETRIES = 3;
const RETRY_DELAY = 2000;

/** Cached, de-duplicated reads of the API, revalidated when the window gets the focus. */
const [createFetcherStore, , queries] = nanoquery({
  dedupeTime: 4000,
  revalidateOnFocus: true,
  onErrorRetry: ({ error, key, retryCount }) => {
    // A cancelled read leaves no cache entry and uses up no retry.
    if (isAborted(error)) setTimeout(() => queries.invalidateKeys(key));
    return isRetryable(error) && retryCount <= RETRIES
      ? Math.max(RETRY_DELAY * 2 ** (retryCount - 1), (retryAfterOf(error) ?? 0) * 1000)
      : null;
  },
  onError: reportAuthError,
});

export { queries };

// With a network again, failed reads run at once, with all their retries.
if (typeof window !== 'undefined') addEventListener('online', () => queries.invalidateKeys(() => true));

/** Keys whose data became stale while a read was under way. */
const staleWhileFetching = new Set<string>();

/**
 * Refetches queries whose data is stale. A read that is under way may hold older data: it runs once more after its answer. (One
 * that fails has retries of its own.)
 */
export function invalidateQueries(matches: (key: string) => boolean = () => true): void {
  queries.revalidateKeys((key) => matches(key) && Boolean(staleWhileFetching.add(key)));
}

type FetchQuery<T> = (signal: AbortSignal, ...key: Parameters<Fetcher<T>>) => Promise<T>;

/**
 * A query, shared by all components that show it under its key. Two seconds after the last one unmounts (nanostores waits one
 * for the query and one for what is computed from it), a read under way is cancelled. `revalidate` is for stale data;
 * `invalidate` is for a person's "Try again", and starts the retries anew.
 * @param fetchQuery passes the signal on to the call.
 * @param revalidateInterval milliseconds between two reads while the query is mounted; 0 for none.
 */
export function createQuery<T>(
  key: KeyInput,
  fetchQuery: FetchQuery<T>,
  revalidateInterval = 0,
): FetcherStore<T, ApiError> {
  const controllers = new Set<AbortController>();
  const query = createFetcherStore<T, ApiError>(key, {
    revalidateInterval,
    fetcher: async (...parts) => {
      const ownKey = parts.join('');
      staleWhileFetching.delete(ownKey);
      const controller = new AbortController();
      controllers.add(controller);
      try {
        const value = await fetchQuery(controller.signal, ...parts);
        // The store has to take over this answer before it can fetch the next one.
        setTimeout(() => staleWhileFetching.has(ownKey) && invalidateQueries((other) => other === ownKey));
        return value;
      } finally {
        controllers.delete(controller);
      }
    },
  });
  query.revalidate = () => invalidateQueries((other) => other === query.key);
  onMount(query, () => () => {
    for (const controller of controllers) controller.abort();
  });
  return query;
}

/** What a screen shows of a query. With both data and error, the data is from an earlier read. */
export interface QueryState<T> {
  readonly data: T | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
}

/**
 * A query that keeps its previous data while a newer read runs or after it failed, and its error during a retry: a screen
 * never falls back from an amount to a skeleton. In memory only.
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
