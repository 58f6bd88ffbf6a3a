import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { good } from '../server/bad-messages.ts';
import { expect } from './mock.ts';

export const SEND = 'POST /contact';

/** The parts of /contact, by what they are called in a language. */
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

export async function write(page: Page, locale: Locale, values: Partial<typeof good> = {}): Promise<void> {
  const form = contactForm(page, locale);
  const { name, email, message } = { ...good, ...values };
  await form.name.fill(name);
  await form.email.fill(email);
  await form.message.fill(message);
}

export async function expectKept(page: Page, locale: Locale, values = good): Promise<void> {
  const form = contactForm(page, locale);
  await expect(form.name).toHaveValue(values.name);
  await expect(form.email).toHaveValue(values.email);
  await expect(form.message).toHaveValue(values.message);
}
