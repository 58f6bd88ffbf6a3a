import * as auth from '#contract/auth.ts';
import * as twoFactor from '#contract/two-factor-login.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { guardSignIn, startSession } from '../session/auth.ts';
import { startResendTimer } from './resend-timer.ts';
import { ensureDeviceId } from '../session/device.ts';
import { clearSignup } from '../session/clear-signup.ts';
import { $secondFactor, clearSecondFactor, beginSecondFactor } from './second-factor.ts';

/** `second-factor`: a code of the authenticator app is required. `verify`: this device must be verified by a mailed code. */
export type LoginStep = 'second-factor' | 'verify' | 'signed-in';

/**
 * Signs in with a password.
 * @throws ApiError
 */
export async function login(credentials: {
  email: string;
  password: string;
  token: string;
}): Promise<LoginStep> {
  const { email, password, token } = credentials;
  const reply = await guardSignIn(async () => {
    const device_id = await ensureDeviceId();
    return call(auth.login, { body: { email, password, turnstile_token: token, device_id } });
  });
  if (reply.two_factor && reply.identifier) {
    beginSecondFactor({ email, identifier: reply.identifier });
    return 'second-factor';
  }
  return finishLogin(email, reply.identifier);
}

/**
 * The second step of a login: a code of the authenticator app, or a recovery code.
 * @throws ApiError
 */
export async function verifySecondFactor(code: string): Promise<Exclude<LoginStep, 'second-factor'>> {
  const { email = '', identifier = 'none' } = $secondFactor.get() ?? {};
  const reply = await guardSignIn(() =>
    call(twoFactor.verifyTwoFactor, { body: { code, email, identifier } }),
  );
  return finishLogin(email, reply.identifier);
}

/** An identifier in the reply means that the device must be verified first (spec section 2, /login). */
function finishLogin(
  email: string,
  identifier: string | null | undefined,
): Exclude<LoginStep, 'second-factor'> {
  clearSecondFactor();
  if (identifier) {
    // There is one identifier for all flows, so a sign-up that was left half-way ends here.
    clearSignup();
    local.write('identifier', identifier);
    local.write('pendingVerificationEmail', email);
    startResendTimer();
    return 'verify';
  }
  startSession();
  return 'signed-in';
}

/** The email whose device verification is pending, if any. */
export function pendingEmail(): string | null {
  return local.read('pendingVerificationEmail');
}

/**
 * Verifies this device by the mailed code.
 * @returns what is next: an account with two-factor authentication asks for a code of the app besides.
 * @throws ApiError
 */
export async function verifyDevice(code: string): Promise<Exclude<LoginStep, 'verify'>> {
  const reply = await guardSignIn(async () => {
    const device_id = await ensureDeviceId();
    return call(auth.verifyNewDevice, { body: { code, identifier: local.read('identifier'), device_id } });
  });
  if (reply.two_factor && reply.identifier) {
    beginSecondFactor({ email: reply.email ?? pendingEmail() ?? '', identifier: reply.identifier });
    return 'second-factor';
  }
  startSession();
  return 'signed-in';
}
