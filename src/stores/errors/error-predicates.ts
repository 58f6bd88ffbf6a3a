import { isClosedAccount, type ClosedAccount } from '#contract/closed-account.ts';
import type { ErrorCode } from '#contract/envelope.ts';
import { ApiError } from '#src/api/api-error.ts';

/** True when nothing answered. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** The words of a refusal that asks for this device to be verified first; null for any other failure. */
export function deviceVerificationOf(error: unknown): { message: string | null } | null {
  return error instanceof ApiError && error.deviceUnauthorized ? { message: error.serverMessage } : null;
}

/** True when the session is over. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** True when an onboarding step was done already, in another tab perhaps: there is nothing left to do here. */
export function isStepCompleted(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('step_not_required' satisfies ErrorCode);
}

/** What became of an account that the API refuses because of it; null for any other failure. */
export function accountClosedReason(error: unknown): ClosedAccount | null {
  return error instanceof ApiError && isClosedAccount(error.code) ? error.code : null;
}
