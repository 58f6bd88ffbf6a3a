import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { sessionStarted } from './auth.ts';
import { clearCountdown, startCountdown } from './countdown.ts';
import { deviceId } from './device.ts';

/**
 * Signs in with a password.
 * @returns `verify` when this device must be verified by a code first (the answer has an identifier), else `signed-in`.
 * @throws ApiError
 */
export async function login(credentials: {
  email: string;
  password: string;
  token: string;
}): Promise<'verify' | 'signed-in'> {
  const { email, password, token } = credentials;
  const device_id = await deviceId();
  const reply = await call(auth.login, { email, password, turnstile_token: token, device_id });
  if (reply.identifier) {
    local.write('identifier', reply.identifier);
    local.write('pendingVerificationEmail', email);
    startCountdown();
    return 'verify';
  }
  sessionStarted();
  return 'signed-in';
}

/** The address that is being verified on this device, if any. */
export function pendingEmail(): string | null {
  return local.read('pendingVerificationEmail');
}

/**
 * Verifies this device by the code that was mailed.
 * @throws ApiError
 */
export async function verifyDevice(code: string): Promise<void> {
  const device_id = await deviceId();
  await call(auth.verifyNewDevice, { code, identifier: local.read('identifier'), device_id });
  for (const key of ['identifier', 'pendingVerificationEmail'] as const) local.remove(key);
  clearCountdown();
  sessionStarted();
}

/** Hosts that a sign-in may send the browser to: the provider's, and the API's own. */
const GOOGLE_HOST = 'accounts.google.com';

/**
 * Where to go for Google's consent. Only an address of the provider or of the API itself is followed.
 * @returns null for any other address.
 * @throws ApiError
 */
export async function googleAddress(apiOrigin: string): Promise<string | null> {
  const { redirect_url } = await call(auth.google);
  return isAllowedRedirect(redirect_url, apiOrigin) ? redirect_url : null;
}

export function isAllowedRedirect(address: string, apiOrigin: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === apiOrigin) return true;
  return url.protocol === 'https:' && url.host === GOOGLE_HOST;
}
