import type { ErrorCode } from '#contract/error-codes.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';

/** Refusals of the PIN, and of the authenticator app's code: the field is emptied for another try. */
export const pinErrors = ['pin_required', 'pin_invalid'] as const satisfies ErrorCode[];
export const totpErrors = ['totp_required', 'totp_invalid', 'totp_used'] as const satisfies ErrorCode[];
/** What the dialog shows by itself as soon as it is read: a lock, or that there is no PIN. */
export const pinStateErrors = ['pin_locked', 'pin_not_set'] as const satisfies ErrorCode[];

export const isOneOf = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  codes.some((code) => hasErrorCode(error, code));

/** True when the approval was refused, which its dialog shows, and not what was approved. */
export const isApprovalError = (error: unknown): boolean =>
  isOneOf(error, [...pinErrors, ...totpErrors, ...pinStateErrors]);
