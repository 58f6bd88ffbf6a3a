import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { $auth } from '#src/stores/session/auth.ts';
import { resendSecondsLeft } from '#src/stores/sign-in/resend-timer.ts';
import { isFlowExpired } from '#src/stores/errors/error-predicates.ts';
import { login } from '#src/stores/sign-in/login.ts';
import {
  $passwordReset,
  restorePasswordReset,
  cancelPasswordReset,
  requestReset,
  resetPassword,
  verifyReset,
} from '#src/stores/sign-in/password-reset.ts';
import { requestSignupCode, signupEmail } from '#src/stores/sign-in/signup.ts';
import type { connectToMock } from '../../in-process.ts';
import { sized } from '../../tier.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';

const token = 'XXXX.DUMMY.TOKEN.XXXX';
const fresh = 'Fresh1234!';
let mock: ReturnType<typeof connectToMock>;
let kept: BrowserStorage;
let tab: BrowserStorage;
let email: string;

beforeEach(async () => {
  ({ kept, tab, mock } = newDocument());
  ({ email } = await mock.signIn('complete'));
  mock.jar.delete('access_token');
  restorePasswordReset();
});

const mailedCode = async () => (await mock.control<{ code: string }>('GET', '/mail/latest?kind=reset')).code;

async function toNewPassword(): Promise<void> {
  await requestReset({ email, token });
  await verifyReset({ code: await mailedCode(), token });
}

