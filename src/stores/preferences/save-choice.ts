import * as contract from '#contract/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import type { Rollback } from './preferences.ts';
import { reportAuthError } from '../errors/auth-error.ts';

/** Saves go one after the other: the answer to each has what was chosen before it. */
let saving: Promise<unknown> = Promise.resolve();

/**
 * Saves a choice that is shown already.
 * @throws ApiError, after it has been taken back; its kind is `outcome-unknown` when it may be saved all the same.
 */
export function saveChoice(chosen: Partial<Preferences>, settle: Rollback): Promise<void> {
  const done = saving.then(() => save(chosen, settle));
  saving = done.catch(() => undefined);
  return done;
}

/** What the server has, if that is with what was chosen. */
async function look(chosen: Partial<Preferences>): Promise<Preferences | null> {
  const { data } = await call(contract.read);
  const keys = Object.keys(chosen) as (keyof Preferences)[];
  return keys.every((key) => chosen[key] === data[key]) ? data : null;
}

async function save(chosen: Partial<Preferences>, settle: Rollback): Promise<void> {
  const online = navigator.onLine;
  try {
    settle(
      await call(contract.save, chosen).then(
        ({ data }) => data,
        (error: unknown) => reconcileMutation(error, online, () => look(chosen)),
      ),
    );
  } catch (error) {
    settle();
    reportAuthError(error);
    throw error;
  }
}
