import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { mockUrl, siteUrl } from '../../scripts/addresses.ts';
import { expect, type Mock } from './mock.ts';
import type { Account } from './mock-control.ts';
import { giveEmail, givePassword } from './sign-in.ts';

/** The last step of a login with two-step codes on, by what its parts are called in a language. */
export function secondFactorScreen(page: Page, locale: Locale = 'en') {
  const { secondFactor, shared } = messages(locale).auth;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: secondFactor.heading, exact: true }),
    boxes: page.getByRole('group', { name: shared.code.legend }).getByRole('textbox'),
    recoveryBoxes: page.getByRole('group', { name: secondFactor.recoveryLegend }).getByRole('textbox'),
    submit: button(shared.continue),
    notYou: button(shared.notYou),
    recovery: button(secondFactor.recovery),
    app: button(secondFactor.app),
  };
}

/** From /login to its last step, as somebody who has it. */
export async function logInAs(
  page: Page,
  { email, password }: Account,
  locale: Locale = 'en',
): Promise<void> {
  await giveEmail(page, email, locale);
  await givePassword(page, password, locale);
  await expect(secondFactorScreen(page, locale).boxes.first()).toBeFocused();
}

/** The same, as the persona. */
export async function toSecondFactor(page: Page, mock: Mock, locale: Locale = 'en'): Promise<Account> {
  const account = await mock.persona('two-factor');
  await logInAs(page, account, locale);
  return account;
}

/** Somebody who has just switched it on, and written the recovery codes down; signed out. */
export async function switchedOn(
  context: BrowserContext,
  mock: Mock,
): Promise<{ account: Account; codes: string[] }> {
  const account = await mock.persona('complete', { login: true });
  const ask = async (path: string, data: object = {}) => {
    const response = await context.request.post(mockUrl + path, { data, headers: { origin: siteUrl } });
    expect(response.status(), path).toBe(200);
    return (await response.json()) as { recovery_codes: string[] };
  };
  await ask('/2fa/setup');
  const { recovery_codes: codes } = await ask('/2fa/enable', {
    code: await mock.authenticatorCode(account.email),
  });
  await context.clearCookies({ name: 'access_token' });
  return { account, codes };
}
