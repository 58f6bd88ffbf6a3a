import type { ErrorCode } from '#contract/error-codes.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { refusedSecret } from '#src/stores/errors/refused-tries.ts';

/** Refusals of the PIN, and of the authenticator app's code: the field is emptied for another try. */
export const pinErrors = ['pin_required', 'pin_invalid'] as const satisfies ErrorCode[];
const totpErrors = ['totp_required', 'totp_invalid', 'totp_used'] as const satisfies ErrorCode[];
/** What the dialog shows by itself as soon as it is read: a lock, or that there is no PIN. */
export const pinStateErrors = ['pin_locked', 'pin_not_set'] as const satisfies ErrorCode[];

export const isOneOf = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  codes.some((code) => hasErrorCode(error, code));

/** True when the password was refused, or is not even looked at after too many wrong ones. */
export const isPasswordError = (error: unknown): boolean =>
  hasErrorCode(error, 'password_invalid') || refusedSecret(error) === 'password';

/** True when the code was refused, or is not even looked at after too many wrong ones. */
export const isTotpError = (error: unknown): boolean =>
  isOneOf(error, totpErrors) || refusedSecret(error) === 'second_factor';

/** True when the approval was refused, which its dialog shows, and not what was approved. */
export const isApprovalError = (error: unknown): boolean =>
  isOneOf(error, [...pinErrors, ...pinStateErrors]) || isTotpError(error);
