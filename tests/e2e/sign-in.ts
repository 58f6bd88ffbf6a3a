import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';
import { loadPage, openPage } from './open-page.ts';

export const emailField = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: messages(locale).auth.shared.email, exact: true });
export const passwordField = (page: Page, locale: Locale = 'en') =>
  page.getByRole('textbox', { name: messages(locale).auth.login.password, exact: true });
export const continueButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages(locale).auth.shared.continue, exact: true });
export const loginButton = (page: Page, locale: Locale = 'en') =>
  page.getByRole('button', { name: messages(locale).auth.login.submit, exact: true });

/** Goes from /login to its second step. */
export async function submitEmail(page: Page, email: string, locale: Locale = 'en'): Promise<void> {
  // Does not await the load event, which waits for a challenge that may never load.
  await loadPage(page, localizePath(locale, '/login'), { waitUntil: 'domcontentloaded' });
  await emailField(page, locale).fill(email);
  await continueButton(page, locale).click();
  await expect(passwordField(page, locale)).toBeFocused();
}

/** Submits the second step once its challenge has passed. */
export async function submitPassword(page: Page, password: string, locale: Locale = 'en'): Promise<void> {
  await passwordField(page, locale).fill(password);
  await expect(loginButton(page, locale)).toBeEnabled();
  await loginButton(page, locale).click();
}

/** Types the six digits of a code; the last one submits it. */
export async function typeCode(page: Page, code: string, locale: Locale = 'en'): Promise<void> {
  const { code: t } = messages(locale).auth.shared;
  const first = page.getByRole('textbox', { name: interpolate(t.box, { n: 1, of: 6 }) });
  await expect(first).toBeFocused();
  await page.keyboard.type(code);
}

/** A six-digit code that differs from `code`. */
export const differentCode = (code: string) => (code === '000000' ? '111111' : '000000');

/** Goes from /signup to the code page; resolves to the mailed code. */
export async function requestCode(
  page: Page,
  mock: Mock,
  email: string,
  locale: Locale = 'en',
): Promise<string> {
  await openPage(page, localizePath(locale, '/signup'));
  await emailField(page, locale).fill(email);
  await continueButton(page, locale).click();
  await expect(page).toHaveURL(localizePath(locale, '/otp-verification'));
  return (await mock.mail({ to: email, kind: 'signup' })).code;
}
