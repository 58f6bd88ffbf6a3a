import { CODE_SECONDS } from '#contract/fields.ts';
import { local } from '#src/api/storage.ts';

/**
 * Starts the wait before a code may be sent again. It is saved as an expiry time, so that it survives a reload (spec section
 * 9). By whatever this browser's clock says, the wait is between 0 and 300 s.
 */
export function startResendTimer(now = Date.now()): void {
  local.write('otpExpiresAt', String(now + CODE_SECONDS * 1000));
}

/** Whole seconds left, 0 to 300; 0 when nothing valid is saved. */
export function resendSecondsLeft(now = Date.now()): number {
  const stored = local.read('otpExpiresAt');
  const expiry = stored !== null && /^\d{1,16}$/.test(stored) ? Number.parseInt(stored, 10) : Number.NaN;
  if (Number.isNaN(expiry)) return 0;
  return Math.min(Math.max(Math.ceil((expiry - now) / 1000), 0), CODE_SECONDS);
}

/** True once a timer was started, even if it has run out. */
export function hasResendTimer(): boolean {
  return local.read('otpExpiresAt') !== null;
}

export function clearResendTimer(): void {
  local.remove('otpExpiresAt');
}
