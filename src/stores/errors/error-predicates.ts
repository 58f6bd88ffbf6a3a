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

/** True when the API no longer knows the flow that an identifier named: it has to begin again. */
export function isFlowExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('unknown_identifier' satisfies ErrorCode);
}

/** True when too many codes were wrong: none is taken any more. */
export function isCodeLocked(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('code_locked' satisfies ErrorCode);
}

/** True when the API judged what was sent and said no, as opposed to failing or not answering. */
export function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** True when nobody knows whether what was changed is saved: its answer was lost, and so was the question what became of it. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unsure';
}
