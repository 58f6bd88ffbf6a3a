import type { ReadableAtom } from 'nanostores';

/** How many are kept, also while nobody shows them: what was open last is there at once. Who searches by typing opens many. */
const MAX_KEPT = 20;

export interface KeptStores<Kept> {
  /** That of a key, made when it is first asked for, and the same object each time while it is in use. */
  readonly of: (key: string, create: () => Kept) => Kept;
  /** All that are kept, to tell each of what has changed. */
  readonly all: () => Iterable<Kept>;
}

/**
 * A store for each key. Unlike one store whose key changes, two of them can be shown at a time, and none shows the data of another.
 * @param stateOf the atom of one that components subscribe to: while one does, it is in use.
 */
export function createKeptStores<Kept>(stateOf: (kept: Kept) => ReadableAtom): KeptStores<Kept> {
  /** The one that was asked for last at the end. */
  const kept = new Map<string, Kept>();
  return {
    of(key, create) {
      const one = kept.get(key) ?? create();
      kept.delete(key);
      kept.set(key, one);
      for (const [other, store] of kept) {
        if (kept.size <= MAX_KEPT) break;
        if (stateOf(store).lc === 0 && other !== key) kept.delete(other);
      }
      return one;
    },
    all: () => kept.values(),
  };
}
