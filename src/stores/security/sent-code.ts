/** A code that was sent by email. Times in milliseconds since 1970, by this browser's clock. */
export interface SentCode {
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** @param times in seconds, as the API answers them */
export function sentCode({ expires_in, resend_in }: { expires_in: number; resend_in: number }): SentCode {
  const now = Date.now();
  return { expiresAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 };
}