describe('a password reset', () => {
  // requirement: 4.37, 7.07, 7.08
  test('goes from the email to the code, the new password and the login', async () => {
    expect($passwordReset.get()).toBeNull();
    await requestReset({ email, token });
    expect($passwordReset.get()).toMatchObject({ step: 'code', email });
    expect(resendSecondsLeft()).toBeGreaterThan(298);
    await verifyReset({ code: await mailedCode(), token });
    expect($passwordReset.get()).toMatchObject({ step: 'password', email });
    expect(resendSecondsLeft()).toBe(0);
    expect(await resetPassword(fresh)).toBe('Password saved.');
    expect(kept.keys()).toEqual([]);
    expect(tab.keys()).toEqual([]);
    expect($auth.get().isAuthenticated).toBe(false);
    $auth.setKey('deviceId', mock.jar.get('device_id') ?? null);
    await expect(login({ email, password: fresh, token })).resolves.toBe('signed-in');
  });

  // requirement: 7.06
  test('stores its identifier and its step, and no token, code or password', async () => {
    await requestReset({ email, token });
    expect(kept.keys().sort()).toEqual(['identifier', 'otpExpiresAt']);
    expect(tab.keys()).toEqual(['draft:reset']);
    const code = await mailedCode();
    await verifyReset({ code, token });
    await mock.control('POST', '/faults', {
      op: 'POST /auth/reset-password',
      effect: { type: 'status', status: 500, message: null },
    });
    await expect(resetPassword(fresh)).rejects.toMatchObject({ status: 500 });
    expect(kept.keys()).toEqual(['identifier']);
    const all = [tab.getItem('draft:reset'), kept.getItem('identifier')].join();
    for (const secret of [token, code, fresh]) expect(all).not.toContain(secret);
  });

  // requirement: 4.40, 7.06, 7.07
  test('sends a token and the device with the email, and a token with the code', async () => {
    await toNewPassword();
    const bodies = [];
    for (const op of ['POST /auth/reset', 'POST /auth/verify-reset-code'])
      bodies.push(...(await mock.journal(op)).map(({ body }) => Object.keys(body as object).sort()));
    expect(bodies).toEqual([
      ['device_id', 'email', 'turnstile_token'],
      ['code', 'identifier', 'turnstile_token'],
    ]);
  });

  test('survives a reload at both later steps', async () => {
    await requestReset({ email, token });
    const pendingReset = $passwordReset.get();
    $passwordReset.set(undefined);
    restorePasswordReset();
    expect($passwordReset.get()).toEqual(pendingReset);
    await verifyReset({ code: await mailedCode(), token });
    $passwordReset.set(undefined);
    restorePasswordReset();
    expect($passwordReset.get()?.step).toBe('password');
    await resetPassword(fresh);
  });

  test('starts over when a sign-up has replaced the identifier, which stays', async () => {
    await requestReset({ email, token });
    await requestSignupCode({ email: 'ada@example.com', token });
    const identifier = kept.getItem('identifier');
    cancelPasswordReset();
    expect(kept.getItem('identifier')).toBe(identifier);
    expect(resendSecondsLeft()).toBeGreaterThan(298);
    restorePasswordReset();
    expect($passwordReset.get()).toBeNull();
  });

  test('cancels a pending sign-up by replacing its identifier', async () => {
    await requestSignupCode({ email: 'ada@example.com', token });
    await requestReset({ email, token });
    expect(signupEmail()).toBeNull();
    expect(kept.keys().sort()).toEqual(['identifier', 'otpExpiresAt']);
  });

  test('that was cancelled is not restored by a late response', async () => {
    const pendingRequest = requestReset({ email, token });
    cancelPasswordReset();
    await pendingRequest;
    expect(kept.keys()).toEqual([]);
    restorePasswordReset();
    expect($passwordReset.get()).toBeNull();

    await mock.control('POST', '/clock/advance', { ms: 31_000 });
    await requestReset({ email, token });
    const pendingVerification = verifyReset({ code: await mailedCode(), token });
    cancelPasswordReset();
    await pendingVerification;
    expect(kept.keys()).toEqual([]);
    expect(tab.keys()).toEqual([]);
  });

  test('a code expires after 300 s, and the right to set a password after 900 s', async () => {
    await requestReset({ email, token });
    const code = await mailedCode();
    await mock.control('POST', '/clock/advance', { ms: 300_001 });
    const expiredCode = await verifyReset({ code, token }).catch((error: unknown) => error);
    expect(expiredCode).toMatchObject({ code: 'code_expired' });
    expect(isFlowExpired(expiredCode)).toBe(false);
    expect($passwordReset.get()?.step).toBe('code');

    await toNewPassword();
    await mock.control('POST', '/clock/advance', { ms: 900_001 });
    const expiredFlow = await resetPassword(fresh).catch((error: unknown) => error);
    expect(isFlowExpired(expiredFlow)).toBe(true);
  });

  // requirement: 8.07
  test('an address without an account gets the same responses', async () => {
    const outcomes = [];
    for (const address of [email, 'nobody@example.com']) {
      const message = await requestReset({ email: address, token });
      const wrong = await verifyReset({ code: 'WRONG123', token }).catch((error: unknown) => error);
      const { step } = $passwordReset.get() ?? {};
      const { status, serverMessage } = wrong as { status: number; serverMessage: string };
      outcomes.push({ message, step, status, serverMessage });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
});

// requirement: 4.44
test('corrupt drafts: no reader throws, and only a complete reset is restored', () => {
  const fieldValue = fc.oneof(fc.string(), fc.constantFrom('code', 'password', 'idn_1', null, 5));
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        { step: fieldValue, email: fieldValue, identifier: fc.constantFrom('idn_1', '', null, 5) },
        { requiredKeys: [] },
      )
      .map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(draft, fc.option(fc.constantFrom('idn_1', '', 'null')), (text, identifier) => {
      tab.setItem('draft:reset', text);
      if (identifier === null) kept.removeItem('identifier');
      else kept.setItem('identifier', identifier);
      restorePasswordReset();
      const found = $passwordReset.get();
      if (found === null) return;
      expect(['code', 'password']).toContain(found?.step);
      expect(found?.identifier).toBe('idn_1');
      expect(found?.email.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: sized(300, 2000) },
  );
});
