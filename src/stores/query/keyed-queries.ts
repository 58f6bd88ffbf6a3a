import type { FetcherStore } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { createStoreCache } from './store-cache.ts';
import { keepPreviousData, type QueryState } from './query-client.ts';

/** A query of one thing among many. */
export interface KeyedQuery<T> {
  readonly $state: ReadableAtom<QueryState<T>>;
  /** For a person's "Try again": the retries start anew. */
  readonly refetch: () => void;
}

/** A query for each key, made when it is first asked for, and the same object each time while it is in use. */
export function createKeyedQueries<Key extends readonly string[], T>(
  create: (...key: Key) => FetcherStore<T, ApiError>,
): (...key: Key) => KeyedQuery<T> {
  const queries = createStoreCache<KeyedQuery<T>>(({ $state }) => $state);
  return (...key) =>
    queries.of(key.join(' '), () => {
      const store = create(...key);
      return { $state: keepPreviousData(store), refetch: () => store.invalidate() };
    });
}
