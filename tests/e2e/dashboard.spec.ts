import { assets, displayCurrencies, type DisplayCurrency } from '#contract/assets.ts';
import type { Balance, Balances } from '#contract/wallet.ts';
import { fill } from '#src/intl/fill.ts';
import { moneyText, percentText, priceText } from '#src/intl/money-format.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { expect, test } from './mock.ts';
import {
  assetRow,
  balancesOf,
  coinRow,
  coinsOf,
  moveMarket,
  speak,
  stopTime,
  totalOf,
} from './wallet-figures.ts';

const HOUR = 3_600_000;
const { wallet: en } = messages('en');

/** The texts of an asset's row, as the sandbox's answer makes them. */
function rowTexts(item: Balance, currency: DisplayCurrency, locale: Locale): string[] {
  const { assets: words } = messages(locale).wallet;
  const own = (amount: string) => moneyText(amount, item.asset, locale);
  const texts = item.value === null ? [words.noPrice] : [moneyText(item.value, currency, locale)];
  if (item.held === '0' && item.incoming === '0') return [...texts, own(item.total)];
  texts.push(fill(words.available, { amount: own(item.available) }));
  if (item.held !== '0') texts.push(fill(words.held, { amount: own(item.held) }));
  if (item.incoming !== '0') texts.push(fill(words.incoming, { amount: own(item.incoming) }));
  return texts;
}

for (const locale of locales) {
  test(`in ${locale}: the total, its change and every asset are the API's, in each currency`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await stopTime(mock);
    await speak(page, locale);
    await page.goto('/w');
    const total = totalOf(page, locale);
    for (const currency of displayCurrencies) {
      await total.getByRole('button', { name: assets[currency].symbol, exact: true }).click();
      const balances = await balancesOf(page, currency);
      const { amount, percent } = balances.change_24h;
      await expect(total).toContainText(moneyText(balances.total, currency, locale));
      await expect(total).toContainText(
        `${moneyText(amount, currency, locale, { signed: true })} (${percentText(percent ?? '', locale)})`,
      );
      for (const item of balances.items) {
        const row = assetRow(page, item.asset, locale);
        for (const text of rowTexts(item, currency, locale)) await expect(row).toContainText(text);
      }
    }
  });
}

test('assets that are held, and no others: cash first, then by value', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await page.goto('/w');
  const { items } = await balancesOf(page, 'ngn');
  const kinds = ['fiat', 'crypto'] as const;
  // The API names the most valuable first.
  const names = kinds.flatMap((kind) =>
    items.filter(({ asset }) => assets[asset].kind === kind).map(({ asset }) => en.names[asset]),
  );
  expect(names).toHaveLength(6);
  const heads = page.getByRole('table', { name: en.assets.heading }).getByRole('rowheader');
  await expect(heads).toContainText(names);
});

/** Every amount of money that belongs to the person, as it is written. */
function ownAmounts({ total, change_24h: change, currency, items }: Balances): string[] {
  const own = items.flatMap(({ asset, available, held, incoming, total: all }) =>
    [available, held, incoming, all].filter((amount) => amount !== '0').map((amount) => ({ amount, asset })),
  );
  const worth = items.flatMap(({ value }) => (value === null ? [] : [{ amount: value, asset: currency }]));
  return [
    ...[{ amount: total, asset: currency }, { amount: change.amount, asset: currency }, ...worth, ...own].map(
      ({ amount, asset }) => moneyText(amount, asset, 'en'),
    ),
  ];
}

