import * as contract from '#contract/preferences.ts';
import type { Preferences } from '#contract/preferences.ts';
import { call } from '#src/api/call.ts';
import { findOut } from './lost-answer.ts';

/**
 * What became of preferences whose save failed. Code that a start does without.
 * @param wasOnline whether there was a network when they were sent.
 * @throws ApiError: `error` when they are not saved; `unsure` when nobody could say.
 */
export function findChoice(
  error: unknown,
  wasOnline: boolean,
  chosen: Partial<Preferences>,
): Promise<{ readonly data: Preferences }> {
  const keys = Object.keys(chosen) as (keyof Preferences)[];
  return findOut(error, wasOnline, async () => {
    const reply = await call(contract.read);
    return keys.every((key) => chosen[key] === reply.data[key]) ? reply : null;
  });
}
