import type { Page } from '@playwright/test';
import { getBalances } from '#contract/balances.ts';
import { messages } from '../messages.ts';
import { MARKET_ROWS } from '#src/islands/wallet/features/dashboard/market-rows.ts';
import type { Locale } from '#src/intl/locale.ts';
import { mockUrl } from '../../../scripts/dev-urls.ts';
import { expect, type Mock } from '../mock.ts';
import { livePrices } from '../wallet-page.ts';
import { replySchemaOf } from '../../../contract/endpoint.ts';

/** Expects the API's total to the last digit, and a row for every asset with a balance. */
export async function expectRealBalances(page: Page, locale: Locale): Promise<void> {
  const { wallet } = messages(locale);
  const response = await page.request.get(`${mockUrl}${getBalances.path}?currency=ngn`);
  const { data } = replySchemaOf(getBalances).parse(await response.json());
  const total = page.getByRole('region', { name: wallet.balance.heading }).locator('data').first();
  await expect(total).toHaveAttribute('value', data.total);
  const assets = page.getByRole('region', { name: wallet.assets.heading });
  for (const { asset } of data.items.filter((item) => /[1-9]/.test(item.total))) {
    const row = assets.locator(`[data-asset="${asset}"]`);
    await expect(row.getByText(wallet.names[asset], { exact: true })).toBeVisible();
  }
}

/** Expects all coins to be live, and a shown price to change once the market moves. */
export async function expectMovingPrices(page: Page, mock: Mock, locale: Locale): Promise<void> {
  const { names } = messages(locale).wallet;
  await expect(livePrices(page)).toHaveCount(MARKET_ROWS);
  const bitcoin = page
    .getByRole('row')
    .filter({ has: page.getByText(names.btc, { exact: true }) })
    .last();
  const price = bitcoin.locator('.price');
  await expect(price).toHaveText(/\d[\d,]+/);
  const before = await price.innerText();
  await mock.ticker({ speed: 1 });
  await expect.poll(() => price.innerText(), 'the price moves').not.toBe(before);
}