test('hidden balances leave no amount in the page, neither to see nor to read', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await page.goto('/w');
  const balances = await balancesOf(page, 'ngn');
  const amounts = ownAmounts(balances);
  await expect(totalOf(page)).toContainText(moneyText(balances.total, 'ngn', 'en'));
  await page.getByRole('button', { name: en.balance.hide }).click();
  await expect(totalOf(page)).toContainText('••••••');
  await expect(totalOf(page)).not.toContainText(/\d[\d,]*\.\d\d(?!\d*%)/);

  const left = () =>
    page.evaluate(
      (texts) => {
        // What is read, and what stands in attributes: `value`, `title`, `aria-label`.
        const read = document.body.textContent;
        const kept = [...document.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        );
        return texts.filter((text) => read.includes(text) || kept.includes(text));
      },
      amounts.concat([balances.total, ...balances.items.flatMap(({ value }) => value ?? [])]),
    );
  expect(await left()).toEqual([]);

  const table = page.getByRole('table', { name: en.assets.heading });
  await expect(table).toContainText(en.balance.hidden);
  await page.getByRole('button', { name: 'USD', exact: true }).click();
  await expect(totalOf(page)).toHaveAttribute('aria-busy', 'false');
  expect(await left()).toEqual([]);
  await expect(totalOf(page)).not.toContainText(/\$\d/);

  await page.getByRole('button', { name: en.balance.show }).click();
  const dollars = await balancesOf(page, 'usd');
  await expect(totalOf(page)).toContainText(moneyText(dollars.total, 'usd', 'en'));
});

for (const locale of locales) {
  test(`in ${locale}: the 20 coins have the market's prices, and move with it`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await stopTime(mock);
    await mock.ticker({ tickMs: 100 });
    await speak(page, locale);
    await page.goto('/w');
    const { wallet: words } = messages(locale);
    await expect(totalOf(page, locale)).toContainText(
      new RegExp(fill(words.feed.live, { time: '\\d\\d:\\d\\d' })),
    );
    await expect(page.getByText(fill(words.market.live, { live: 20, all: 20 }))).toBeVisible();

    for (let hours = 0; hours < 2; hours += 1) {
      const coins = await coinsOf(page);
      expect(coins).toHaveLength(20);
      for (const { id, price, change_24h: change } of coins) {
        const row = coinRow(page, id, locale);
        await expect(row).toContainText(priceText(price ?? '', locale));
        await expect(row).toContainText(percentText(change ?? '', locale));
      }
      await moveMarket(mock, 5 * HOUR);
    }
  });
}

test('a coin that the market is silent about has no live price, and its value is not counted', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await mock.ticker({ symbols: { btcusdt: { mode: 'silent' }, maticusdt: { mode: 'silent' } } });
  await page.goto('/w');
  await expect(page.getByText(fill(en.market.live, { live: 18, all: 20 }))).toBeVisible();
  for (const coin of ['btc', 'matic'] as const) {
    await expect(coinRow(page, coin)).toContainText(en.market.noLive);
    await expect(coinRow(page, coin)).not.toContainText('$');
  }
  await expect(assetRow(page, 'btc')).toContainText(en.assets.noPrice);
  await expect(assetRow(page, 'btc')).toContainText(moneyText('0.031842', 'btc', 'en'));
  await expect(assetRow(page, 'btc')).not.toContainText('₦');
  await expect(totalOf(page)).toContainText('1 asset without a price is not counted.');
  const { total } = await balancesOf(page, 'ngn');
  await expect(totalOf(page)).toContainText(moneyText(total, 'ngn', 'en'));
});

test('sums of money that no float can hold are shown to the last digit', async ({ page, mock }) => {
  await mock.persona('unicode', { login: true });
  await stopTime(mock);
  await page.goto('/w');
  await expect(assetRow(page, 'ngn')).toContainText('₦98,765,432,109,876.54');
  const near = assetRow(page, 'near').locator('data');
  // Too little to be seen in eight decimals: it is there nevertheless, whole, for whoever reads the page's data.
  await expect(near.filter({ hasText: 'NEAR' })).toHaveAttribute('value', '0.000000000000000000000001');
  const { total } = await balancesOf(page, 'ngn');
  await expect(totalOf(page)).toContainText(moneyText(total, 'ngn', 'en'));
});
