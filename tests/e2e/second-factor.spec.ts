import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import { logInAs, secondFactorScreen, switchedOn, toSecondFactor } from './second-factor.ts';
import { emailField, givePassword, otherThan, passwordField } from './sign-in.ts';
import { toast } from './toast.ts';

const VERIFY = 'POST /2fa/verify';
const { auth, toasts, fields } = messages('en');

const copied = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

// requirement: 4.47
test('the sixth digit of the app’s code signs in', async ({ page, mock }) => {
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await expect(page.getByText('t****r@example.com')).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await expect(page).toHaveURL('/login');
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/w');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sade');
  const [sent] = await mock.journal({ op: VERIFY });
  expect(Object.keys(sent?.body as object).sort()).toEqual(['code', 'email', 'identifier']);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:second-factor'))).toBeNull();

  // There is nothing left to go back to: the login sends a member on.
  await page.goBack();
  await expect(page).toHaveURL('/w');
  await expect(screen.heading).toBeHidden();
});

test('a pasted code counts when it is six digits, and only then', async ({ page, mock }) => {
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  const code = await mock.authenticatorCode(email);
  await copied(page, '12345');
  await expect(page.getByText('Please paste a valid 6-digit code.')).toBeVisible();
  await expect(screen.boxes.first()).toHaveAccessibleDescription('Please paste a valid 6-digit code.');
  await copied(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page).toHaveURL('/w');
  expect(await mock.journal({ op: VERIFY })).toHaveLength(1);
});

test('half a code is not sent: the reason and the focus are at the boxes', async ({ page, mock }) => {
  await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await page.keyboard.type('123');
  await screen.submit.click();
  await expect(page.getByText(fields['otp.fullDevice'])).toBeVisible();
  await expect(screen.boxes.nth(3)).toBeFocused();
  await expect(screen.boxes.nth(3)).toHaveAccessibleDescription(fields['otp.fullDevice']);
  await page.keyboard.press('Enter');
  expect(await mock.journal({ op: VERIFY })).toHaveLength(0);
});

test('a wrong code says so in the server’s words, else in ours, and can be typed again', async ({
  page,
  mock,
}) => {
  mock.expectErrors('/2fa/verify');
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  const code = await mock.authenticatorCode(email);
  await page.keyboard.type(otherThan(code));
  await expect(toast(page, 'This code is not right. Codes change every 30 seconds')).toBeVisible();
  await expect(screen.boxes.first()).toBeFocused();
  await expect(screen.boxes.last()).toHaveValue('');

  await mock.preset('secondFactor.400', { times: 1 });
  await page.keyboard.type(code);
  await expect(toast(page, 'Invalid verification code. Try again.')).toBeVisible();
  await expect(screen.boxes.first()).toBeFocused();
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/w');
});

test('a code that nobody judged stays, and the button sends it again', async ({ page, mock, context }) => {
  mock.expectErrors('/2fa/verify', /ERR_INTERNET_DISCONNECTED/);
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await context.setOffline(true);
  const code = await mock.authenticatorCode(email);
  await page.keyboard.type(code);
  // The first toast of this page: its library can't come either.
  await expect(page.getByRole('alert').getByText(toasts.offline)).toBeVisible();
  await expect(screen.boxes.last()).toHaveValue(code.slice(-1));
  await context.setOffline(false);

  await mock.preset('secondFactor.500', { times: 1 });
  await screen.submit.click();
  await expect(toast(page, 'Verification failed')).toBeVisible();
  await mock.fault({
    op: VERIFY,
    effect: { type: 'status', status: 429, message: 'Not so fast.' },
    times: 1,
  });
  await screen.submit.click();
  await expect(toast(page, 'Not so fast.')).toBeVisible();
  await expect(screen.boxes.last()).toHaveValue(code.slice(-1));
  await screen.submit.click();
  await expect(page).toHaveURL('/w');
});

test('a slow answer says that it is under way, once, and keeps the boxes shut', async ({ page, mock }) => {
  await mock.clock.hold();
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await mock.fault({ op: VERIFY, effect: { type: 'hang' } });
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page.getByRole('button', { name: 'Verifying' })).toHaveAttribute('aria-busy', 'true');
  await expect(screen.boxes.first()).toHaveAttribute('readonly', '');
  await page.keyboard.press('Enter');
  await mock.clock.advance(10_000);
  await expect(page.getByRole('button', { name: toasts.stillWorking })).toBeVisible();
  await expect(screen.notYou).toBeDisabled();
  expect(await mock.journal({ op: VERIFY })).toHaveLength(0);
});

test('a login that the API has forgotten asks for the password again', async ({ page, mock }) => {
  mock.expectErrors('/2fa/verify');
  const { email, password } = await toSecondFactor(page, mock);
  await mock.control.send('POST', '/clock/advance', { ms: 300_000 });
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(toast(page, 'This step has timed out. Please start again.')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await expect(page.getByText('t****r@example.com')).toBeVisible();
  await givePassword(page, password);
  await expect(secondFactorScreen(page).boxes.first()).toBeFocused();
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/w');
});

test('five wrong codes end it, the same way', async ({ page, mock }) => {
  mock.expectErrors('/2fa/verify');
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  const code = await mock.authenticatorCode(email);
  for (let tries = 1; tries <= 5; tries += 1) {
    await page.keyboard.type(otherThan(code));
    await expect.poll(async () => (await mock.journal({ op: VERIFY })).length).toBe(tries);
    await expect(screen.boxes.first()).toHaveValue('');
    await expect(screen.boxes.first()).toBeFocused();
  }
  await page.keyboard.type(code);
  await expect(toast(page, 'Too many wrong codes. Please log in again.')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
});

test('a reload keeps the step; "Not you?" leaves it for good', async ({ page, mock }) => {
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await page.reload();
  await expect(screen.heading).toBeVisible();
  await expect(screen.boxes.first()).toBeFocused();
  expect(await mock.journal({ op: 'POST /auth/login' })).toHaveLength(1);
  // Another page and back again, too.
  await page.goto('/signup');
  await page.goBack();
  await expect(screen.boxes.first()).toBeFocused();

  await screen.notYou.click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await page.reload();
  await expect(emailField(page)).toBeEditable();
  await expect(screen.heading).toBeHidden();
});

test('a recovery code does instead of the app', async ({ page, mock, context }) => {
  const { account, codes } = await switchedOn(context, mock);
  await logInAs(page, account);
  const screen = secondFactorScreen(page);
  await screen.recovery.click();
  await expect(screen.recoveryBoxes.first()).toBeFocused();
  await page.keyboard.type('ABC');
  await screen.submit.click();
  await expect(page.getByText(auth.secondFactor.recoveryFull)).toBeVisible();
  await expect(screen.recoveryBoxes.nth(3)).toBeFocused();
  await screen.app.click();
  await expect(screen.boxes.first()).toBeFocused();
  await screen.recovery.click();
  await expect(screen.recoveryBoxes.first()).toBeFocused();
  await copied(page, codes[0]?.toLowerCase() ?? '');
  await expect(page).toHaveURL('/w');
});

// requirement: 4.47
test('an answer that names a device’s code leads to /verify', async ({ page, mock }) => {
  const { email } = await toSecondFactor(page, mock);
  const reply = { status: 'success', identifier: 'idn_of_the_device' };
  await mock.fault({ op: VERIFY, effect: { type: 'reply', body: reply } });
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/verify');
  await expect(page.getByText(email)).toBeVisible();
});
