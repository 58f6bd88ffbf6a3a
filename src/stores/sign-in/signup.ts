import * as auth from '#contract/auth.ts';
import { normalizeAscii } from '#contract/text/ascii-field.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { guardSignIn, startSession } from '../session/auth.ts';
import { startResendTimer } from './resend-timer.ts';
import { ensureDeviceId } from '../session/device.ts';
import { beginSecondFactor } from './second-factor.ts';

/**
 * Requests a sign-up code and saves what the next page needs. The challenge's token is single use, so it is not saved with
 * the payload.
 * @param token empty when the challenge was bypassed; the server decides.
 * @throws ApiError
 */
export async function requestSignupCode({
  email: typed,
  token,
}: {
  email: string;
  token: string;
}): Promise<void> {
  const email = normalizeAscii(typed);
  const device_id = await ensureDeviceId();
  const reply = await call(auth.requestSignupCode, { body: { email, turnstile_token: token, device_id } });
  local.write('identifier', reply.identifier);
  local.write('signup_payload', JSON.stringify({ email, turnstile_token: '', device_id }));
  local.write('pendingVerificationEmail', email);
  startResendTimer();
}

/** The email that the code was sent to; null when no sign-up is pending in this browser. */
export function signupEmail(): string | null {
  try {
    const payload: unknown = JSON.parse(local.read('signup_payload') ?? 'null');
    if (typeof payload === 'object' && payload !== null && 'email' in payload) {
      return typeof payload.email === 'string' && payload.email.length <= 254 ? payload.email : null;
    }
  } catch {
    // Not our JSON: treated as missing.
  }
  return null;
}

/**
 * Verifies the code, which creates the account and starts the session.
 * @returns what is next: an account that was left half-way may ask for a code of the authenticator app besides.
 * @throws ApiError
 */
export async function verifySignupCode(code: string): Promise<'second-factor' | 'signed-in'> {
  const identifier = local.read('identifier') ?? 'none';
  const reply = await guardSignIn(() => call(auth.verifySignupCode, { body: { code, identifier } }));
  local.write('verified_identifier', reply.verified_identifier);
  if (reply.two_factor && reply.identifier) {
    beginSecondFactor({ email: signupEmail() ?? '', identifier: reply.identifier });
    return 'second-factor';
  }
  local.write('from_otp_verification', 'true');
  startSession();
  return 'signed-in';
}

/** True once after a sign-up was verified: then the next page shows no second welcome (spec section 4). */
export function cameFromSignup(): boolean {
  const isMarked = local.read('from_otp_verification') === 'true';
  local.remove('from_otp_verification');
  return isMarked;
}
