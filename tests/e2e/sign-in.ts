import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';

export const emailField = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: messages(locale).auth.shared.email, exact: true });
export const passwordField = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: messages(locale).auth.login.password, exact: true });
export const continueButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages(locale).auth.shared.continue, exact: true });
export const loginButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages(locale).auth.login.submit, exact: true });

/** From /login to its second step. */
export async function giveEmail(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  // Not for its load event: that waits for the challenge, which may never come.
  await page.goto(localizePath(locale, '/login'), { waitUntil: 'domcontentloaded' });
  await emailField(page, locale).fill(email);
  await continueButton(page, locale).click();
  await expect(passwordField(page, locale)).toBeFocused();
}

/** Sends the second step once its challenge has passed. */
export async function givePassword(page: Page, password: string, locale: Locale = 'en'): Promise<void> {
  await passwordField(page, locale).fill(password);
  await expect(loginButton(page, locale)).toBeEnabled();
  await loginButton(page, locale).click();
}

/** Types the six digits of a code; the last one sends it. */
export async function typeCode(page: Page, code: string, locale: Locale = 'en'): Promise<void> {
  const { code: words } = messages(locale).auth.shared;
  const first = page.getByRole('textbox', { name: interpolate(words.box, { n: 1, of: 6 }) });
  await expect(first).toBeFocused();
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
  await page.goto(localizePath(locale, '/signup'));
  await emailField(page, locale).fill(email);
  await continueButton(page, locale).click();
  await expect(page).toHaveURL(localizePath(locale, '/otp-verification'));
  return (await mock.mail({ to: email, kind: 'signup' })).code;
}
