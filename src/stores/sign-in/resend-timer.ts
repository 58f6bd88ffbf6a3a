import { CODE_SECONDS } from '#contract/fields.ts';
import { local } from '#src/api/storage.ts';

/**
 * The wait before a code may be sent again, kept as a moment so that it survives a reload (spec section 9). The moment is
 * this browser's; whatever its clock says, the wait is between 0 and 300 s.
 */
export function startResendTimer(now = Date.now()): void {
  local.write('otpExpiresAt', String(now + CODE_SECONDS * 1000));
}

/** Whole seconds left, 0 to 300. Nothing stored, or nothing readable, is 0: a code may be asked for again. */
export function resendSecondsLeft(now = Date.now()): number {
  const stored = local.read('otpExpiresAt');
  const expiry = stored !== null && /^\d{1,16}$/.test(stored) ? Number.parseInt(stored, 10) : Number.NaN;
  if (Number.isNaN(expiry)) return 0;
  return Math.min(Math.max(Math.ceil((expiry - now) / 1000), 0), CODE_SECONDS);
}

/** True when a wait was begun, be it over or not: a code is, or was, under way. */
export function hasResendTimer(): boolean {
  return local.read('otpExpiresAt') !== null;
}

export function clearCountdown(): void {
  local.remove('otpExpiresAt');
}
