import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';
import { openPage } from './open-page.ts';

export const FRESH = 'Fresh1234!';
export const RESET = 'POST /auth/reset';

/** The controls of /forgot-password by their labels in a language. */
export function resetScreen(page: Page, locale: Locale = 'en') {
  const { reset, shared } = messages(locale).auth;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    heading: (step: 'heading' | 'codeHeading' | 'newHeading') =>
      page.getByRole('heading', { level: 1, name: reset[step], exact: true }),
    email: field(shared.email),
    send: button(reset.send),
    boxes: page.getByRole('group', { name: reset.legend }).getByRole('textbox'),
    verify: button(reset.verify),
    resend: button(reset.resend),
    password: field(reset.password),
    confirm: field(reset.confirm),
    save: button(reset.save),
    back: page.getByRole('link', { name: reset.back }),
  };
}

/** Waits until the challenge has passed; before that the form does not submit. */
export const challengePassed = (page: Page, locale: Locale = 'en') => {
  const [box, passed] = locale === 'en' ? ['Security check', 'Success!'] : ['安全验证', '成功！'];
  return expect(page.getByRole('group', { name: box }).getByText(passed)).toBeVisible();
};

/** Goes from /forgot-password to its second step; resolves to the mailed code. */
export async function goToCodeStep(
  page: Page,
  mock: Mock,
  email: string,
  locale: Locale = 'en',
): Promise<string> {
  const screen = resetScreen(page, locale);
  await openPage(page, localizePath(locale, '/forgot-password'));
  await screen.email.fill(email);
  await screen.send.click();
  await expect(screen.boxes.first()).toBeFocused();
  return (await mock.mail({ to: email, kind: 'reset' })).code;
}

/** Types a code; a complete one is submitted once the challenge has passed. */
export async function enterResetCode(page: Page, code: string, locale: Locale = 'en'): Promise<void> {
  await resetScreen(page, locale).boxes.first().click();
  await page.keyboard.type(code);
}

/** Goes to the third step. */
export async function goToPasswordStep(
  page: Page,
  mock: Mock,
  email: string,
  locale: Locale = 'en',
): Promise<void> {
  await enterResetCode(page, await goToCodeStep(page, mock, email, locale), locale);
  await expect(resetScreen(page, locale).heading('newHeading')).toBeFocused();
}

export async function submitNewPassword(page: Page, password = FRESH, locale: Locale = 'en'): Promise<void> {
  const screen = resetScreen(page, locale);
  await screen.password.fill(password);
  await screen.confirm.fill(password);
  await screen.save.click();
}
