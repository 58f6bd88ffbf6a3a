import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { expect } from './mock.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

export const panelOf = (page: Page, name: PanelName, locale: Locale = 'en'): Locator =>
  page.getByRole('dialog', { name: messages(locale).walletPanels.titles[name], exact: true });

export const fieldOf = (panel: Locator): Locator => panel.getByRole('combobox');

/** Rows of the list, by what stands in them. */
export const rowOf = (panel: Locator, name: string | RegExp): Locator => panel.getByRole('option', { name });

/** Opens a panel by its address, on a screen that asks for nothing itself. */
export async function openPanel(page: Page, name: PanelName, locale: Locale = 'en'): Promise<Locator> {
  await page.goto(`${QUIET_SCREEN}?panel=${name}`);
  const panel = panelOf(page, name, locale);
  await expect(panel.getByRole('button', { name: messages(locale).walletPanels.close })).toBeVisible(OPENING);
  return panel;
}

export async function openSearch(page: Page, locale: Locale = 'en'): Promise<Locator> {
  const panel = await openPanel(page, 'search', locale);
  await expect(fieldOf(panel)).toBeFocused(OPENING);
  return panel;
}

/** Waits until the server's answer stands in the list, as the panel tells it. */
export async function answered(panel: Locator, locale: Locale = 'en'): Promise<void> {
  const { one, other } = messages(locale).walletSearch.count;
  const told = [one, other].map((form) => form.replace('{count}', '\\d+')).join('|');
  await expect(panel.getByRole('status').first()).toHaveText(new RegExp(told));
}
