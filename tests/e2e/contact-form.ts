import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { good } from '../server/invalid-messages.ts';
import { expect } from './mock.ts';

export const SEND = 'POST /contact';

/** The controls of /contact by their labels in a language. */
export function contactForm(page: Page, locale: Locale = 'en') {
  const { form } = messages(locale).contact;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    name: field(form.name),
    email: field(form.email),
    message: field(form.message),
    submit: page.getByRole('button', { name: form.submit }),
  };
}

export async function fillForm(page: Page, locale: Locale, values: Partial<typeof good> = {}): Promise<void> {
  const form = contactForm(page, locale);
  const { name, email, message } = { ...good, ...values };
  await form.name.fill(name);
  await form.email.fill(email);
  await form.message.fill(message);
}

export async function expectValues(page: Page, locale: Locale, values = good): Promise<void> {
  const form = contactForm(page, locale);
  await expect(form.name).toHaveValue(values.name);
  await expect(form.email).toHaveValue(values.email);
  await expect(form.message).toHaveValue(values.message);
}
