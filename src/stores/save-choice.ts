import * as contract from '#contract/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import type { Settle } from './preferences.ts';
import { tellRefusal } from './refusal.ts';

/** Saves go one after the other: the answer to each has what was chosen before it. */
let saving: Promise<unknown> = Promise.resolve();

/**
 * Saves a choice that is shown already.
 * @throws ApiError, after it has been taken back.
 */
export function saveChoice(chosen: Partial<Preferences>, settle: Settle): Promise<void> {
  const done = saving.then(() => save(chosen, settle));
  saving = done.catch(() => undefined);
  return done;
}

async function save(chosen: Partial<Preferences>, settle: Settle): Promise<void> {
  try {
    const { data } = await call(contract.save, chosen);
    settle(data);
  } catch (error) {
    settle();
    tellRefusal(error);
    throw error;
  }
}
