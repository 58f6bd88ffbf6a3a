import type { Locator, Page } from '@playwright/test';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';

export const LIST = 'GET /user/notifications/list';
export const READ = 'PUT /user/notifications/{id}/status';
export const ALL = 'PUT /user/notifications/mark-all-read';
export const FLAGS = 'GET /user/notifications';
export const SAVE = 'PUT /user/notifications';

/** The newest that the sandbox has, asked with the browser's own cookies, and how many are unread. */
export async function notesOf(page: Page): Promise<{ data: readonly Notification[]; unread: number }> {
  const response = await page.request.get(`${mockUrl}${contract.list.path}?page_size=50`);
  return contract.list.reply.parse(await response.json());
}

/** The button of the header, whose name says how many are unread. */
export const bell = (page: Page, locale: Locale = 'en'): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${messages(locale).wallet.header.notifications}`) });

export const inbox = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('dialog', { name: messages(locale).walletPanels.titles.notifications });

/** The rows of a list, whether they lead somewhere or not. */
export const rows = (place: Locator): Locator =>
  place.getByRole('listitem').filter({ has: place.page().getByRole('time') });
