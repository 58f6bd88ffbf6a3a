import type { APIResponse, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import type { Multipart } from './bad-messages.ts';
import { expect } from './mock.ts';

export const SEND = 'POST /contact';
/** A message that is as it should be. */
export const good = {
  name: 'Ada Okoro',
  email: 'ada@example.com',
  message: 'Where is my card?\nI asked on Monday.',
};

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

/** Posts as a browser would, with what no browser lets anybody type; the page shows the answer. */
export async function post(page: Page, path: string, multipart: Multipart): Promise<APIResponse> {
  return page.request.post(path, { multipart, headers: { origin: siteUrl }, maxRedirects: 0 });
}

/** Shows an answer, as text that the parser has read. */
export async function show(page: Page, answer: APIResponse): Promise<void> {
  await page.route('**/shown', async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: await answer.text() }),
  );
  await page.goto('/shown');
  await page.unroute('**/shown');
}
