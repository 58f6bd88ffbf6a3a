import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';
import { expectErrorToasts, type ErrorToasts } from '../error-toasts.ts';

// Spec section 8, screen by screen: the error toasts, without and with a message of the server.

// requirement: 8.31
test.for(locales)('in %s: login', async (locale) => {
  const tab = new Tab(locale);
  const { login } = messages(locale).auth;
  const { email, password } = await tab.persona('complete');
  await tab.toPassword(email);
  const errors: ErrorToasts = [
    ['login.500', 'loginFailed'],
    ['login.401', 'invalidCredentials'],
    ['auth.403', 'authorizationFailed'],
  ];
  await expectErrorToasts(tab, errors, async () => {
    await tab.fill(login.password, password);
    await tab.challengePassed();
    await tab.press(login.submit);
  });
});

test.for(locales)('in %s: sign-up', async (locale) => {
  const tab = new Tab(locale);
  const { shared } = messages(locale).auth;
  await tab.open('/signup');
  await tab.fill(shared.email, 'ada@example.org');
  const press = async () => {
    await tab.challengePassed();
    await tab.press(shared.continue);
  };
  await expectErrorToasts(tab, [['requestCode.500', 'codeRequestFailed']], press);
  await tab.fault('POST /auth/signup/request-code', { type: 'status', status: 409, message: null });
  await press();
  await tab.expectToast(messages(locale).toasts.signupFailed);
});

// requirement: 8.10
test.for(locales)('in %s: the code of a sign-up, and resending it', async (locale) => {
  const tab = new Tab(locale);
  const { otp } = messages(locale).auth;
  await tab.toSignupCode('obi@example.org');
  const errors: ErrorToasts = [
    ['verifyCode.500', 'verificationFailed'],
    ['verifyCode.400', 'invalidOtp'],
  ];
  await expectErrorToasts(tab, errors, () => tab.typeCode('135790'));
  await tab.sleep(300_000);
  await expectErrorToasts(tab, [['requestCode.500', 'resendFailed']], () => tab.press(otp.resend));
});

// requirement: 8.22
test.for(locales)('in %s: the code for a new device', async (locale) => {
  const tab = new Tab(locale);
  await tab.persona('device-unverified', { login: true });
  await tab.open('/device-verification');
  const errors: ErrorToasts = [
    ['newDevice.500', 'deviceVerificationFailed'],
    ['newDevice.400', 'invalidDeviceCode'],
  ];
  await expectErrorToasts(tab, errors, () => tab.typeCode('135790'));
});

test.for(locales)('in %s: the code of the authenticator app', async (locale) => {
  const tab = new Tab(locale);
  await tab.toSecondFactor();
  const errors: ErrorToasts = [
    ['secondFactor.500', 'secondFactorFailed'],
    ['secondFactor.400', 'invalidSecondFactor'],
  ];
  await expectErrorToasts(tab, errors, () => tab.typeCode('135790'));
});

// requirement: 8.12
test.for(locales)('in %s: Google', async (locale) => {
  const tab = new Tab(locale);
  const { auth, toasts } = messages(locale);
  const press = () => tab.press(auth.shared.google);
  for (const [path, text] of [
    ['/login', 'googleLoginFailed'],
    ['/signup', 'googleSignupFailed'],
  ] as const) {
    await tab.open(path);
    await expectErrorToasts(tab, [['google.500', text]], press);
    await tab.open(path);
    await tab.preset('google.noRedirect');
    await press();
    await tab.expectToast(toasts[text]);
    await tab.fault('GET /auth/google', { type: 'status', status: 409, message: null });
    await press();
    await tab.expectToast(toasts.googleFailed);
  }
});

// requirement: 8.11
test.for(locales)('in %s: each step of a password reset', async (locale) => {
  const tab = new Tab(locale);
  const { reset, shared } = messages(locale).auth;
  const { email } = await tab.persona('complete');
  await tab.open('/forgot-password');
  await tab.fill(shared.email, email);
  const send = async () => {
    await tab.challengePassed();
    await tab.press(reset.send);
  };
  const first: ErrorToasts = [
    ['reset.400', 'resetCodeFailed'],
    ['reset.500', 'resetCodeFailedTryAgain'],
  ];
  await expectErrorToasts(tab, first, send);
  expect((await tab.field(shared.email)).value).toBe(email);
  await send();
  await tab.heading(reset.codeHeading);
  await expect.poll(() => tab.boxes()).toHaveLength(8);

  const code = await tab.code('reset');
  await expectErrorToasts(tab, [['verifyReset.400', 'invalidResetCode']], () => tab.submitResetCode(code));
  await tab.sleep(300_000);
  await expectErrorToasts(tab, [['reset.500', 'resetCodeFailedTryAgain']], () => tab.resendResetCode());
  await tab.resendResetCode();
  await expect.poll(() => tab.code('reset')).not.toBe(code);
  await tab.submitResetCode(await tab.code('reset'));
  await tab.heading(reset.newHeading);

  const last: ErrorToasts = [
    ['resetPassword.400', 'resetPasswordFailed'],
    ['resetPassword.500', 'resetPasswordFailedTryAgain'],
  ];
  await tab.fill(reset.password, 'Fresh1234!');
  await tab.fill(reset.confirm, 'Fresh1234!');
  await expectErrorToasts(tab, last, () => tab.press(reset.save));
  expect((await tab.field(reset.password)).value).toBe('Fresh1234!');
});

// requirement: 8.18
test.for(locales)('in %s: a device that cannot be registered', async (locale) => {
  const tab = new Tab(locale);
  const { toasts } = messages(locale);
  await tab.preset('device.500', {});
  await tab.open('/login');
  await tab.expectToast(toasts.deviceFailed);
  await tab.mock.clearFaults();
  await tab.preset('device.500', { message: 'No devices today.' });
  await tab.open('/login');
  await tab.expectToast('No devices today.');
});

// requirement: 8.19
test.for(locales)('in %s: a profile setup whose status cannot be loaded', async (locale) => {
  const tab = new Tab(locale);
  const { auth, toasts } = messages(locale);
  await tab.persona('missing-username', { login: true });
  await tab.preset('status.500');
  await tab.open('/profile-setup');
  await tab.expectToast(toasts.statusFailed);
  await tab.heading(auth.setup.failed);
  await tab.press(auth.loading.again);
  await tab.expectNavigation(localizePath(locale, '/set-username'));
});

// requirement: 8.05, T.10
test('a toast shows any server message as text and creates no element from it', async () => {
  const tab = new Tab();
  await tab.open('/login');
  for (const [message, shown] of [
    ['<img src=x onerror="throw 1">', '<img src=x onerror="throw 1">'],
    ['</li></ol><script>throw 2</script>', '</li></ol><script>throw 2</script>'],
    ['<a href="javascript:throw 3">Log in here</a>', '<a href="javascript:throw 3">Log in here</a>'],
    ['<iframe srcdoc="<b>4</b>"></iframe>', '<iframe srcdoc="<b>4</b>"></iframe>'],
    ['&lt;b&gt;5&lt;/b&gt;', '&lt;b&gt;5&lt;/b&gt;'],
    ['Send\u202eit\u0000\n back', 'Send it back'],
    [`6${'x'.repeat(5000)}`, `6${'x'.repeat(298)}…`],
  ] as const) {
    await tab.fault('GET /auth/google', { type: 'status', status: 400, message });
    await tab.press(messages('en').auth.shared.google);
    await tab.expectToast(shown);
    expect(document.querySelectorAll('[data-sonner-toaster] :is(img, script, a, iframe, b)')).toHaveLength(0);
  }
});
