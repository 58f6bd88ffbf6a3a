import { beforeEach, describe, expect, test } from 'vitest';
import { $auth } from '#src/stores/session/auth.ts';
import { resendSecondsLeft } from '#src/stores/sign-in/resend-timer.ts';
import { ensureDeviceId } from '#src/stores/session/device.ts';
import { login, pendingEmail, verifyDevice } from '#src/stores/sign-in/login.ts';
import { requestSignupCode, signupEmail, verifySignupCode } from '#src/stores/sign-in/signup.ts';
import type { connectToMock } from '../../in-process.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';

const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
let mock: ReturnType<typeof connectToMock>;
let kept: BrowserStorage;

beforeEach(() => {
  ({ kept, mock } = newDocument());
});

const mail = (kind: string) => mock.control<{ code: string; to: string }>('GET', `/mail/latest?kind=${kind}`);

describe('sign-up', () => {
  // requirement: 4.20, 7.04, T.09
  test('stores what the code screen needs, and no challenge token', async () => {
    await requestSignupCode({ email: 'ada@example.com', token: TOKEN });
    expect(signupEmail()).toBe('ada@example.com');
    expect(kept.keys().sort()).toEqual([
      'identifier',
      'otpExpiresAt',
      'pendingVerificationEmail',
      'signup_payload',
    ]);
    expect(kept.getItem('signup_payload')).not.toContain(TOKEN);
    expect(resendSecondsLeft()).toBeGreaterThan(298);
  });

  test('the address is shown as the code was sent to it, however a Chinese keyboard typed it', async () => {
    await requestSignupCode({ email: ' ada＠example。com', token: TOKEN });
    expect([signupEmail(), (await mail('signup')).to]).toEqual(['ada@example.com', 'ada@example.com']);
  });

  // requirement: 3.15, 4.03, 4.21, 7.05
  test('the right code signs in and clears the stored sign-up', async () => {
    await requestSignupCode({ email: 'ada@example.com', token: TOKEN });
    await verifySignupCode((await mail('signup')).code);
    expect($auth.get().isAuthenticated).toBe(true);
    expect(mock.jar.has('access_token')).toBe(true);
    expect(kept.keys().sort()).toEqual(['from_otp_verification', 'verified_identifier']);
  });

  test('a wrong code changes nothing', async () => {
    await requestSignupCode({ email: 'ada@example.com', token: TOKEN });
    const { code } = await mail('signup');
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(verifySignupCode(wrong)).rejects.toMatchObject({ kind: 'http', code: 'code_invalid' });
    expect(signupEmail()).toBe('ada@example.com');
    expect($auth.get().isAuthenticated).toBe(false);
  });

  test('a code expires after 300 s', async () => {
    await requestSignupCode({ email: 'ada@example.com', token: TOKEN });
    const { code } = await mail('signup');
    await mock.control('POST', '/clock/advance', { ms: 300_001 });
    await expect(verifySignupCode(code)).rejects.toMatchObject({ kind: 'http', code: 'code_expired' });
  });
});

describe('login', () => {
  // requirement: 4.02, 7.02
  test('on a known device signs in', async () => {
    const { email, password } = await mock.signIn('complete');
    mock.jar.delete('access_token');
    $auth.setKey('deviceId', mock.jar.get('device_id') ?? null);
    await expect(login({ email, password, token: TOKEN })).resolves.toBe('signed-in');
    expect($auth.get().isAuthenticated).toBe(true);
  });

  // requirement: 4.04, 7.02, 7.09
  test('on a new device requires a code first', async () => {
    const { email, password } = await mock.signIn('complete');
    mock.jar.clear();
    await expect(login({ email, password, token: TOKEN })).resolves.toBe('verify');
    expect($auth.get().isAuthenticated).toBe(false);
    expect(pendingEmail()).toBe(email);
    await verifyDevice((await mail('device')).code);
    expect($auth.get().isAuthenticated).toBe(true);
    expect(kept.keys()).toEqual([]);
  });

  // requirement: 8.07
  test('a wrong password and an unknown address get the same response', async () => {
    const { email } = await mock.signIn('complete');
    mock.jar.clear();
    const answers = [];
    for (const address of [email, 'nobody@example.com']) {
      answers.push(
        await login({ email: address, password: 'Wrong1234', token: TOKEN }).catch((error: unknown) => error),
      );
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const [known, unknown] = answers as { status: number; serverMessage: string }[];
    expect([unknown?.status, unknown?.serverMessage]).toEqual([known?.status, known?.serverMessage]);
  });
});

describe('the device', () => {
  // requirement: 2.45, 4.13
  test('is registered once, however many callers need it', async () => {
    const ids = await Promise.all([ensureDeviceId(), ensureDeviceId(), ensureDeviceId()]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
    expect(await mock.journal('POST /auth/device-id')).toHaveLength(1);
  });

  // requirement: 4.14, 7.01
  test('is null when it could not be registered', async () => {
    await mock.control('POST', '/faults', {
      op: 'POST /auth/device-id',
      effect: { type: 'status', status: 500, message: null },
    });
    await expect(ensureDeviceId()).resolves.toBeNull();
    expect($auth.get()).toMatchObject({ deviceId: null, deviceInitialized: true });
  });
});
