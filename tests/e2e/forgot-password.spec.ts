import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import {
  FRESH,
  RESET,
  enterResetCode,
  submitNewPassword,
  resetScreen,
  goToCodeStep,
  goToPasswordStep,
} from './reset.ts';
import { continueButton, emailField, submitPassword } from './sign-in.ts';
import { toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

// Messages and expiry of a reset are in tests/islands/auth/reset.dom.test.tsx; the keyboard is in auth-keyboard.spec.ts.

/** Everything in the browser's storage. */
const storedData = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));

// requirement: 2.92, 4.37
test('a user sets a new password with the mailed code and logs in', async ({ page, mock }) => {
  const { auth, toasts } = messages('en');
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await openPage(page, '/login');
  await emailField(page).fill(email);
  await page.getByRole('link', { name: auth.login.forgot }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(screen.heading('heading')).toBeVisible();
  await expect(screen.email).toHaveValue(email);
  await expect(screen.email).toHaveAttribute('autocomplete', 'username');

  await screen.send.click();
  await expect(screen.boxes.first()).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(screen.boxes).toHaveCount(8);
  await expect(screen.boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
  const { code } = await mock.mail({ to: email, kind: 'reset' });
  // A code pasted from a mail may be in lower case; the first box accepts all of it.
  await enterResetCode(page, code.toLowerCase());

  await expect(screen.heading('newHeading')).toBeFocused();
  await expect(screen.password).toHaveAttribute('autocomplete', 'new-password');
  await screen.save.click();
  await expect(screen.password).toBeFocused();
  await submitNewPassword(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Password saved.')).toBeVisible();
  expect(Object.keys((await storedData(page)).local)).toEqual([]);
  // The email is already filled in.
  await continueButton(page).click();
  await submitPassword(page, FRESH);
  await expect(page).toHaveURL('/w');
  await expect(toast(page, toasts.loginSuccessful)).toBeVisible();
});

// requirement: 4.38
test('going back after the first step clears the identifier and leads to the home page', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const expectHomeAndNoData = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await storedData(page)).toEqual({ local: {}, tab: {} });
  };
  await openPage(page, '/login');
  await goToPasswordStep(page, mock, email);
  await expectHomeAndNoData();
  // Forward leads to the first step, which going back leaves as any page.
  await page.goForward();
  await expect(page).toHaveURL('/forgot-password');
  await expect(screen.heading('heading')).toBeVisible();
  await expect(screen.email).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

// requirement: 4.38
test('going back leads to the home page after a reload and after a restart', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await goToCodeStep(page, mock, email);
  await reloadPage(page);
  await expect(screen.heading('codeHeading')).toBeVisible();
  // Restart with the same email in the field.
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(screen.heading('heading')).toBeFocused();
  await expect(screen.email).toHaveValue(email);
  expect(await storedData(page)).toEqual({ local: {}, tab: {} });
  await mock.control.send('POST', '/clock/advance', { ms: 31_000 });
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(screen.boxes.first()).toBeFocused();
  await reloadPage(page);
  await expect(screen.heading('codeHeading')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await storedData(page)).toEqual({ local: {}, tab: {} });
});

test('a reload keeps the step and no password', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await goToPasswordStep(page, mock, email);
  await screen.password.fill(FRESH);
  await screen.confirm.fill(FRESH);
  expect(JSON.stringify(await storedData(page))).not.toContain(FRESH);
  await reloadPage(page);
  await expect(screen.heading('newHeading')).toBeVisible();
  await expect(screen.password).toHaveValue('');
  await expect(screen.confirm).toHaveValue('');
  const { local, tab } = await storedData(page);
  expect(Object.keys(local)).toEqual(['identifier']);
  expect(Object.keys(tab)).toEqual(['draft:reset']);
  // The other language continues the same reset.
  await page.getByRole('link', { name: '中文' }).click();
  await expect(resetScreen(page, 'cn').heading('newHeading')).toBeVisible();
  await submitNewPassword(page, FRESH, 'cn');
  await expect(page).toHaveURL('/cn/login');
});

test('no code is mailed if the code step fails to load', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const later = /ResetCode[^/]*\.js$/;
  mock.expectErrors(/ResetCode/);
  await page.route(later, (route) => route.abort());
  await openPage(page, '/forgot-password');
  await screen.email.fill(email);
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(toast(page, messages('en').toasts.offline)).toBeVisible();
  await mock.expectNoCall(RESET);
  await expect(screen.email).toHaveValue(email);
  // Some browsers keep the failure for the life of the document.
  await page.unroute(later);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: messages('en').toasts.reload }).click(),
  ]);
  await screen.email.fill(email);
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await mock.expectCalls(RESET, 1);
});
