import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { expect } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

export const panelOf = (page: Page, name: PanelName, locale: Locale = 'en'): Locator =>
  page.getByRole('dialog', { name: messages(locale).walletPanels.titles[name], exact: true });

export const searchFieldOf = (panel: Locator): Locator => panel.getByRole('combobox');

/** Options of the listbox by their text. */
export const optionOf = (panel: Locator, name: string | RegExp): Locator =>
  panel.getByRole('option', { name });

/** Opens a panel by its URL, on a screen that makes no calls itself. */
export async function openPanel(page: Page, name: PanelName, locale: Locale = 'en'): Promise<Locator> {
  await openPage(page, `${QUIET_SCREEN}?panel=${name}`);
  const panel = panelOf(page, name, locale);
  await expect(panel.getByRole('button', { name: messages(locale).walletPanels.close })).toBeVisible();
  return panel;
}

export async function openSearch(page: Page, locale: Locale = 'en'): Promise<Locator> {
  const panel = await openPanel(page, 'search', locale);
  await expect(searchFieldOf(panel)).toBeFocused();
  return panel;
}

/** Waits until the panel announces the number of results. */
export async function waitForResults(panel: Locator, locale: Locale = 'en'): Promise<void> {
  const { one, other } = messages(locale).walletSearch.count;
  const countPattern = [one, other].map((form) => form.replace('{count}', '\\d+')).join('|');
  await expect(panel.getByRole('status').first()).toHaveText(new RegExp(countPattern));
}
