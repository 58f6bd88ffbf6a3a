import { atom, computed, type ReadableAtom } from 'nanostores';
import { isUnsure } from '../errors/unsure.ts';
import { isDeepEqual } from './deep-equal.ts';
import { findOut } from './reconcile-mutation.ts';
import { createRead, hold, type Held } from './query-client.ts';
import { tellRefusal } from '../errors/auth-error.ts';

/** What is read from the server and changed here. */
export interface Changeable<Value, Change> {
  /** As it is shown: with what was changed and is not saved yet. */
  readonly $shown: ReadableAtom<Held<Value>>;
  /** What is being saved, the newest last. */
  readonly $pending: ReadableAtom<readonly Change[]>;
  readonly retry: () => void;
  /**
   * Shows a change at once, then saves it.
   * @throws ApiError, after what was changed has been taken back; its kind is `unsure` when it may be saved all the same.
   */
  readonly change: (change: Change) => Promise<void>;
}

interface Source<Value, Change> {
  readonly key: string;
  readonly read: (signal: AbortSignal) => Promise<Value>;
  /** What is shown after a change. */
  readonly apply: (value: Value, change: Change) => Value;
  /** Sends a change of what is saved; what is saved then. */
  readonly save: (change: Change, saved: Value) => Promise<Value>;
}

/** Saves go one after the other, each on what the one before it left; an answer that a save has overtaken is asked for again. */
export function changeable<Value, Change>(source: Source<Value, Change>): Changeable<Value, Change> {
  let saves = 0;
  const read = async (signal: AbortSignal): Promise<Value> => {
    const before = saves;
    const value = await source.read(signal);
    return before === saves ? value : read(signal);
  };
  const query = createRead<Value>([source.key], read);
  const $held = hold(query);
  const $pending = atom<readonly Change[]>([]);
  let saving: Promise<unknown> = Promise.resolve();

  /** What the server has, if that is with the change. */
  const look = async (change: Change) => {
    const value = await source.read(new AbortController().signal);
    saves += 1;
    query.mutate(value);
    return isDeepEqual(source.apply(value, change), value) ? value : null;
  };

  const save = async (change: Change) => {
    try {
      const saved = $held.get().data;
      if (saved === null) throw new Error(`${source.key}: changed before it was known`);
      const online = navigator.onLine;
      const left = await source
        .save(change, saved)
        .catch((error: unknown) => findOut(error, online, () => look(change)));
      saves += 1;
      query.mutate(left);
    } catch (error) {
      tellRefusal(error);
      // Once it can be had, what is saved is shown.
      if (isUnsure(error)) query.invalidate();
      throw error;
    } finally {
      $pending.set($pending.get().filter((other) => other !== change));
    }
  };

  return {
    $shown: computed([$held, $pending], (held, pending) => ({
      ...held,
      data: held.data === null ? null : pending.reduce(source.apply, held.data),
    })),
    $pending,
    retry: () => query.invalidate(),
    change: (change) => {
      $pending.set([...$pending.get(), change]);
      const done = saving.then(() => save(change));
      saving = done.catch(() => undefined);
      return done;
    },
  };
}
