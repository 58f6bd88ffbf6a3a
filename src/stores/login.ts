import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { mayOpenSession, sessionStarted } from './auth.ts';
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
  const reply = await mayOpenSession(async () => {
    const device_id = await deviceId();
    return call(auth.login, { email, password, turnstile_token: token, device_id });
  });
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
  await mayOpenSession(async () => {
    const device_id = await deviceId();
    return call(auth.verifyNewDevice, { code, identifier: local.read('identifier'), device_id });
  });
  for (const key of ['identifier', 'pendingVerificationEmail'] as const) local.remove(key);
  clearCountdown();
  sessionStarted();
}
