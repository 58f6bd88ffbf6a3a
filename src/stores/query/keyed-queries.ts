import type { FetcherStore } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { keepPreviousData, type QueryState } from './query-client.ts';

/** A query of one thing among many. */
export interface KeyedQuery<T> {
  readonly $state: ReadableAtom<QueryState<T>>;
  /** For a person's "Try again": the retries start anew. */
  readonly refetch: () => void;
}

/** Queries that are kept while nobody shows them: what was open last is there at once. */
const MAX_UNUSED = 20;

/**
 * A query for each key, made when it is first asked for, and the same object each time while it is in use. Unlike one query
 * whose key changes, two of them can be shown at a time, and none shows the data of another.
 */
export function createKeyedQueries<Key extends readonly string[], T>(
  create: (...key: Key) => FetcherStore<T, ApiError>,
): (...key: Key) => KeyedQuery<T> {
  /** The one that was asked for last at the end. */
  const queries = new Map<string, KeyedQuery<T>>();
  return (...key) => {
    const name = key.join(' ');
    let query = queries.get(name);
    if (!query) {
      const store = create(...key);
      query = { $state: keepPreviousData(store), refetch: () => store.invalidate() };
    }
    queries.delete(name);
    queries.set(name, query);
    for (const [other, { $state }] of queries) {
      if (queries.size <= MAX_UNUSED) break;
      if ($state.lc === 0 && other !== name) queries.delete(other);
    }
    return query;
  };
}
