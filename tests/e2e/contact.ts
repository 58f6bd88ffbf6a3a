import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

export const PATH = '/w/security/emergency-contact';
export const READ = 'GET /user/emergency-contact';
export const SAVE = 'POST /user/emergency-contact';
export const REMOVE = 'DELETE /user/emergency-contact';

export const place = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: messages(locale).emergencyContact.heading });
export const field = (page: Page, name: 'name' | 'relation' | 'phone', locale: Locale = 'en'): Locator =>
  page.getByLabel(messages(locale).emergencyContact[name], { exact: true });
export const press = (page: Page, name: 'save' | 'change' | 'cancel' | 'remove', locale: Locale = 'en') =>
  place(page, locale).getByRole('button', { name: messages(locale).emergencyContact[name], exact: true });

/** The screen with its form or its card. */
export async function openContact(page: Page, locale: Locale = 'en'): Promise<void> {
  await speak(page, locale);
  await page.goto(PATH);
  await expect(place(page, locale).getByRole('heading')).toBeVisible(OPENING);
}

export async function fillContact(page: Page, locale: Locale = 'en'): Promise<void> {
  await field(page, 'name', locale).fill('Bisi Okafor');
  await field(page, 'relation', locale).fill('Sister');
  await field(page, 'phone', locale).fill('0803 123 4567');
}

/** Who the API has, asked with the browser's own cookies. */
export async function savedContact(page: Page): Promise<unknown> {
  const response = await page.request.get(`${mockUrl}/user/emergency-contact`);
  return ((await response.json()) as { data: unknown }).data;
}

export const BISI = { name: 'Bisi Okafor', relation: 'Sister', phone_number: '+2348031234567' };

/** Has somebody named before the screen opens. */
export async function nameBisi(page: Page): Promise<void> {
  const response = await page.request.post(`${mockUrl}/user/emergency-contact`, { data: BISI });
  expect(response.status()).toBe(200);
}
