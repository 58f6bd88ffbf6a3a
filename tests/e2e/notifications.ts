import { expect, type Locator, type Page } from '@playwright/test';
import * as contract from '#contract/notifications.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';

/** The newest notifications of the sandbox and the unread count, read with the browser's cookies. */
export async function fetchNotifications(
  page: Page,
): Promise<{ data: readonly Notification[]; unread: number }> {
  const response = await page.request.get(`${mockUrl}${contract.listNotifications.path}?page_size=50`);
  return replySchemaOf(contract.listNotifications).parse(await response.json());
}

/** The header's button, whose name contains the unread count. */
export const bell = (page: Page, locale: Locale = 'en'): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${messages(locale).wallet.header.notifications}`) });

/**
 * Does what sends this person a notification, and waits until the page knows of it: in a list that is open when it arrives, it waits
 * behind a button.
 */
export async function notified(page: Page, act: () => Promise<unknown>): Promise<void> {
  const { unread } = await fetchNotifications(page);
  await act();
  const shown = async () => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(shown).toBeGreaterThan(unread);
}

export const notificationsPanel = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('dialog', { name: messages(locale).walletPanels.titles.notifications });

/** The rows of a list, with and without a link. */
export const rows = (place: Locator): Locator =>
  place.getByRole('listitem').filter({ has: place.page().getByRole('time') });
