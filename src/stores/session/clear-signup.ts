import { local } from '#src/api/storage.ts';

/** What a sign-up, or the verification of a device, leaves in this browser until its code was right. */
const keys = ['identifier', 'signup_payload', 'pendingVerificationEmail', 'otpExpiresAt'] as const;

/** Leaves the sign-up that is under way ('Not you?'). Removes keys and no more: the wallet's start has it too. */
export function clearSignup(): void {
  for (const key of keys) local.remove(key);
}
