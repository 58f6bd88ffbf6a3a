import type { RequestInput } from '#contract/requests.ts';
import * as contract from '#contract/security.ts';
import { call } from '#src/api/call.ts';
import { hasErrorCode } from '../errors/error-predicates.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { savePinHint } from '../session/auth.ts';
import { sentCode, type SentCode } from './sent-code.ts';
import { applySecurity, revalidateSecurity } from './security.ts';

/** Makes a change of the PIN and shows its answer. A refusal may have counted a try, so what is shown is read anew. */
async function change(request: () => Promise<{ data: contract.Security }>): Promise<void> {
  try {
    applySecurity((await request()).data);
    savePinHint(true);
  } catch (error) {
    reportAuthError(error);
    revalidateSecurity();
    throw error;
  }
}

/** Sets the first PIN. @throws ApiError */
export const setPin = (body: RequestInput<typeof contract.setPin>['body']) =>
  change(() => call(contract.setPin, { body }));

/** @throws ApiError */
export const changePin = (body: RequestInput<typeof contract.changePin>['body']) =>
  change(() => call(contract.changePin, { body }));

/** Sets a new PIN in place of a forgotten one, with the code of an email. @throws ApiError */
export const resetPin = (body: RequestInput<typeof contract.resetPin>['body']) =>
  change(() => call(contract.resetPin, { body }));

/** A code that was sent for a reset. */
export interface PinResetCode extends SentCode {
  readonly identifier: string;
}

/** When the next code can be requested, after one was refused because others were sent; null for any other error. */
export const resendAtOf = (error: unknown): number | null =>
  hasErrorCode(error, 'resend_too_soon') && error.retryAfter !== null
    ? Date.now() + error.retryAfter * 1000
    : null;

/** Sends a code to the account's address. @throws ApiError */
export async function requestPinReset(): Promise<PinResetCode> {
  try {
    const { identifier, ...times } = (await call(contract.requestPinReset)).data;
    return { identifier, ...sentCode(times) };
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
