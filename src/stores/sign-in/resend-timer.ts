import { CODE_SECONDS } from '#contract/fields.ts';
import { local } from '#src/api/storage.ts';
import { hasErrorCode } from '../errors/error-predicates.ts';

/** Longest wait that the API asks for: after many codes there is one an hour. */
const LONGEST_SECONDS = 3600;

/**
 * Starts the wait before a code may be sent again. It is saved as an expiry time, so that it survives a reload (spec section
 * 9). By whatever this browser's clock says, the wait is between 0 and 300 s.
 */
export function startResendTimer(now = Date.now()): void {
  local.write('otpExpiresAt', String(now + CODE_SECONDS * 1000));
}

/** When a code was refused because others were sent: waits as long as the API says. Nothing for any other error. */
export function waitForResend(error: unknown, now = Date.now()): void {
  if (!hasErrorCode(error, 'resend_too_soon') || error.retryAfter === null) return;
  const seconds = Math.min(error.retryAfter, LONGEST_SECONDS);
  // A wait that is not the usual one is saved with its length, which bounds it.
  local.write('otpExpiresAt', `${now + seconds * 1000} ${seconds}`);
}

/** The expiry time in milliseconds since 1970, and the length of the wait in seconds; null when nothing valid is saved. */
function readTimer(): { expiry: number; length: number } | null {
  const [, expiry, length] = /^(\d{1,16})(?: (\d{1,4}))?$/.exec(local.read('otpExpiresAt') ?? '') ?? [];
  if (expiry === undefined) return null;
  return {
    expiry: Number.parseInt(expiry, 10),
    length: length === undefined ? CODE_SECONDS : Math.min(Number.parseInt(length, 10), LONGEST_SECONDS),
  };
}

/** Whole seconds left, 0 to 300, or as long as the API has said; 0 when nothing valid is saved. */
export function resendSecondsLeft(now = Date.now()): number {
  const timer = readTimer();
  if (!timer) return 0;
  return Math.min(Math.max(Math.ceil((timer.expiry - now) / 1000), 0), timer.length);
}

/** Seconds of the whole wait. */
export const resendWaitLength = (): number => readTimer()?.length ?? CODE_SECONDS;

/** True once a timer was started, even if it has run out. */
export function hasResendTimer(): boolean {
  return local.read('otpExpiresAt') !== null;
}

export function clearResendTimer(): void {
  local.remove('otpExpiresAt');
}
