import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';

export const FRESH = 'Fresh1234!';
export const RESET = 'POST /auth/reset';

/** The parts of /forgot-password, by what they are called in a language. */
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

/** The box of the challenge says so when it has passed; before, a press sends nothing. */
export const challengePassed = (page: Page, locale: Locale = 'en') => {
  const [box, passed] = locale === 'en' ? ['Security check', 'Success!'] : ['安全验证', '成功！'];
  return expect(page.getByRole('group', { name: box }).getByText(passed)).toBeVisible();
};

/** From /forgot-password to its second step; resolves to the code that was mailed. */
export async function toCode(page: Page, mock: Mock, email: string, locale: Locale = 'en'): Promise<string> {
  const screen = resetScreen(page, locale);
  await page.goto(localizePath(locale, '/forgot-password'));
  await screen.email.fill(email);
  await screen.send.click();
  await expect(screen.boxes.first()).toBeFocused();
  return (await mock.mail({ to: email, kind: 'reset' })).code;
}

/** Types a code; a complete one is sent once the challenge has passed. */
export async function giveCode(page: Page, code: string, locale: Locale = 'en'): Promise<void> {
  await resetScreen(page, locale).boxes.first().click();
  await page.keyboard.type(code);
}

/** To the third step. */
export async function toPassword(
  page: Page,
  mock: Mock,
  email: string,
  locale: Locale = 'en',
): Promise<void> {
  await giveCode(page, await toCode(page, mock, email, locale), locale);
  await expect(resetScreen(page, locale).heading('newHeading')).toBeFocused();
}

export async function givePasswords(page: Page, password = FRESH, locale: Locale = 'en'): Promise<void> {
  const screen = resetScreen(page, locale);
  await screen.password.fill(password);
  await screen.confirm.fill(password);
  await screen.save.click();
}
