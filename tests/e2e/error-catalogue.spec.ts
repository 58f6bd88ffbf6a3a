import type { Page } from '@playwright/test';
import type { PresetId } from '#mock-api/presets/fault-presets.ts';
import { messages } from '#src/i18n/messages.ts';
import { specCatalogue } from '../spec/catalogue.ts';
import { mouse } from './journey/mouse.ts';
import { ada, tellAboutYourself } from './journey/onboarding.ts';
import { expect, test, type Mock } from './mock.ts';
import { giveEmail, givePassword, requestCode } from './sign-in.ts';
import { toast } from './toast.ts';
import { OPENING } from './wallet-figures.ts';

// Spec section 8, screen by screen: what each failure says without words of the server, and with them. The reset's are in
// forgot-password-errors.spec.ts, the second code's in signup-errors.spec.ts.

const { auth, onboarding, wallet } = messages('en');
const { password: words, username, referral, userInfo, shared } = onboarding;

type Failures = readonly (readonly [PresetId, keyof typeof specCatalogue])[];
type Press = () => Promise<void>;

/** Presses twice for each failure: once without words of the server, once with some. */
async function tell(page: Page, mock: Mock, failures: Failures, press: Press): Promise<void> {
  for (const [preset, id] of failures) {
    await mock.preset(preset, { times: 1 });
    await press();
    await expect(toast(page, specCatalogue[id]).first(), preset).toBeVisible();
    await mock.clearFaults();
    await mock.preset(preset, { times: 1, message: `Words for ${preset}.` });
    await press();
    await expect(toast(page, `Words for ${preset}.`), preset).toBeVisible();
    await mock.clearFaults();
  }
}

const click =
  (page: Page, name: string): Press =>
  () =>
    page.getByRole('button', { name, exact: true }).click();
const write = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

/** Types a whole code over what stands there: its last digit sends it. */
const typeAnew =
  (page: Page): Press =>
  async () => {
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeEditable();
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click();
    await page.keyboard.type('135790');
  };

test('login', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  await giveEmail(page, email);
  const failures: Failures = [
    ['login.500', 'login_failed'],
    ['login.401', 'invalid_credentials'],
    ['auth.403', 'authorization_failed'],
  ];
  await tell(page, mock, failures, () => givePassword(page, ada.password));
});

