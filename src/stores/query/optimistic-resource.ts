import { atom, computed, type ReadableAtom } from 'nanostores';
import { isOutcomeUnknown } from '../errors/error-predicates.ts';
import { isDeepEqual } from './deep-equal.ts';
import { reconcileMutation } from './reconcile-mutation.ts';
import { createQuery, keepPreviousData, type QueryState } from './query-client.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** A server value with optimistic changes. */
export interface OptimisticResource<Value, Change> {
  /** The value as it is shown: with the changes that are not saved yet. */
  readonly $optimistic: ReadableAtom<QueryState<Value>>;
  /** Changes that are being saved, the newest last. */
  readonly $pending: ReadableAtom<readonly Change[]>;
  readonly retry: () => void;
  /**
   * Shows a change at once, then saves it.
   * @throws ApiError, after the change was rolled back; its kind is `outcome-unknown` when it may be saved all the same.
   */
  readonly mutate: (change: Change) => Promise<void>;
}

interface Source<Value, Change> {
  readonly key: string;
  readonly read: (signal: AbortSignal) => Promise<Value>;
  /** The value after a change. */
  readonly applyPatch: (value: Value, change: Change) => Value;
  /** Saves a change of the saved value; resolves to the saved value after it. */
  readonly send: (change: Change, saved: Value) => Promise<Value>;
}

/** Saves run one after the other, each on the result of the one before; a read that a save has overtaken runs again. */
export function createOptimisticResource<Value, Change>(
  source: Source<Value, Change>,
): OptimisticResource<Value, Change> {
  let saves = 0;
  const read = async (signal: AbortSignal): Promise<Value> => {
    const before = saves;
    const value = await source.read(signal);
    return before === saves ? value : read(signal);
  };
  const query = createQuery<Value>([source.key], read);
  const $held = keepPreviousData(query);
  const $pending = atom<readonly Change[]>([]);
  let saving: Promise<unknown> = Promise.resolve();

  /** The server's value if it has the change; null otherwise. */
  const reconcile = async (change: Change) => {
    const value = await source.read(new AbortController().signal);
    saves += 1;
    query.mutate(value);
    return isDeepEqual(source.applyPatch(value, change), value) ? value : null;
  };

  const save = async (change: Change) => {
    try {
      const saved = $held.get().data;
      if (saved === null) throw new Error(`${source.key}: changed before it was loaded`);
      const online = navigator.onLine;
      const result = await source
        .send(change, saved)
        .catch((error: unknown) => reconcileMutation(error, online, () => reconcile(change)));
      saves += 1;
      query.mutate(result);
    } catch (error) {
      reportAuthError(error);
      // Show the saved value as soon as it can be read.
      if (isOutcomeUnknown(error)) query.invalidate();
      throw error;
    } finally {
      $pending.set($pending.get().filter((other) => other !== change));
    }
  };

  return {
    $optimistic: computed([$held, $pending], (held, pending) => ({
      ...held,
      data: held.data === null ? null : pending.reduce(source.applyPatch, held.data),
    })),
    $pending,
    retry: () => query.invalidate(),
    mutate: (change) => {
      $pending.set([...$pending.get(), change]);
      const done = saving.then(() => save(change));
      saving = done.catch(() => undefined);
      return done;
    },
  };
}
