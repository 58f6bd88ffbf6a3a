import type { ErrorCode, ErrorDetails } from '#contract/error-codes.ts';
import type { ReauthMethod, ReauthPurpose } from '#contract/reauth-purposes.ts';
import * as contract from '#contract/reauth.ts';
import type { RequestInput } from '#contract/requests.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { errorDetailsOf } from '../errors/error-details.ts';
import { sentCode, type SentCode } from './sent-code.ts';

/** What is sent to prove who it is. */
export type Proof = RequestInput<typeof contract.reauthenticate>['body'];

/** What a call wants to have proven, and with what. */
export type ReauthRefusal = ErrorDetails['reauth_required'];

/** What has to be proven before a call is let through; null for any other error, and for another purpose. */
export function reauthRefusalOf(error: unknown, purpose: ReauthPurpose): ReauthRefusal | null {
  const refusal = errorDetailsOf(error, 'reauth_required');
  return refusal?.purpose === purpose ? refusal : null;
}

/** Proves that it is the owner who makes a change. The API keeps the proof with the session. @throws ApiError */
export async function reauthenticate(body: Proof): Promise<void> {
  try {
    await call(contract.reauthenticate, { body });
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

/** Sends a code to the address of an account without a password. @throws ApiError */
export async function requestReauthCode(purpose: ReauthPurpose): Promise<SentCode> {
  try {
    return sentCode((await call(contract.requestReauthCode, { body: { purpose } })).data);
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

/** The field that each refusal is about. */
const methodOfCode: Readonly<Record<string, ReauthMethod>> = {
  password_invalid: 'password',
  code_invalid: 'email_code',
  code_expired: 'email_code',
  code_locked: 'email_code',
  flow_expired: 'email_code',
  totp_invalid: 'totp',
  totp_used: 'totp',
  recovery_code_invalid: 'recovery_code',
} satisfies Partial<Record<ErrorCode, ReauthMethod>>;
/** The field of each secret that `rate_limited` may name, of which too many were wrong. */
const methodOfSecret: Readonly<Record<string, ReauthMethod>> = {
  password: 'password',
  code: 'email_code',
  second_factor: 'totp',
};

/**
 * Which of the fields an error is about: what was typed there is wrong, or is not even looked at after too many wrong ones. Null for
 * any other error.
 */
export function refusedMethod(error: unknown): ReauthMethod | null {
  if (!(error instanceof ApiError) || error.code === null) return null;
  const { secret } = error.details;
  if (error.code === ('rate_limited' satisfies ErrorCode))
    return typeof secret === 'string' ? (methodOfSecret[secret] ?? null) : null;
  return methodOfCode[error.code] ?? null;
}