test('sign-up and its code', async ({ page, mock }) => {
  await page.goto('/signup');
  await write(page, auth.shared.email, 'ada@example.org');
  await tell(page, mock, [['requestCode.500', 'code_request_failed']], async () => {
    await expect(page.getByRole('button', { name: auth.shared.continue, exact: true })).toBeEnabled();
    await click(page, auth.shared.continue)();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await write(page, auth.shared.email, 'ada@example.org');
  await mock.fault({
    op: 'POST /auth/signup/request-code',
    effect: { type: 'status', status: 409, message: null },
  });
  await expect(page.getByRole('button', { name: auth.shared.continue, exact: true })).toBeEnabled();
  await click(page, auth.shared.continue)();
  await expect(toast(page, specCatalogue.signup_failed)).toBeVisible();
  await mock.clearFaults();
  await requestCode(page, mock, 'obi@example.org');
  const failures: Failures = [
    ['verifyCode.500', 'verification_failed'],
    ['verifyCode.400', 'invalid_otp'],
  ];
  await tell(page, mock, failures, typeAnew(page));
});

test('a code for this device', async ({ page, mock }) => {
  await mock.persona('device-unverified', { login: true });
  await page.goto('/device-verification');
  const failures: Failures = [
    ['newDevice.500', 'device_verification_failed'],
    ['newDevice.400', 'invalid_device_code'],
  ];
  await tell(page, mock, failures, typeAnew(page));
});

test('Google', async ({ page, mock }) => {
  for (const [path, id] of [
    ['/login', 'google_login_failed'],
    ['/signup', 'google_signup_failed'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await tell(page, mock, [['google.500', id]], click(page, auth.shared.google));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await mock.preset('google.noRedirect', { times: 1 });
    await click(page, auth.shared.google)();
    await expect(toast(page, specCatalogue[id])).toBeVisible();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await mock.fault({ op: 'GET /auth/google', effect: { type: 'status', status: 409, message: null } });
    await click(page, auth.shared.google)();
    await expect(toast(page, specCatalogue.google_failed)).toBeVisible();
    await mock.clearFaults();
  }
});

test('the password', async ({ page, mock }) => {
  await mock.persona('missing-password', { login: true });
  await page.goto('/set-password');
  await write(page, words.password, ada.password);
  await write(page, words.confirm, ada.password);
  await tell(page, mock, [['setPassword.500', 'set_password_failed']], click(page, shared.continue));
});

test('the personal information', async ({ page, mock }) => {
  await mock.persona('missing-user-info', { login: true });
  await page.goto('/user-info');
  await tell(page, mock, [['userInfoSkip.500', 'user_info_skip_failed']], click(page, shared.skip));
  await mock.preset('userInfo.500', { times: 1 });
  await tellAboutYourself(mouse(page), 'en');
  await expect(toast(page, specCatalogue.user_info_failed_try_again)).toBeVisible();
  const failures: Failures = [
    ['userInfo.400', 'user_info_failed'],
    ['userInfo.500', 'user_info_failed_try_again'],
  ];
  await tell(page, mock, failures, click(page, userInfo.save));
});

test('the username', async ({ page, mock }) => {
  await mock.persona('missing-username', { login: true });
  await page.goto('/set-username');
  await write(page, username.username, ada.username);
  const failures: Failures = [
    ['username.500', 'username_check_failed'],
    ['username.refused', 'username_check_failed'],
  ];
  await tell(page, mock, failures, click(page, shared.submit));
});

test('the referral code', async ({ page, mock }) => {
  await mock.persona('missing-referral', { login: true });
  await page.goto('/set-referral');
  await write(page, referral.code, 'ABCD1234');
  await tell(page, mock, [['referral.500', 'submission_failed']], click(page, shared.submit));
  await tell(page, mock, [['referralSkip.500', 'referral_skip_failed']], click(page, shared.skip));
});

test('logging out', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  const button = page.getByRole('navigation', { name: wallet.nav.label });
  await tell(page, mock, [['logout.500', 'logout_failed']], () =>
    button.getByRole('button', { name: wallet.nav.logout }).click(),
  );
});

// requirement: 8.18
test('a device that cannot be registered', async ({ page, mock }) => {
  mock.expectErrors('/auth/device-id');
  for (const message of [undefined, 'No devices today.']) {
    await mock.clearFaults();
    await mock.preset('device.500', message ? { message } : {});
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await expect(toast(page, message ?? specCatalogue.device_failed)).toBeVisible(OPENING);
  }
});

// requirement: 8.19
test('a profile setup whose status cannot be had', async ({ page, mock }) => {
  mock.expectErrors('/user/profile');
  await mock.persona('missing-username', { login: true });
  await mock.preset('status.500');
  await page.goto('/profile-setup', { waitUntil: 'domcontentloaded' });
  await expect(toast(page, specCatalogue.status_failed)).toBeVisible(OPENING);
});

test.describe('the status check', () => {
  for (const [preset, id, ends] of [
    ['status.500', 'authentication_failed', '/login'],
    ['status.reset', 'authentication_failed', '/login'],
    ['status.malformed', 'authentication_failed', '/login'],
    ['status.error', 'unauthorized', '/login'],
    ['status.device', 'device_needs_verification', '/device-verification'],
  ] as const) {
    test(preset, async ({ page, mock }) => {
      mock.expectErrors('/user/profile');
      await mock.persona('complete', { login: true });
      await mock.preset(preset);
      await page.goto('/auth-loading', { waitUntil: 'domcontentloaded' });
      await expect(toast(page, specCatalogue[id])).toBeVisible(OPENING);
      await expect(page).toHaveURL(ends);
    });
  }

  test('a profile that can not be read turns nobody away', async ({ page, mock }) => {
    mock.expectErrors('/user/profile');
    await mock.persona('no-profile', { login: true });
    await mock.preset('profile.500', { times: 1 });
    await page.goto('/auth-loading', { waitUntil: 'domcontentloaded' });
    await expect(toast(page, specCatalogue.profile_failed)).toBeVisible(OPENING);
    await expect(page).toHaveURL('/w');
  });
});
