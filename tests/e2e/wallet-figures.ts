import type { Locator, Page } from '@playwright/test';
import { assets, type AssetId, type CoinId, type DisplayCurrency } from '#contract/assets.ts';
import * as market from '#contract/market.ts';
import * as wallet from '#contract/wallet.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import type { Mock } from './mock.ts';

/** A whole document with its scripts and calls, on a machine that does other things too. */
export const OPENING = { timeout: 20_000 };

/** What the sandbox says that the signed-in person has, asked with the browser's own cookies. */
export async function balancesOf(page: Page, currency: DisplayCurrency): Promise<wallet.Balances> {
  const response = await page.request.get(`${mockUrl}${wallet.balances.path}?currency=${currency}`);
  return wallet.balances.reply.parse(await response.json()).data;
}

/** The coins that the sandbox lists, with their prices. */
export async function coinsOf(page: Page): Promise<readonly market.ListedCoin[]> {
  const response = await page.request.get(`${mockUrl}${market.list.path}`);
  return market.list.reply.parse(await response.json()).data.items;
}

/** Stops the sandbox's time: every figure stays what it is, however often it is asked for. */
export async function stopTime(mock: Mock): Promise<void> {
  await mock.control.send('PUT', '/clock', { mode: 'frozen' });
}

/** Moves the sandbox's time and with it the prices, while the pages' clock goes on as it was. */
export async function moveMarket(mock: Mock, ms: number): Promise<void> {
  await mock.control.send('POST', '/clock/advance', { ms });
}

export async function speak(page: Page, lang: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, domain: 'localhost', path: '/' }]);
}

export const totalOf = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: messages(locale).wallet.balance.heading });

const headName = (asset: AssetId, locale: Locale) => {
  const { names, assets: words } = messages(locale).wallet;
  const { kind, symbol } = assets[asset];
  return `${names[asset]} ${kind === 'fiat' ? interpolate(words.cash, { symbol }) : symbol}`;
};

/** The row of an asset that the person has. */
export const assetRow = (page: Page, asset: AssetId, locale: Locale = 'en'): Locator => {
  const name = headName(asset, locale);
  return page
    .getByRole('table', { name: messages(locale).wallet.assets.heading })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
};

/** The row of a coin in the market. */
export const coinRow = (page: Page, coin: CoinId, locale: Locale = 'en'): Locator =>
  page
    .getByRole('table', { name: messages(locale).wallet.market.caption })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: headName(coin, locale), exact: true }) });
