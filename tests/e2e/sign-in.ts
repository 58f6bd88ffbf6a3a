import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';

const { auth } = messages('en');

export const emailField = (page: Page) => page.getByRole('textbox', { name: auth.shared.email, exact: true });
export const passwordField = (page: Page) =>
  page.getByRole('textbox', { name: auth.login.password, exact: true });
export const continueButton = (page: Page) =>
  page.getByRole('button', { name: auth.shared.continue, exact: true });
export const loginButton = (page: Page) => page.getByRole('button', { name: auth.login.submit, exact: true });

/** From /login to its second step. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  // Not for its load event: that waits for the challenge, which may never come.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await emailField(page).fill(email);
  await continueButton(page).click();
  await expect(passwordField(page)).toBeFocused();
}

/** Sends the second step once its challenge has passed. */
export async function givePassword(page: Page, password: string): Promise<void> {
  await passwordField(page).fill(password);
  await expect(loginButton(page)).toBeEnabled();
  await loginButton(page).click();
}

/** Types the six digits of a code; the last one sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(code);
}

/** A code of six digits that is another one than `code`. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** From /signup to the code's page; resolves to the code that was mailed. */
export async function requestCode(
  page: Page,
  mock: Mock,
  email: string,
  locale: Locale = 'en',
): Promise<string> {
  const { shared } = messages(locale).auth;
  await page.goto(pathIn(locale, '/signup'));
  await page.getByRole('textbox', { name: shared.email, exact: true }).fill(email);
  await page.getByRole('button', { name: shared.continue, exact: true }).click();
  await expect(page).toHaveURL(pathIn(locale, '/otp-verification'));
  return (await mock.mail({ to: email, kind: 'signup' })).code;
}
