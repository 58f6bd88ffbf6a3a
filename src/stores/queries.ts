import { nanoquery, type FetcherStore } from '@nanostores/query';
import { computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { $refusal } from './refusal.ts';

/** Reads that are worth another try by themselves: the network, or a server in trouble. */
const passes = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'bad-json' || error.status >= 500);

/** Tries by itself after a failure; after that a person asks, or the next regular read. */
const RETRIES = 3;
const RETRY_DELAY = 2000;

/** Cached, de-duplicated reads of the API, revalidated when the window is looked at again. */
export const [createQuery, createMutation, queries] = nanoquery({
  dedupeTime: 4000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  onErrorRetry: ({ error, retryCount }) =>
    passes(error) && retryCount <= RETRIES ? RETRY_DELAY * 2 ** (retryCount - 1) : null,
  onError: (error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) $refusal.set(error);
  },
});

/** What a screen shows of a read. Data and error may both be there: then the data is from before. */
export interface Held<T> {
  readonly data: T | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
}

/**
 * A query that keeps what it had: the data while a newer read runs or has failed, and the error while it is tried again.
 * A screen never falls back from a figure to a skeleton. In memory only.
 */
export function hold<T>(query: FetcherStore<T, ApiError>): ReadableAtom<Held<T>> {
  let last: Held<T> = { data: null, error: null, loading: false };
  return computed(query, ({ data, error, loading }) => {
    if (data !== undefined && !error && !loading) last = { data, error: null, loading };
    else last = { data: data ?? last.data, error: error ?? (loading ? last.error : null), loading };
    return last;
  });
}
