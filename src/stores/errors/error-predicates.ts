import { isClosedAccount, type ClosedAccount } from '#contract/login-notices.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#src/api/api-error.ts';

/** True when no answer arrived: the browser has no network, or the API is out of reach. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}

/** True when the caller itself cancelled the call: neither a failure nor an answer. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** True when the API judged what was sent and said no, as opposed to failing or not answering. */
export function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * True when a call failed without saying whether the API carried it out: no answer, an unreadable one, or a 5xx. After a
 * mutation, `reconcileMutation` asks the API.
 */
export function isAmbiguousFailure(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return false;
  return error.kind !== 'http' || error.status >= 500;
}

/** True when the same call may succeed at another time: an ambiguous failure, a timeout (408) or too many calls (429). */
export function isRetryable(error: unknown): boolean {
  return (
    isAmbiguousFailure(error) || (error instanceof ApiError && (error.status === 408 || error.status === 429))
  );
}

/** True when a mutation's answer was lost and asking the API for its outcome failed too. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'outcome-unknown';
}

/** The approval of a payment or a change was refused (403): nothing is wrong with the session. */
const approvalCodes: ReadonlySet<string | null> = new Set<ErrorCode>([
  'pin_required',
  'pin_invalid',
  'pin_not_set',
  'totp_required',
  'totp_invalid',
  'totp_used',
  'sending_frozen',
  // About the page that sent the call, not about who is logged in.
  'origin_refused',
  'reauth_required',
  'recovery_code_invalid',
  'change_restricted',
]);

/** True when the API said that nobody is signed in (401), or that this session may not do it (403). */
export function isAuthError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.status === 403 && !approvalCodes.has(error.code));
}

/** True when the session is over. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's message when it wants this device verified first; null for any other error. */
export function deviceVerificationOf(error: unknown): { message: string | null } | null {
  return error instanceof ApiError && error.deviceUnauthorized ? { message: error.serverMessage } : null;
}

/** Why the account was closed, when the API refuses a call because of it; null for any other error. */
export function accountClosedReason(error: unknown): ClosedAccount | null {
  return error instanceof ApiError && isClosedAccount(error.code) ? error.code : null;
}

/** True for an answer of the API with this code. */
export const hasErrorCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** True when an onboarding step is done already, in another tab perhaps: the person goes on to the next one. */
export const isStepCompleted = (error: unknown) => hasErrorCode(error, 'onboarding_step_done');

/** True when the API no longer knows the flow of an identifier: it has to start again. */
export const isFlowExpired = (error: unknown) => hasErrorCode(error, 'flow_expired');

/** True after too many wrong codes: the API accepts none any more. */
export const isCodeLocked = (error: unknown) => hasErrorCode(error, 'code_locked');

/**
 * True when another try with the same secret is of no use now: too many wrong ones came, of this code or of the account. It is said
 * beside the field.
 */
export const isTryRefused = (error: unknown) => isCodeLocked(error) || hasErrorCode(error, 'rate_limited');

/** The server's errors of single fields: name -> message key of contract/fields.ts. Empty for any other error. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
