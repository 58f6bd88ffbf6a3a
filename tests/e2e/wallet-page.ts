import type { Locator, Page } from '@playwright/test';
import type { AssetId, CoinId, DisplayCurrency } from '#contract/assets.ts';
import * as market from '#contract/market.ts';
import * as wallet from '#contract/balances.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import type { Mock } from './mock.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';

/** The signed-in user's balances, read with the browser's cookies. */
export async function fetchBalances(page: Page, currency: DisplayCurrency): Promise<wallet.Balances> {
  const response = await page.request.get(`${mockUrl}${wallet.getBalances.path}?currency=${currency}`);
  return replySchemaOf(wallet.getBalances).parse(await response.json()).data;
}

/** The sandbox's listed coins with their prices. */
export async function fetchCoins(page: Page): Promise<readonly market.ListedCoin[]> {
  const response = await page.request.get(`${mockUrl}${market.listMarketAssets.path}`);
  return replySchemaOf(market.listMarketAssets)
    .parse(await response.json())
    .data.items.filter(market.isListedCoin);
}

/** Freezes the sandbox's clock, so that no amount changes between reads. */
export async function freezeTime(mock: Mock): Promise<void> {
  await mock.control.send('PUT', '/clock', { mode: 'frozen' });
}

/** Advances the sandbox's clock and its prices, but not the pages' clock. */
export async function advanceMarket(mock: Mock, ms: number): Promise<void> {
  await mock.control.send('POST', '/clock/advance', { ms });
}

export async function setLanguage(page: Page, lang: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, domain: 'localhost', path: '/' }]);
}

export const totalOf = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: messages(locale).wallet.balance.heading });

/** The row of an asset of the user. */
export const assetRow = (page: Page, asset: AssetId, locale: Locale = 'en'): Locator =>
  page
    .getByRole('region', { name: messages(locale).wallet.assets.heading })
    .locator(`[data-asset="${asset}"]`);

/** The prices of the dashboard's coins that are live. */
export const livePrices = (page: Page): Locator => page.locator('[data-quote="live"]');

/** The row of a coin in the market table. */
export const coinRow = (page: Page, coin: CoinId, locale: Locale = 'en'): Locator =>
  page.getByRole('table', { name: messages(locale).wallet.market.heading }).locator(`[data-coin="${coin}"]`);
