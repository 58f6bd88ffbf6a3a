import { local } from '#src/api/storage.ts';
import { clearCountdown } from './countdown.ts';

/** Leaves the sign-up that is under way ('Not you?'). */
export function forgetSignup(): void {
  for (const key of ['identifier', 'signup_payload', 'pendingVerificationEmail'] as const) local.remove(key);
  clearCountdown();
}
