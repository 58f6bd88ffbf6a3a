import { screen, within } from '@testing-library/react';
import * as market from '#contract/market.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { expect } from 'vitest';
import { main, renderScreen, type WalletMock } from '../../../../render-wallet.tsx';

export const SCREEN = '/w/marketplace';
export const LIST = 'GET /market/assets';
/** Rows of a page of the list. */
export const PAGE = 50;

/** The rows that are in the document. */
export const rows = () => [...main().querySelectorAll<HTMLElement>('[data-asset]')];
export const ids = () => rows().map(({ dataset }) => dataset.asset ?? '');
export const row = (id: string) => {
  const found = rows().find(({ dataset }) => dataset.asset === id);
  if (!found) throw new Error(`no row of ${id}`);
  return found;
};
export const tab = (name: market.MarketTab, locale: Locale = 'en') => {
  const { tabs, tab: texts } = messages(locale).marketplace;
  return within(screen.getByRole('navigation', { name: tabs })).getByRole('link', {
    // Some have a number.
    name: (text) => text.replace(/\s\d+$/, '').trim() === texts[name],
  });
};
export const column = (name: string) => {
  const found = [...main().querySelectorAll('th[scope=col]')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no column ${name}`);
  return found;
};
export const list = () => screen.getByRole('region', { name: messages('en').marketplace.list });

/** The stream refuses connections: nothing ticks while a test lets minutes pass. */
export const withoutStream = (mock: WalletMock) => mock.control('PUT', '/ticker', { socket: 'refuse' });

interface Listed {
  readonly tab?: market.MarketTab;
  readonly sort?: market.MarketSort;
  readonly direction?: market.SortDirection;
  readonly search?: string;
}

/** The first page that the API answers now. */
export const listed = async (mock: WalletMock, query: Listed = {}) =>
  (await mock.call(market.listMarketAssets, { query: { page_size: PAGE, ...query } })).data;
export const listedIds = async (mock: WalletMock, query?: Listed) =>
  (await listed(mock, query)).items.map(({ id }) => id);

/** Opens the market, and waits for its first rows. @param search the query of its address: a search has few of them. */
export async function openMarket(
  options: Parameters<typeof renderScreen>[1] = { persona: 'complete' },
  search = '',
) {
  const opened = await renderScreen(SCREEN + search, options);
  await screen.findByRole('main');
  await screen.findByRole('navigation', { name: messages(options.locale ?? 'en').marketplace.tabs });
  await expect.poll(() => rows().length).toBeGreaterThan(1);
  return opened;
}
