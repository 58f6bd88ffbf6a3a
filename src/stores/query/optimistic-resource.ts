import { atom, computed, type ReadableAtom } from 'nanostores';
import { isOutcomeUnknown } from '../errors/error-predicates.ts';
import { isDeepEqual } from './deep-equal.ts';
import { reconcileMutation } from './reconcile-mutation.ts';
import { createQuery, keepPreviousData, type QueryState } from './query-client.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** What is read from the server and changed here. */
export interface OptimisticResource<Value, Change> {
  /** As it is shown: with what was changed and is not saved yet. */
  readonly $optimistic: ReadableAtom<QueryState<Value>>;
  /** What is being saved, the newest last. */
  readonly $pending: ReadableAtom<readonly Change[]>;
  readonly retry: () => void;
  /**
   * Shows a change at once, then saves it.
   * @throws ApiError, after what was changed has been taken back; its kind is `outcome-unknown` when it may be saved all the same.
   */
  readonly mutate: (change: Change) => Promise<void>;
}

interface Source<Value, Change> {
  readonly key: string;
  readonly read: (signal: AbortSignal) => Promise<Value>;
  /** What is shown after a change. */
  readonly applyPatch: (value: Value, change: Change) => Value;
  /** Sends a change of what is saved; what is saved then. */
  readonly send: (change: Change, saved: Value) => Promise<Value>;
}

/** Saves go one after the other, each on what the one before it left; an answer that a save has overtaken is asked for again. */
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

  /** What the server has, if that is with the change. */
  const reconcile = async (change: Change) => {
    const value = await source.read(new AbortController().signal);
    saves += 1;
    query.mutate(value);
    return isDeepEqual(source.applyPatch(value, change), value) ? value : null;
  };

  const save = async (change: Change) => {
    try {
      const saved = $held.get().data;
      if (saved === null) throw new Error(`${source.key}: changed before it was known`);
      const online = navigator.onLine;
      const left = await source
        .send(change, saved)
        .catch((error: unknown) => reconcileMutation(error, online, () => reconcile(change)));
      saves += 1;
      query.mutate(left);
    } catch (error) {
      reportAuthError(error);
      // Once it can be had, what is saved is shown.
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
