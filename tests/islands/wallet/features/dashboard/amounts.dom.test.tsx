import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { assets, displayCurrencies, type DisplayCurrency } from '#contract/assets.ts';
import * as contract from '#contract/balances.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { formatMoney, formatMoneyToParts, formatPercent } from '#src/intl/format/money.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { assetRow, coinRow, total } from './dashboard-rows.ts';

const { wallet: en } = messages('en');

let mock: WalletMock;
beforeEach(async () => {
  mock = await signedInWithStoppedClock();
});
const balancesIn = async (currency: DisplayCurrency) =>
  (await mock.call(contract.getBalances, { query: { currency } })).data;

/** The texts of an asset's row, from the API's response: its symbol stands once, beside the name. */
function rowTexts(item: contract.Balance, currency: DisplayCurrency, locale: Locale): string[] {
  const { assets: labels } = messages(locale).wallet;
  const { symbol, kind } = assets[item.asset];
  const format = (amount: string, signed = false) => {
    const { sign, unit, whole, decimals } = formatMoneyToParts(amount, item.asset, locale, { signed });
    return `${sign}${kind === 'fiat' ? unit : ''}${whole}${decimals}`;
  };
  const texts = item.value === null ? [labels.noPrice] : [formatMoney(item.value, currency, locale)];
  if (item.asset !== currency) texts.push(`${format(item.total).replace(/[₦$]/, '')} ${symbol}`);
  if (item.held !== '0') texts.push(`${format(item.held)} ${labels.chip.held}`);
  if (item.incoming !== '0') {
    const coming = format(item.incoming, true);
    texts.push(`${kind === 'fiat' ? coming : coming.replace(/\.0+$/, '')} ${labels.chip.incoming}`);
  }
  return texts;
}

for (const locale of locales)
  // requirement: 2.116
  test(`in ${locale}: the total, its change and every asset are the API's, in each currency`, async () => {
    const { user } = await renderScreen('/w', { mock, locale });
    const place = () => total(locale);
    await expect
      .poll(() => within(main()).queryByRole('region', { name: messages(locale).wallet.balance.heading }))
      .not.toBeNull();
    for (const currency of displayCurrencies) {
      await user.click(await buttonIn(place, assets[currency].symbol));
      const balances = await balancesIn(currency);
      // Of the line's range, and no other one beside it.
      const { change } = (await mock.call(getPortfolio, { query: { range: '1M', currency } })).data;
      await expectText(place).toContain(formatMoney(balances.total, currency, locale));
      await expectText(place).toContain(
        `${formatMoney(change.amount, currency, locale, { signed: true })} (${formatPercent(change.percent ?? '', locale)})`,
      );
      expect(place().textContent.match(/%/g)).toHaveLength(1);
      for (const item of balances.items)
        for (const text of rowTexts(item, currency, locale))
          await expectText(assetRow(item.asset, locale)).toContain(text);
    }
  });

test('changing the number format rewrites every number on the screen', async () => {
  await renderScreen('/w', { mock });
  await expectText(coinRow('btc')).toMatch(/₦\d+(,\d{3})+/);
  const sum = (await balancesIn('ngn')).total;
  await expectText(() => total()).toContain(formatMoney(sum, 'ngn', 'en'));
  const { $displaySettings } = await import('#src/stores/preferences/display-settings.ts');
  $displaySettings.set({ ...$displaySettings.get(), number_locale: 'de-DE' });
  await expectText(() => total()).toContain(formatMoney(sum, 'ngn', 'de-DE'));
  await expectText(() => total()).toMatch(/[+−]\d+,\d\d%/);
  expect(coinRow('btc')().textContent).toMatch(/\d+(\.\d{3})+/);
  expect(assetRow('btc')().textContent).toContain(formatMoney('0.031842', 'btc', 'de-DE'));
});

