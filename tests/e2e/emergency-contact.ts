import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

export const PATH = '/w/security/emergency-contact';
export const READ = 'GET /user/emergency-contact';
export const SAVE = 'POST /user/emergency-contact';
export const REMOVE = 'DELETE /user/emergency-contact';

export const contactSection = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: messages(locale).emergencyContact.heading });
export const field = (page: Page, name: 'name' | 'relation' | 'phone', locale: Locale = 'en'): Locator =>
  page.getByLabel(messages(locale).emergencyContact[name], { exact: true });
export const clickAction = (
  page: Page,
  name: 'save' | 'change' | 'cancel' | 'remove',
  locale: Locale = 'en',
) =>
  contactSection(page, locale).getByRole('button', {
    name: messages(locale).emergencyContact[name],
    exact: true,
  });

/** Opens the screen and waits for its form or its card. */
export async function openContact(page: Page, locale: Locale = 'en'): Promise<void> {
  await setLanguage(page, locale);
  await openPage(page, PATH);
  await expect(contactSection(page, locale).getByRole('heading')).toBeVisible();
}

export async function fillContact(page: Page, locale: Locale = 'en'): Promise<void> {
  await field(page, 'name', locale).fill('Bisi Okafor');
  await field(page, 'relation', locale).fill('Sister');
  await field(page, 'phone', locale).fill('0803 123 4567');
}

/** The contact that the API has, read with the browser's cookies. */
export async function savedContact(page: Page): Promise<unknown> {
  const response = await page.request.get(`${mockUrl}/user/emergency-contact`);
  return ((await response.json()) as { data: unknown }).data;
}

export const BISI = { name: 'Bisi Okafor', relation: 'Sister', phone_number: '+2348031234567' };

/** Saves a contact through the API before the screen opens. */
export async function createBisi(page: Page): Promise<void> {
  const response = await page.request.post(`${mockUrl}/user/emergency-contact`, { data: BISI });
  expect(response.status()).toBe(200);
}
