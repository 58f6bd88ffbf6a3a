import * as contract from '#contract/password.ts';
import type { RequestInput } from '#contract/requests.ts';
import { getSecurity, type Security } from '#contract/security.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { reconciled } from '../query/reconcile-mutation.ts';
import { applySecurity } from './security.ts';

export interface PasswordChange {
  readonly security: Security;
  /** How many other devices were logged out; null where the answer that says so was lost. */
  readonly loggedOut: number | null;
}

/**
 * Asks whether the password was changed.
 * @param before `password_changed_at` of before the change
 * @returns null where it was not
 */
async function changeSince(before: string | null): Promise<PasswordChange | null> {
  const security = (await call(getSecurity)).data;
  return security.password_changed_at === before ? null : { security, loggedOut: null };
}

/**
 * Changes the password. Where the answer is lost, the account is asked when it was changed last.
 * @param before `password_changed_at` of before
 * @throws ApiError; `outcome-unknown` where that could not be had either: `checkPasswordChange` asks again
 */
export async function changePassword(
  body: RequestInput<typeof contract.changePassword>['body'],
  before: string | null,
): Promise<PasswordChange> {
  const change = await reconciled(
    async () => {
      const { security, logged_out } = (await call(contract.changePassword, { body })).data;
      return { security, loggedOut: logged_out };
    },
    () => changeSince(before),
  );
  applySecurity(change.security);
  return change;
}

/** Asks what became of a change whose answer was lost. @returns null where the password is the one of before. @throws ApiError */
export async function checkPasswordChange(before: string | null): Promise<PasswordChange | null> {
  try {
    const change = await changeSince(before);
    if (change) applySecurity(change.security);
    return change;
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
