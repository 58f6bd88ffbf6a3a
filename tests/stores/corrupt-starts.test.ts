import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyPersona } from '#mock-api/personas/apply.ts';
import { localKeys, sessionKeys } from '#src/api/storage.ts';
import { userInfoDraft } from '#src/islands/onboarding/user-info-draft.ts';
import { $auth, clearSession } from '#src/stores/session/auth.ts';
import { hasResendTimer, resendSecondsLeft } from '#src/stores/sign-in/resend-timer.ts';
import { consumePrefilledEmail } from '#src/stores/sign-in/prefilled-email.ts';
import { login, pendingEmail } from '#src/stores/sign-in/login.ts';
import { $toasts, showFlash } from '#src/stores/interface/toasts.ts';
import { parseOauthCallback, acceptOauthCallback } from '#src/stores/sign-in/oauth.ts';
import { nextPath, usernameDraft } from '#src/stores/sign-in/onboarding.ts';
import { $passwordReset, restorePasswordReset, requestReset } from '#src/stores/sign-in/password-reset.ts';
import { cameFromSignup, requestSignupCode, signupEmail } from '#src/stores/sign-in/signup.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { connectToMock } from '../in-process.ts';
import { sized } from '../tier.ts';
import { BrowserStorage } from './browser-storage.ts';
import { emptyMock } from '../mock-api/visitor.ts';

const token = 'XXXX.DUMMY.TOKEN.XXXX';
const drafts = ['draft:email', 'draft:reset', 'draft:user-info', 'draft:set-username'];

const corruptValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '[[],{}]',
    '{"email":5,"kind":"success","text":{},"duration":5000}',
    '{"step":"code","email":{},"identifier":[]}',
    '{"__proto__":{"email":"a@b.c"},"constructor":1}',
    '<img src=x onerror="throw 1">',
    '\ud800',
    'x'.repeat(20_000),
  ),
);
const corruptStorage = (keys: readonly string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, corruptValue])), { requiredKeys: [] });

/** One mock, in which each run has a sandbox of its own. */
const app = emptyMock();

function openCorrupted(local: Readonly<Record<string, string | undefined>>, tab: typeof local) {
  const localStore = new BrowserStorage();
  const tabStore = new BrowserStorage();
  vi.stubGlobal('localStorage', localStore);
  vi.stubGlobal('sessionStorage', tabStore);
  const mock = connectToMock({ app });
  const sandbox = app.sandboxes.create('corrupt', {});
  const { account, cookies } = applyPersona(sandbox, 'complete', { login: false });
  for (const { name, value } of cookies) mock.jar.set(name, value);
  clearSession();
  $auth.setKey('deviceId', mock.jar.get('device_id') ?? null);
  $walletSession.set({ kind: 'checking' });
  $toasts.set([]);
  const corrupt = () => {
    for (const [key, value = ''] of Object.entries(local)) localStore.setItem(key, value);
    for (const [key, value = ''] of Object.entries(tab)) tabStore.setItem(key, value);
  };
  corrupt();
  return { account, corrupt };
}

// requirement: 4.44, T.14
test('with corrupt storage every flow starts, and nothing throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      corruptStorage(localKeys),
      corruptStorage([...sessionKeys, ...drafts]),
      async (local, tab) => {
        const { account, corrupt } = openCorrupted(local, tab);
        const { email, password } = account;

        // The reads of each screen as it opens.
        showFlash();
        expect(sessionStorage.getItem('flash')).toBeNull();
        expect($toasts.get().every(({ text }) => typeof text === 'string')).toBe(true);
        expect([typeof pendingEmail(), typeof signupEmail()]).not.toContain('undefined');
        expect(typeof hasResendTimer()).toBe('boolean');
        expect(resendSecondsLeft()).toBeGreaterThanOrEqual(0);
        expect(consumePrefilledEmail().length).toBeLessThanOrEqual(254);
        expect(Object.values(usernameDraft.read()).every((text) => typeof text === 'string')).toBe(true);
        expect(Object.values(userInfoDraft.read()).every((text) => typeof text === 'string')).toBe(true);
        expect(typeof cameFromSignup()).toBe('boolean');

        // Sign-up, then a reset, each with the storage corrupted again.
        await requestSignupCode({ email: 'ada@example.com', token });
        expect(signupEmail()).toBe('ada@example.com');
        expect(resendSecondsLeft()).toBeGreaterThan(290);
        corrupt();
        restorePasswordReset();
        await requestReset({ email, token });
        expect($passwordReset.get()).toMatchObject({ step: 'code', email });
        restorePasswordReset();
        expect($passwordReset.get()).toMatchObject({ step: 'code', email });

        // Google's callback, a login, and the wallet.
        corrupt();
        acceptOauthCallback(
          parseOauthCallback(new URLSearchParams('token=a&refresh_token=b&email=ada@example.com')) ?? '',
        );
        await expect(login({ email, password, token })).resolves.toBe('signed-in');
        corrupt();
        await recheckSession();
        expect($walletSession.get()).toEqual({ kind: 'ready' });
        expect(nextPath($auth.get().userStatus?.required ?? ['password'])).toBe('/w');
      },
    ),
    { numRuns: sized(100, 2000) },
  );
}, 60_000);
