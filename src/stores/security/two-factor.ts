import type { ErrorDetails } from '#contract/error-codes.ts';
import * as security from '#contract/security.ts';
import { TWO_FACTOR_LOCK_SECONDS } from '#contract/two-factor-codes.ts';
import * as contract from '#contract/two-factor.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { errorDetailsOf } from '../errors/error-details.ts';
import { hasErrorCode } from '../errors/error-predicates.ts';
import { applySecurity, revalidateSecurity, toLocalTime } from './security.ts';
import { broadcastSetupStarted } from './two-factor-channel.ts';

// The answers of these calls hold secrets. They go to the screen that asks, and nothing here keeps them.

/** A key for an authenticator app (RFC 6238), not in force before a first code of it. */
export interface TwoFactorSetup {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://totp/…`, for a QR code and for an app on this device. */
  readonly url: string;
  /** In milliseconds since 1970, by this browser's clock. */
  readonly expiresAt: number;
}

/** Makes a call, and tells who wants to know of its failure. */
async function reported<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

/** Starts a setup, which voids one that was begun before: in other tabs of this browser too, which are told. @throws ApiError */
export const startTwoFactorSetup = (): Promise<TwoFactorSetup> =>
  reported(async () => {
    const { secret, otpauth_url, expires_at } = await call(contract.startTwoFactorSetup);
    broadcastSetupStarted();
    return { secret, url: otpauth_url, expiresAt: toLocalTime(expires_at) };
  });

/** It is on. The recovery codes are null where they can't be shown: the answer that had them was lost. */
export interface TwoFactorEnabled {
  readonly codes: readonly string[] | null;
}

/** Turns it on with a first code of the app. @throws ApiError; `enableRefusalOf` says of which kind. */
export const enableTwoFactor = (code: string): Promise<TwoFactorEnabled> =>
  reported(async () => {
    const { recovery_codes } = await call(contract.enableTwoFactor, { body: { code } });
    revalidateSecurity();
    return { codes: recovery_codes };
  });

const readSecurity = async () => (await call(security.getSecurity)).data;

/** Whether it was turned on by a call whose answer was lost; null when it was not. @throws ApiError */
export async function readEnabled(): Promise<TwoFactorEnabled | null> {
  const answer = await readSecurity();
  if (!answer.two_factor.enabled) return null;
  applySecurity(answer);
  return { codes: null };
}

/** Turns it off. @throws ApiError */
export const disableTwoFactor = (): Promise<security.Security> =>
  reported(async () => {
    const { data } = await call(contract.disableTwoFactor);
    applySecurity(data);
    return data;
  });

/** What it answers, where it was turned off by a call whose answer was lost; null when it was not. @throws ApiError */
export async function readDisabled(): Promise<security.Security | null> {
  const answer = await readSecurity();
  if (answer.two_factor.enabled) return null;
  applySecurity(answer);
  return answer;
}

/** Makes ten new recovery codes. The former ones are void from then on, also where the answer is lost. @throws ApiError */
export const renewRecoveryCodes = (): Promise<readonly string[]> =>
  reported(async () => {
    try {
      return (await call(contract.renewRecoveryCodes)).data.recovery_codes;
    } finally {
      revalidateSecurity();
    }
  });

/** Why a first code was not taken. Moments are milliseconds since 1970, by this browser's clock. */
export type EnableRefusal =
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly drift: ClockDrift | null }
  /** Too many were wrong: none is looked at until then, of no key. */
  | { readonly kind: 'locked'; readonly until: number }
  /** The key can't be turned on any more: it is too old, or another one took its place. */
  | { readonly kind: 'ended'; readonly why: 'expired' | 'replaced' }
  /** It is on already: another tab or device was first. */
  | { readonly kind: 'enabled' };

/** How wrong the clock of the phone is that made a code. */
export interface ClockDrift {
  /** Negative: the phone is behind. */
  readonly seconds: number;
  /** Milliseconds that the server's clock is ahead of this browser's. */
  readonly clockAhead: number;
}

/** The refusal of `enableTwoFactor` that its screen shows; null for any other failure. */
export function enableRefusalOf(error: unknown): EnableRefusal | null {
  const wrong = errorDetailsOf(error, 'code_invalid');
  // The last try begins the lock.
  if (wrong?.tries_left === 0) return { kind: 'locked', until: Date.now() + TWO_FACTOR_LOCK_SECONDS * 1000 };
  if (wrong) return { kind: 'wrong', triesLeft: wrong.tries_left, drift: driftOf(wrong) };
  const locked = errorDetailsOf(error, 'code_locked');
  if (locked?.until) return { kind: 'locked', until: toLocalTime(locked.until) };
  if (hasErrorCode(error, 'two_factor_setup_missing')) return { kind: 'ended', why: 'expired' };
  if (hasErrorCode(error, 'two_factor_setup_replaced')) return { kind: 'ended', why: 'replaced' };
  return hasErrorCode(error, 'two_factor_enabled') ? { kind: 'enabled' } : null;
}

function driftOf({ clock_drift_seconds, as_of }: ErrorDetails['code_invalid']): ClockDrift | null {
  if (!clock_drift_seconds || as_of === undefined) return null;
  return { seconds: clock_drift_seconds, clockAhead: Date.parse(as_of) - Date.now() };
}
