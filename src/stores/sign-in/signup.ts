import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { guardSignIn, startSession } from '../session/auth.ts';
import { startResendTimer } from './resend-timer.ts';
import { ensureDeviceId } from '../session/device.ts';

/**
 * Asks for a sign-up code and remembers what the next screen needs. The challenge's token is single use, so it is not
 * kept with the payload.
 * @param token empty when the challenge was passed over after its time; the server decides.
 * @throws ApiError
 */
export async function requestSignupCode({ email, token }: { email: string; token: string }): Promise<void> {
  const device_id = await ensureDeviceId();
  const reply = await call(auth.requestSignupCode, { email, turnstile_token: token, device_id });
  local.write('identifier', reply.identifier);
  local.write('signup_payload', JSON.stringify({ email, turnstile_token: '', device_id }));
  local.write('pendingVerificationEmail', email);
  startResendTimer();
}

/** The address that the code went to; null when no sign-up is under way in this browser. */
export function signupEmail(): string | null {
  try {
    const payload: unknown = JSON.parse(local.read('signup_payload') ?? 'null');
    if (typeof payload === 'object' && payload !== null && 'email' in payload) {
      return typeof payload.email === 'string' && payload.email.length <= 254 ? payload.email : null;
    }
  } catch {
    // Not what we wrote: as if nothing were there.
  }
  return null;
}

/**
 * Verifies the code; the account exists and this browser is signed in afterwards.
 * @throws ApiError
 */
export async function verifySignupCode(code: string): Promise<void> {
  const identifier = local.read('identifier') ?? 'none';
  const reply = await guardSignIn(() => call(auth.verifySignupCode, { code, identifier }));
  local.write('verified_identifier', reply.verified_identifier);
  local.write('from_otp_verification', 'true');
  startSession();
}

/** True once after a sign-up was verified: the next screen then greets nobody a second time (spec section 4). */
export function cameFromSignup(): boolean {
  const marked = local.read('from_otp_verification') === 'true';
  local.remove('from_otp_verification');
  return marked;
}
