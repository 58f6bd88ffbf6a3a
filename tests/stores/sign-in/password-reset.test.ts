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

describe('a reset', () => {
  // requirement: 4.37
  test('goes from the email to the code, the password and the login', async () => {
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

  test('keeps its identifier and its step, and no token, code or password', async () => {
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

  // requirement: 4.40
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

  test('survives a reload at either later step', async () => {
    await requestReset({ email, token });
    const waiting = $passwordReset.get();
    $passwordReset.set(undefined);
    restorePasswordReset();
    expect($passwordReset.get()).toEqual(waiting);
    await verifyReset({ code: await mailedCode(), token });
    $passwordReset.set(undefined);
    restorePasswordReset();
    expect($passwordReset.get()?.step).toBe('password');
    await resetPassword(fresh);
  });

  test('begins anew when a sign-up has taken the identifier, which then stays', async () => {
    await requestReset({ email, token });
    await requestSignupCode({ email: 'ada@example.com', token });
    const identifier = kept.getItem('identifier');
    cancelPasswordReset();
    expect(kept.getItem('identifier')).toBe(identifier);
    expect(resendSecondsLeft()).toBeGreaterThan(298);
    restorePasswordReset();
    expect($passwordReset.get()).toBeNull();
  });

  test('ends a sign-up that was under way: its identifier is gone', async () => {
    await requestSignupCode({ email: 'ada@example.com', token });
    await requestReset({ email, token });
    expect(signupEmail()).toBeNull();
    expect(kept.keys().sort()).toEqual(['identifier', 'otpExpiresAt']);
  });

  test('that was left is not brought back by a late answer', async () => {
    const asked = requestReset({ email, token });
    cancelPasswordReset();
    await asked;
    expect(kept.keys()).toEqual([]);
    restorePasswordReset();
    expect($passwordReset.get()).toBeNull();

    await mock.control('POST', '/clock/advance', { ms: 31_000 });
    await requestReset({ email, token });
    const verified = verifyReset({ code: await mailedCode(), token });
    cancelPasswordReset();
    await verified;
    expect(kept.keys()).toEqual([]);
    expect(tab.keys()).toEqual([]);
  });

  test('a code is dead after 300 s, and the right to set a password after 900', async () => {
    await requestReset({ email, token });
    const code = await mailedCode();
    await mock.control('POST', '/clock/advance', { ms: 300_001 });
    const late = await verifyReset({ code, token }).catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'code_expired' });
    expect(isFlowExpired(late)).toBe(false);
    expect($passwordReset.get()?.step).toBe('code');

    await toNewPassword();
    await mock.control('POST', '/clock/advance', { ms: 900_001 });
    const tooLate = await resetPassword(fresh).catch((error: unknown) => error);
    expect(isFlowExpired(tooLate)).toBe(true);
  });

  // requirement: 8.07
  test('an address without an account goes the same way', async () => {
    const ways = [];
    for (const address of [email, 'nobody@example.com']) {
      const said = await requestReset({ email: address, token });
      const wrong = await verifyReset({ code: 'WRONG123', token }).catch((error: unknown) => error);
      const { step } = $passwordReset.get() ?? {};
      const { status, serverMessage } = wrong as { status: number; serverMessage: string };
      ways.push({ said, step, status, serverMessage });
    }
    expect(ways[1]).toEqual(ways[0]);
  });
});

// requirement: 4.44
test('corrupt drafts: no reader throws, and what is found is whole', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('code', 'password', 'idn_1', null, 5));
  const draft = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record(
        { step: part, email: part, identifier: fc.constantFrom('idn_1', '', null, 5) },
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