test('only held assets are listed, by value, cash as any other', async () => {
  await renderScreen('/w', { mock });
  const { items } = await balancesIn('ngn');
  // The API lists the most valuable first.
  const names = items.map(({ asset }) => en.names[asset]);
  expect(names).toHaveLength(6);
  const table = await screen.findByRole('table', { name: en.assets.heading });
  const heads = within(table).getAllByRole('rowheader');
  expect(heads.map(({ textContent }, index) => textContent.startsWith(names[index] ?? '?'))).toEqual(
    names.map(() => true),
  );
  expect(
    screen.getByRole('link', { name: interpolate(en.assets.all, { count: 6 }) }).getAttribute('href'),
  ).toBe('/w/assets');
});

test('a coin without ticks has no live price, and its value is not in the total', async () => {
  await mock.control('PUT', '/ticker', {
    symbols: { btcusdt: { mode: 'silent' }, adausdt: { mode: 'silent' } },
  });
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦');
  await pass(2000);
  for (const coin of ['btc', 'ada'] as const) {
    await expectText(coinRow(coin)).toContain(en.market.notLive);
    expect(coinRow(coin)().textContent).not.toMatch(/[₦$]\d/);
  }
  expect(assetRow('btc')().textContent).toContain(en.assets.noPrice);
  expect(assetRow('btc')().textContent).toContain(formatMoney('0.031842', 'btc', 'en'));
  expect(assetRow('btc')().textContent).not.toContain('₦');
  expect(total().textContent).toContain('1 asset without a price is not counted.');
  expect(total().textContent).toContain(formatMoney((await balancesIn('ngn')).total, 'ngn', 'en'));
});

test('amounts that no float can hold are shown to the last digit', async () => {
  mock = await signedInWithStoppedClock('unicode');
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(formatMoney((await balancesIn('ngn')).total, 'ngn', 'en'));
  expect(assetRow('ngn')().textContent).toContain('₦98,765,432,109,876.54');
  // Less than eight decimals can show: the whole amount is in the `data` element for anyone who reads the page's data.
  const near = assetRow('near')().querySelector<HTMLDataElement>('.held-amount data');
  expect(near?.value).toBe('0.000000000000000000000001');
});

test('hidden balances leave no amount in the page’s text or attributes', async () => {
  const { user } = await renderScreen('/w', { mock });
  const { total: sum, currency, items } = await balancesIn('ngn');
  const { change } = (await mock.call(getPortfolio, { query: { range: '1M', currency: 'ngn' } })).data;
  const ownAmounts = items.flatMap(({ asset, available, held, incoming, total: all, value }) => [
    ...[available, held, incoming, all]
      .filter((amount) => amount !== '0')
      .map((amount) => formatMoney(amount, asset, 'en')),
    ...(value === null ? [] : [value, formatMoney(value, currency, 'en')]),
  ]);
  const amounts = [
    sum,
    formatMoney(sum, currency, 'en'),
    formatMoney(change.amount, currency, 'en'),
    ...ownAmounts,
  ];
  /** Amounts found in text or in attributes such as `value`, `title` and `aria-label`. */
  const leakedAmounts = () => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const texts = [document.body.textContent, ...attributes.map(({ value }) => value)];
    return amounts.filter((amount) => texts.some((text) => text.includes(amount)));
  };
  await expectText(() => total()).toContain(formatMoney(sum, currency, 'en'));
  expect(leakedAmounts()).not.toEqual([]);
  await user.click(await buttonIn(() => total(), en.balance.hide));
  await expectText(() => total()).toContain('••••••');
  expect(leakedAmounts()).toEqual([]);
  const table = screen.getByRole('table', { name: en.assets.heading });
  expect(table.textContent).toContain(en.balance.hidden);

  await user.click(await buttonIn(() => total(), 'USD'));
  await expect.poll(() => total().getAttribute('aria-busy')).toBe('false');
  expect(leakedAmounts()).toEqual([]);
  expect(total().textContent).not.toMatch(/\$\d/);
  await user.click(await buttonIn(() => total(), en.balance.show));
  await expectText(() => total()).toContain(formatMoney((await balancesIn('usd')).total, 'usd', 'en'));
});
