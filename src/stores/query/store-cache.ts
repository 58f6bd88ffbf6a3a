import type { ReadableAtom } from 'nanostores';

/** How many are cached, also while nobody shows them: what was open last is there at once. Who searches by typing opens many. */
const MAX_CACHED = 20;

export interface StoreCache<Store> {
  /** That of a key, made when it is first asked for, and the same object each time while it is in use. */
  readonly of: (key: string, create: () => Store) => Store;
  /** All that are cached, to tell each of what has changed. */
  readonly all: () => Iterable<Store>;
}

/**
 * A cache of stores, one for each key, of which the least recently used ones are evicted. Unlike one store whose key changes, two of
 * them can be shown at a time, and none shows the data of another.
 * @param stateOf the atom of one that components subscribe to: while one does, it is in use.
 */
export function createStoreCache<Store>(stateOf: (store: Store) => ReadableAtom): StoreCache<Store> {
  /** The one that was asked for last at the end. */
  const cached = new Map<string, Store>();
  return {
    of(key, create) {
      const one = cached.get(key) ?? create();
      cached.delete(key);
      cached.set(key, one);
      for (const [other, store] of cached) {
        if (cached.size <= MAX_CACHED) break;
        if (stateOf(store).lc === 0 && other !== key) cached.delete(other);
      }
      return one;
    },
    all: () => cached.values(),
  };
}
