import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { mouse } from './journey/mouse.ts';
import { tellAboutYourself } from './journey/onboarding.ts';
import { expect, test, type Mock } from './mock.ts';
import { emailField, giveEmail, loginButton, passwordField, typeCode } from './sign-in.ts';
import { toast } from './toast.ts';

// Spec section 9, by the clock. The sign-up code's time is in signup-errors.spec.ts, the reset code's and its challenge's in
// forgot-password-errors.spec.ts, a login past its challenge in login.spec.ts.

const { auth, home, onboarding, toasts } = messages('en');
const { challenge } = auth.shared;

/** Stops the pages' clock; what they wait for comes by `page.clock.runFor` alone. */
const freeze = async (page: Page, mock: Mock) =>
  page.clock.pauseAt(new Date((await mock.clock.now()).getTime() + 10_000));
const neverComes = (mock: Mock) => mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });

// requirement: 9.03
test('a device code: the wait survives a reload, ends after 300 s, and the code with it', async ({
  page,
  mock,
}) => {
  mock.expectErrors('/auth/new-device/verify');
  const { email } = await mock.persona('device-unverified', { login: true });
  await mock.clock.hold();
  await page.goto('/device-verification');
  await expect(page.getByText(/Resend code in [45]:\d\d/)).toBeVisible();
  const { code } = await mock.mail({ to: email, kind: 'device' });
  await mock.clock.advance('200s');
  await page.reload();
  await expect(page.getByText(/Resend code in 1:\d\d/)).toBeVisible();
  const resend = page.getByRole('button', { name: auth.device.resend });
  await expect(resend).toBeHidden();
  await mock.clock.advance('100s');
  await expect(resend).toBeVisible();
  await typeCode(page, code);
  await expect(toast(page, 'This code has expired. Ask for a new one.')).toBeVisible();
});

// requirement: 4.45
test('/auth-loading opens the wallet after 1.5 s', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await mock.clock.hold();
  await freeze(page, mock);
  const checked = page.waitForResponse(/\/user\/profile\/status$/);
  await page.goto('/auth-loading', { waitUntil: 'domcontentloaded' });
  await checked;
  // The hint is written when all is known, and right before the wait.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tPin'))).not.toBeNull();
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL('/auth-loading');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/w');
});

// requirement: 4.46
test('what was saved is told for 1 s before the next page comes', async ({ page, mock }) => {
  await mock.persona('missing-user-info', { login: true });
  await mock.preset('userInfo.500', { times: 1 });
  await mock.clock.hold();
  await page.goto('/user-info');
  await tellAboutYourself(mouse(page), 'en');
  await expect(toast(page, toasts.userInfoFailedTryAgain)).toBeVisible();
  await freeze(page, mock);
  const saved = page.waitForResponse((response) => response.url().endsWith('/user/profile') && response.ok());
  await page.getByRole('button', { name: onboarding.userInfo.save }).click();
  await saved;
  // The draft goes right before the wait.
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:user-info'));
  await expect.poll(draft).toBeNull();
  await page.clock.runFor(900);
  await expect(page).toHaveURL('/user-info');
  await expect(toast(page, /saved/i)).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL('/w');
});

test.describe('a challenge that never comes', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: home.box.label });
  const send = (page: Page) => page.getByRole('button', { name: home.box.submit });

  // requirement: 9.10
  test('may be passed over on the home page after 3 s with no email typed', async ({ page, mock }) => {
    await neverComes(mock);
    await mock.clock.hold();
    await page.goto('/');
    await field(page).focus();
    await expect(page.getByText(challenge.loading)).toBeVisible();
    await mock.clock.advance('3s');
    await field(page).fill('ada@example.org');
    await expect(send(page)).toBeEnabled();
    await send(page).click();
    await expect(page).toHaveURL('/otp-verification');
  });

  test('is waited for there once an email is typed, and has failed after 10 s', async ({ page, mock }) => {
    await neverComes(mock);
    await mock.clock.hold();
    await page.goto('/');
    await field(page).fill('ada@example.org');
    await expect(page.getByText(challenge.loading)).toBeVisible();
    await mock.clock.advance('4s');
    await expect(send(page)).toBeDisabled();
    await mock.clock.advance('6s');
    await expect(page.getByText(challenge.failed)).toBeVisible();
    await mock.control.send('PUT', '/challenge', { mode: 'pass' });
    await page.getByRole('button', { name: challenge.retry }).click();
    await expect(page.getByText(challenge.failed)).toBeHidden();
    await expect(field(page)).toHaveValue('');
    await field(page).focus();
    await expect(field(page)).toHaveValue('ada@example.org');
    await expect(send(page)).toBeEnabled();
  });

  test('has failed on /login after 10 s, and Retry begins anew with the email', async ({ page, mock }) => {
    const { email, password } = await mock.persona('complete');
    await neverComes(mock);
    await mock.clock.hold();
    await giveEmail(page, email);
    await passwordField(page).fill(password);
    await expect(loginButton(page)).toBeDisabled();
    await mock.clock.advance('10s');
    await expect(page.getByRole('alert').getByText(challenge.failed)).toBeVisible();
    await mock.control.send('PUT', '/challenge', { mode: 'pass' });
    await page.getByRole('button', { name: challenge.retry }).click();
    await expect(emailField(page)).toHaveValue(email);
    await expect(passwordField(page)).toBeHidden();
  });
});
