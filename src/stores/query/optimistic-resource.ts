import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isDeepEqual } from './deep-equal.ts';
import { reconcileMutation } from './reconcile-mutation.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isAuthError, isRejected } from '../errors/error-predicates.ts';

/** A value of the server's that is shown as changed before the change is saved. */
export interface OptimisticResource<Value, Change> {
  /** The saved value with the pending changes on top; null until the value is known. */
  readonly $optimistic: ReadableAtom<Value | null>;
  /** What the server is known to have; `initial` until it has said so. */
  readonly $saved: ReadableAtom<Value | null>;
  /** Changes that are shown and not saved, the newest last. */
  readonly $pending: ReadableAtom<readonly Change[]>;
  /** Takes a value that the server pushed, or that another tab has. */
  readonly receive: (value: Value) => void;
  /** @throws ApiError */
  readonly refetch: (signal?: AbortSignal) => Promise<Value>;
  /**
   * Shows a change at once, then saves it.
   * @throws ApiError when it was not saved; its kind is `outcome-unknown` when it may be saved all the same.
   */
  readonly mutate: (change: Change) => Promise<void>;
  /**
   * Sends the changes that stayed after a failure, if there are any.
   * @throws ApiError
   */
  readonly retryPending: () => Promise<void>;
}

export interface OptimisticSource<Value, Change> {
  readonly read: (signal?: AbortSignal) => Promise<Value>;
  readonly applyPatch: (value: Value, change: Change) => Value;
  /** Sends a change of the saved value and returns the value as it is saved then. */
  readonly send: (change: Change, saved: Value) => Promise<Value>;
  /** Shown until the server has answered; without it nothing is. */
  readonly initial?: Value;
  /** Holds the pending changes, where they outlive this document. */
  readonly $pending?: WritableAtom<readonly Change[]>;
  /**
   * Makes one change of two. With it a change that could not be saved stays, and is sent with the next one; without it the
   * change is rolled back.
   */
  readonly merge?: (earlier: Change, later: Change) => Change;
  /** Called with what is to be shown, whenever that changes. */
  readonly onChange?: (shown: Value) => void;
}

/** Saves run one after the other, each on what the one before it left; a read that a save has overtaken is repeated. */
export function createOptimisticResource<Value, Change>(
  source: OptimisticSource<Value, Change>,
): OptimisticResource<Value, Change> {
  const { applyPatch, merge, onChange } = source;
  const $saved = atom<Value | null>(source.initial ?? null);
  const $pending = source.$pending ?? atom<readonly Change[]>([]);
  const $optimistic = computed([$saved, $pending], (saved, pending) =>
    saved === null ? null : pending.reduce(applyPatch, saved),
  );
  if (onChange)
    $optimistic.listen((shown) => {
      if (shown !== null) onChange(shown);
    });

  /** Counts the values that have arrived: a read that began before the last of them may be out of date. */
  let version = 0;
  let lastSave: Promise<void> = Promise.resolve();

  const receive = (value: Value) => {
    version += 1;
    $saved.set(value);
  };

  const refetch = async (signal?: AbortSignal): Promise<Value> => {
    const before = version;
    const value = await source.read(signal);
    if (before !== version) return refetch(signal);
    receive(value);
    return value;
  };

  /** What the server has, if the change is in it. */
  const reconcile = async (change: Change) => {
    const value = await source.read();
    receive(value);
    return isDeepEqual(applyPatch(value, change), value) ? value : null;
  };

  const settle = (changes: readonly Change[]) =>
    $pending.set($pending.get().filter((change) => !changes.includes(change)));

  const save = async (newest: Change) => {
    // Earlier changes that are still pending have failed before.
    const batch = $pending.get().slice(0, $pending.get().indexOf(newest) + 1);
    // Saved already, together with a later change.
    if (batch.length === 0) return;
    const change = merge ? batch.reduce(merge) : newest;
    try {
      await sendNow(change);
      settle(batch);
    } catch (error) {
      if (!merge) settle(batch);
      // The server may refuse an earlier change only: the newest one must not stay unsaved for it.
      if (merge && batch.length > 1 && isRejected(error) && !isAuthError(error)) {
        await sendNow(newest);
        settle([newest]);
        return;
      }
      throw error;
    }
  };

  /** @throws ApiError, reported where it ends the session. */
  const sendNow = async (change: Change) => {
    const saved = $saved.get();
    const wasOnline = navigator.onLine;
    try {
      if (saved === null) throw new Error('changed before the value was known');
      receive(
        await source
          .send(change, saved)
          .catch((error: unknown) => reconcileMutation(error, wasOnline, () => reconcile(change))),
      );
    } catch (error) {
      reportAuthError(error);
      throw error;
    }
  };

  const enqueueSave = (newest: Change): Promise<void> => {
    const saving = lastSave.then(() => save(newest));
    lastSave = saving.catch(() => undefined);
    return saving;
  };

  return {
    $optimistic,
    $saved,
    $pending,
    receive,
    refetch,
    mutate: (change) => {
      $pending.set([...$pending.get(), change]);
      return enqueueSave(change);
    },
    retryPending: async () => {
      const newest = $pending.get().at(-1);
      if (newest !== undefined) await enqueueSave(newest);
    },
  };
}
