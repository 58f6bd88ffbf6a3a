import { texts as codeTexts } from '#mock-api/features/verification-codes/texts.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as auth from '#contract/auth.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { texts as authTexts } from '#mock-api/features/auth/texts.ts';
import { texts as referralTexts } from '#mock-api/features/referral/texts.ts';
import { texts as twoFactorTexts } from '#mock-api/features/two-factor/texts.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { errorScenarios } from '#mock-api/faults/error-scenarios.ts';
import { call } from '#src/api/call.ts';
import { local } from '#src/api/storage.ts';
import { closedAccountNotice } from '#src/islands/auth/closed-account-notice.ts';
import { $auth, checkStatus, clearSession } from '#src/stores/session/auth.ts';
import { failureMessage } from '#src/stores/errors/error-message.ts';
import { login, verifyDevice, verifySecondFactor } from '#src/stores/sign-in/login.ts';
import { parseOauthCallback } from '#src/stores/sign-in/oauth.ts';
import { checkUsername, completeReferral } from '#src/stores/sign-in/onboarding.ts';
import { requestReset, resetPassword, verifyReset } from '#src/stores/sign-in/password-reset.ts';
import { requestSignupCode, verifySignupCode } from '#src/stores/sign-in/signup.ts';
import { $walletSession, recheckSession } from '#src/stores/session/wallet-session.ts';
import { dictionary } from '../../i18n/dictionary.ts';
import { connectToMock } from '../../in-process.ts';
import { PASSED } from '../../mock-api/visitor.ts';
import { BrowserStorage } from '../../stores/browser-storage.ts';
import { authLoading, email, toasts, type IdsWith, type InProcess } from './screens.ts';

let mock: InProcess;
beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  mock = connectToMock();
  // With the clock stopped, texts that count seconds are the same on a slow machine.
  await mock.control('PUT', '/clock', { mode: 'frozen' });
  clearSession();
  $auth.set({ ...$auth.get(), deviceId: null, deviceInitialized: false });
});

const texts = dictionary('en');
/** The text shown for a failed action. The fallbacks are in no catalogue, so an expected text can only come from the server. */
const shownError = (action: Promise<unknown>) =>
  action.then(
    () => 'nothing failed',
    (error: unknown) => failureMessage(error, toasts, { refused: 'no message', failed: 'no message' }),
  );
const advance = (ms: number) => mock.control('POST', '/clock/advance', { ms });
const latestMail = () => mock.control<{ code: string; identifier: string }>('GET', '/mail/latest');
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const requestCode = (token = PASSED) => requestSignupCode({ email, token });
const requestResetCode = (address: string) => requestReset({ email: address, token: PASSED });

/** Both texts for a closed account: after a password login, and after Google, which returns with the parameter `em`. */
async function closedAccountTexts(persona: 'banned' | 'deleted') {
  const { email: address, password } = await mock.signIn(persona);
  mock.jar.clear();
  const byPassword = await shownError(login({ email: address, password, token: PASSED }));
  const callbackUrl = await approveGoogle({ email: address });
  return [byPassword, closedAccountNotice(callbackUrl.searchParams.get('em'), toasts)];
}

