import { nanoquery, type Fetcher, type FetcherStore, type KeyInput } from '@nanostores/query';
import { computed, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { tellRefusal } from './refusal.ts';

/** Reads that are worth another try by themselves: the network, or a server in trouble. */
const passes = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'bad-json' || error.status >= 500);

/** Tries by itself after a failure; after that a person asks, or the next regular read. */
const RETRIES = 3;
const RETRY_DELAY = 2000;
/** Milliseconds after which a read that was given up is as one that never was. */
const FORGET = 1;

/** Cached, de-duplicated reads of the API, revalidated when the window is looked at again. */
const [createQuery, , queries] = nanoquery({
  dedupeTime: 4000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  onErrorRetry: ({ error, retryCount }) =>
    isGivenUp(error)
      ? FORGET
      : passes(error) && retryCount <= RETRIES
        ? RETRY_DELAY * 2 ** (retryCount - 1)
        : null,
  onError: tellRefusal,
});

export { queries };

/** An answer that nobody waits for any more: not a failure, and not an answer either. */
const isGivenUp = (error: unknown) => error instanceof ApiError && error.kind === 'aborted';

type Ask<T> = (signal: AbortSignal, ...key: Parameters<Fetcher<T>>) => Promise<T>;

/**
 * A read, shared by all who show it under its key. Two seconds after the last of them has left (a store's own patience, and
 * that of what holds it), what is on its way is given up; the next one asks anew.
 * @param ask hands the signal on to the call.
 * @param revalidateInterval milliseconds between two reads while somebody looks; 0 for none.
 */
export function createRead<T>(key: KeyInput, ask: Ask<T>, revalidateInterval = 0): FetcherStore<T, ApiError> {
  const underWay = new Set<AbortController>();
  const query = createQuery<T, ApiError>(key, {
    revalidateInterval,
    fetcher: async (...parts) => {
      const leaving = new AbortController();
      underWay.add(leaving);
      try {
        return await ask(leaving.signal, ...parts);
      } finally {
        underWay.delete(leaving);
      }
    },
  });
  onMount(query, () => () => {
    for (const leaving of underWay) leaving.abort();
  });
  return query;
}

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
  return computed(query, ({ data, error: failure, loading }) => {
    const error = isGivenUp(failure) ? undefined : failure;
    if (data !== undefined && !error && !loading) last = { data, error: null, loading };
    else last = { data: data ?? last.data, error: error ?? (loading ? last.error : null), loading };
    return last;
  });
}
