import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from './mock.ts';
import type { Account } from './mock-control.ts';
import { submitEmail, submitPassword } from './sign-in.ts';

/** The controls of the second-factor step by their labels in a language. */
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

/** Goes from /login to the second-factor step, as the persona with two-factor authentication. */
export async function toSecondFactor(page: Page, mock: Mock, locale: Locale = 'en'): Promise<Account> {
  const account = await mock.persona('two-factor');
  await submitEmail(page, account.email, locale);
  await submitPassword(page, account.password, locale);
  await expect(secondFactorScreen(page, locale).boxes.first()).toBeFocused();
  return account;
}