/** Submits the consent page of Google, and gives the page of the site that the API's callback redirects to. */
async function approveGoogle(form: Record<string, string>): Promise<URL> {
  const { redirect_url } = await call(auth.startGoogleSignIn);
  const asked = Object.fromEntries(new URL(redirect_url).searchParams);
  const body = new URLSearchParams({ ...asked, choice: 'approve', ...form });
  const consent = await mock.app.request('http://localhost:8787/__mock/google', { method: 'POST', body });
  const callback = await mock.app.request(consent.headers.get('location') ?? '', {
    headers: { cookie: [...mock.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return new URL(callback.headers.get('location') ?? '');
}

type NaturalId = IdsWith<'natural'>;

/** For each entry, the steps that cause its error without a fault; resolves to the shown and the expected text. */
const reproductions: Readonly<Record<NaturalId, () => Promise<[shown: unknown, expected: unknown]>>> = {
  invalid_credentials: async () => {
    const { email: known } = await mock.signIn('complete');
    const attempt = (address: string) =>
      shownError(login({ email: address, password: 'Wrong1234', token: PASSED }));
    const shown = [await attempt(known), await attempt('nobody@example.com')];
    return [shown, [authTexts.invalid_credentials.en, authTexts.invalid_credentials.en]];
  },
  code_request_failed: async () => {
    await requestCode();
    return [await shownError(requestCode()), codeTexts.resend_too_soon.en.replace('{wait}', '30 seconds')];
  },
  code_sent: async () => {
    const reply = await call(auth.requestSignupCode, { body: { email, turnstile_token: PASSED } });
    return [reply.message, toasts.codeSent];
  },
  invalid_otp: async () => {
    const verify = async (persona: PersonaName, wrong: boolean) => {
      await mock.control('POST', '/persona', { name: persona });
      const { code, identifier } = await latestMail();
      local.write('identifier', identifier);
      return shownError(verifySignupCode(wrong ? otherThan(code) : code));
    };
    const shown = [await verify('code-expired', false), await verify('code-sent', true)];
    return [shown, [codeTexts.code_expired.en, codeTexts.code_invalid.en]];
  },
  invalid_device_code: async () => {
    await mock.signIn('device-unverified');
    await checkStatus();
    const { code, identifier } = await latestMail();
    local.write('identifier', identifier);
    const wrong = await shownError(verifyDevice(otherThan(code)));
    await advance(300_000);
    return [
      [wrong, await shownError(verifyDevice(code))],
      [codeTexts.code_invalid.en, codeTexts.code_expired.en],
    ];
  },
  second_factor_refused: async () => {
    const { email, password } = await mock.signIn('two-factor');
    const { items } = await mock.control<{ items: { code: string }[] }>('GET', '/authenticator');
    const code = items[0]?.code ?? '';
    const logIn = () => login({ email, password, token: PASSED });
    await logIn();
    const wrong = await shownError(verifySecondFactor(otherThan(code)));
    await advance(300_000);
    const late = await shownError(verifySecondFactor(code));
    await logIn();
    for (let tries = 0; tries < 5; tries += 1) await shownError(verifySecondFactor(otherThan(code)));
    return [
      [wrong, late, await shownError(verifySecondFactor(code))],
      [twoFactorTexts.two_factor_wrong.en, codeTexts.flow_expired.en, twoFactorTexts.two_factor_locked.en],
    ];
  },
  authentication_failed: async () => [
    await authLoading('cookie-but-no-session')(mock),
    toasts.authenticationFailed,
  ],
  unauthorized: async () => {
    await mock.signIn('session-expired');
    await recheckSession();
    return [$walletSession.get(), { kind: 'leaving', path: '/login', notice: 'unauthorized', message: null }];
  },
  device_needs_verification: async () => [
    await authLoading('device-unverified')(mock),
    toasts.deviceNeedsVerification,
  ],
  invalid_oauth: async () => {
    const answers = [];
    for (const answer of ['token', 'refresh_token', 'email', 'complete'])
      answers.push(parseOauthCallback((await approveGoogle({ email, answer })).searchParams));
    return [answers, [null, null, null, email]];
  },
  reset_code_failed_try_again: async () => {
    await requestResetCode(email);
    return [
      await shownError(requestResetCode(email)),
      codeTexts.resend_too_soon.en.replace('{wait}', '30 seconds'),
    ];
  },
  invalid_reset_code: async () => {
    const { email: address } = await mock.signIn('complete');
    await requestResetCode(address);
    return [await shownError(verifyReset({ code: 'WRONG123', token: PASSED })), codeTexts.code_invalid.en];
  },
  reset_password_failed: async () => {
    const { email: address } = await mock.signIn('complete');
    await requestResetCode(address);
    await verifyReset({ code: (await latestMail()).code, token: PASSED });
    await advance(901_000);
    return [await shownError(resetPassword('Fresh1234!')), codeTexts.flow_expired.en];
  },
  username_check_failed: async () => {
    await mock.signIn('missing-username');
    const { success, username, message } = await checkUsername('support');
    return [
      [success, username, message],
      [false, null, '@support is not available.'],
    ];
  },
  submission_failed: async () => {
    await mock.signIn('missing-referral');
    return [
      await shownError(completeReferral({ referral_code: 'NOBODY00' })),
      referralTexts.referral_unknown.en,
    ];
  },
  account_deleted: async () => [
    await closedAccountTexts('deleted'),
    [toasts.accountDeleted, toasts.accountDeleted],
  ],
  account_banned: async () => [
    await closedAccountTexts('banned'),
    [toasts.accountBanned, toasts.accountBanned],
  ],
};

describe('errors that need no fault', () => {
  // requirement: 4.41, 8.06
  test.each(Object.keys(reproductions) as NaturalId[])('%s', async (id) => {
    const [shown, expected] = await reproductions[id]();
    expect(shown).toEqual(expected);
  });
});

test('a spent challenge token shows the catalogue’s text', async () => {
  await mock.control('PUT', '/challenge', errorScenarios.code_request_failed.challenge);
  const text = texts.get(errorCatalogue['field.challenge.required'].text_key);
  expect(await shownError(requestCode('mock-spent'))).toBe(text);
});
