import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { FRESH, RESET, giveCode, givePasswords, resetScreen, toCode, toPassword } from './reset.ts';
import { continueButton, emailField, givePassword } from './sign-in.ts';
import { toast } from './toast.ts';

// What a reset says, and when its code ends, is in tests/islands/auth/reset.dom.test.tsx; without a mouse it is in
// auth-by-keyboard.spec.ts.

/** Everything that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));

// requirement: 4.37
test('a forgotten password is set anew by the mailed code, and logs in', async ({ page, mock }) => {
  const { auth, toasts } = messages('en');
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await page.goto('/login');
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
  // Small letters come from mails; the first box takes it all.
  await giveCode(page, code.toLowerCase());

  await expect(screen.heading('newHeading')).toBeFocused();
  await expect(screen.password).toHaveAttribute('autocomplete', 'new-password');
  await screen.save.click();
  await expect(screen.password).toBeFocused();
  await givePasswords(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Password saved.')).toBeVisible();
  expect(Object.keys((await kept(page)).local)).toEqual([]);
  // Nobody types the email a second time.
  await continueButton(page).click();
  await givePassword(page, FRESH);
  await expect(page).toHaveURL('/w');
  await expect(toast(page, toasts.loginSuccessful)).toBeVisible();
});

// requirement: 4.38
test('past the first step, back clears the identifier and goes home', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const goesHome = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual({ local: {}, tab: {} });
  };
  await page.goto('/login');
  await toPassword(page, mock, email);
  await goesHome();
  // What lies ahead is the first step again, and that one is left as any page.
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
test('back goes home from a step that was reloaded, and from one that was begun anew', async ({
  page,
  mock,
}) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await toCode(page, mock, email);
  await page.reload();
  await expect(screen.heading('codeHeading')).toBeVisible();
  // Begun anew with the same address in the field.
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(screen.heading('heading')).toBeFocused();
  await expect(screen.email).toHaveValue(email);
  expect(await kept(page)).toEqual({ local: {}, tab: {} });
  await mock.control.send('POST', '/clock/advance', { ms: 31_000 });
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(screen.boxes.first()).toBeFocused();
  await page.reload();
  await expect(screen.heading('codeHeading')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toEqual({ local: {}, tab: {} });
});

test('a reload keeps the step and never a password', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  await toPassword(page, mock, email);
  await screen.password.fill(FRESH);
  await screen.confirm.fill(FRESH);
  expect(JSON.stringify(await kept(page))).not.toContain(FRESH);
  await page.reload();
  await expect(screen.heading('newHeading')).toBeVisible();
  await expect(screen.password).toHaveValue('');
  await expect(screen.confirm).toHaveValue('');
  const { local, tab } = await kept(page);
  expect(Object.keys(local)).toEqual(['identifier']);
  expect(Object.keys(tab)).toEqual(['draft:reset']);
  // In the other language it is the same reset.
  await page.getByRole('link', { name: '中文' }).click();
  await expect(resetScreen(page, 'cn').heading('newHeading')).toBeVisible();
  await givePasswords(page, FRESH, 'cn');
  await expect(page).toHaveURL('/cn/login');
});

test('no code is mailed while there is nothing to type it into', async ({ page, mock }) => {
  const { email } = await mock.persona('complete');
  const screen = resetScreen(page);
  const later = /ResetCode[^/]*\.js$/;
  mock.expectErrors(/ResetCode/);
  await page.route(later, (route) => route.abort());
  await page.goto('/forgot-password');
  await screen.email.fill(email);
  await expect(screen.send).toBeEnabled();
  await screen.send.click();
  await expect(toast(page, messages('en').toasts.offline)).toBeVisible();
  expect(await mock.journal({ op: RESET })).toHaveLength(0);
  await expect(screen.email).toHaveValue(email);
});
