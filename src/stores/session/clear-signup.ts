import { local } from '#src/api/storage.ts';

/** What a sign-up, or the verification of a device, stores until its code was right. */
const keys = ['identifier', 'signup_payload', 'pendingVerificationEmail', 'otpExpiresAt'] as const;

/** Clears the pending sign-up ('Not you?'). Only removes keys, because the wallet's first script includes it. */
export function clearSignup(): void {
  for (const key of keys) local.remove(key);
}
