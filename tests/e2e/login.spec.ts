import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { expectRealBalances } from './journey/dashboard.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import {
  continueButton,
  otherThan,
  emailField,
  giveEmail,
  givePassword,
  loginButton,
  passwordField,
  typeCode,
} from './sign-in.ts';
import { toast } from './toast.ts';

const { auth, wallet } = messages('en');

const logOut = (page: Page) =>
  page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('button', { name: wallet.nav.logout })
    .click();

/** The statuses of the documents that an address led through, redirects first. */
async function documentsTo(page: Page, address: string): Promise<number[]> {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status());
  });
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: auth.login.heading })).toBeVisible();
  await expect(emailField(page)).toBeEditable();
  return statuses;
}

// requirement: 4.02
test('a member logs in in two steps, and a reload keeps the session', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await giveEmail(page, email);
  await expect(page.getByText('t****i@example.com')).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await givePassword(page, password);
  await expect(page).toHaveURL('/w');
  await expect(toast(page, 'Login successful!')).toBeVisible();

  // Prices stand still, so that a total is the same a moment later.
  await mock.ticker({ speed: 0 });
  await page.reload();
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tobi');
  await expectRealBalances(page, 'en');
  expect(await mock.journal({ op: 'POST /auth/login' })).toHaveLength(1);
});

// requirement: 4.16
test("'Not you?' goes back to the first step with the email in it", async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  await giveEmail(page, email);
  await passwordField(page).fill('half a passw');
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toBeHidden();
  await continueButton(page).click();
  await expect(passwordField(page)).toHaveValue('');
});

// requirement: 5.03
test('the password step can be sent once the password is long enough and the challenge passed', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  await giveEmail(page, email);
  await expect(page.getByRole('group', { name: 'Security check' }).getByText('Success!')).toBeVisible();
  await passwordField(page).fill('seven77');
  await expect(loginButton(page)).toBeDisabled();
  await passwordField(page).fill('eight888');
  await expect(loginButton(page)).toBeEnabled();
});

// requirement: 4.19, 9.07
test('a challenge that never comes may be passed over after 3 s', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await mock.control.send('PUT', '/challenge', { mode: 'slow', ms: 600_000 });
  await mock.clock.hold();
  await giveEmail(page, email);
  await passwordField(page).fill(password);
  await expect(page.getByText('Loading security verification...')).toBeVisible();
  await expect(loginButton(page)).toBeDisabled();
  await mock.clock.advance(3_000);
  await givePassword(page, password);
  await expect(page).toHaveURL('/w');
});

// requirement: 4.17
test('a wrong password says so, keeps what was typed, and the right one then gets in', async ({
  page,
  mock,
}) => {
  const { email, password } = await mock.persona('complete');
  mock.expectErrors('/auth/login');
  await giveEmail(page, email);
  await givePassword(page, 'Wrong-one-1');
  await expect(toast(page, 'The email or the password is wrong.')).toBeVisible();
  await expect(passwordField(page)).toHaveValue('Wrong-one-1');
  await expect(passwordField(page)).toBeFocused();
  await expect(page).toHaveURL('/login');
  // The token of the first try is spent: the challenge passes anew.
  await givePassword(page, password);
  await expect(page).toHaveURL('/w');
});

// requirement: 8.08
test('a login that the API can not judge keeps what was typed', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await giveEmail(page, email);
  await mock.fault({
    op: 'POST /auth/login',
    effect: { type: 'status', status: 500, message: null },
    times: 1,
  });
  await givePassword(page, password);
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(passwordField(page)).toHaveValue(password);
  await mock.fault({
    op: 'POST /auth/login',
    effect: { type: 'status', status: 401, message: null },
    times: 1,
  });
  await givePassword(page, password);
  await expect(toast(page, 'Invalid credentials. Please try again.')).toBeVisible();
  await expect(passwordField(page)).toHaveValue(password);
});

test('logging out ends the session in every tab, and /w then leads to /login once', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  const tab = await mock.secondPage();
  await tab.goto('/w');
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Tobi');
  // What is asked for with the start is asked before the session ends.
  await listening(mock, 2);

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'You have logged out.')).toBeVisible();
  await expect(tab).toHaveURL('/login');
  await expect(tab.getByText('Tobi')).toHaveCount(0);
  const kept = await tab.evaluate(() => ['token', 'refresh_token'].map((key) => localStorage.getItem(key)));
  expect(kept).toEqual([null, null]);

  expect(await documentsTo(tab, '/w')).toEqual([303, 200]);
});

test('a session that the API no longer knows ends on /login by one redirect', async ({ page, context }) => {
  const stale = { name: 'access_token', value: 'long-gone', domain: 'localhost', path: '/', httpOnly: true };
  await context.addCookies([stale]);
  expect(await documentsTo(page, '/w')).toEqual([303, 200]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('access_token');
});

// requirement: 4.04
test('an unknown device is verified by the code from the mail', async ({ mock, browser }) => {
  const { email, password } = await mock.persona('complete');
  const other = await mock.otherBrowser(browser);
  const elsewhere = await other.newPage();
  await giveEmail(elsewhere, email);
  await givePassword(elsewhere, password);
  await expect(elsewhere).toHaveURL('/verify');
  await expect(elsewhere.getByText(email)).toBeVisible();

  const { code } = await mock.mail({ to: email, kind: 'device' });
  mock.expectErrors('/auth/new-device/verify');
  await typeCode(elsewhere, otherThan(code));
  await expect(toast(elsewhere, 'This code is not right. Check it and try again.')).toBeVisible();
  await expect(elsewhere.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');

  await elsewhere.getByRole('button', { name: 'Verify Device' }).click();
  await expect(elsewhere.getByText('Please enter the full 6-digit verification code.')).toBeVisible();
  await typeCode(elsewhere, code);
  await expect(elsewhere).toHaveURL('/w');
  await expect(toast(elsewhere, 'Login successful!')).toBeVisible();
  await other.close();
});

// requirement: 4.23
test('a session on an unverified device is led to the code, and in by it', async ({ page, mock }) => {
  const { email } = await mock.persona('device-unverified', { login: true });
  await page.goto('/auth-loading');
  await expect(page).toHaveURL('/device-verification');
  await expect(toast(page, 'This device needs verification.')).toBeVisible();
  const { code } = await mock.mail({ to: email, kind: 'device' });
  await typeCode(page, code);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Adanna');
});

test("'Back to login' leaves the unverified device's session", async ({ page, mock }) => {
  await mock.persona('device-unverified', { login: true });
  await page.goto('/device-verification');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await documentsTo(page, '/w')).toEqual([303, 200]);
});

for (const [em, text] of [
  ['dlact-cspt', 'Your account has been deleted. Please contact support to regain access.'],
  ['bnact-cspt', 'Your account is banned. Contact support.'],
] as const) {
  // requirement: 8.15
  test(`/login?em=${em} says why, and the address forgets it`, async ({ page }) => {
    await page.goto(`/login?em=${em}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
}
