import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as balances from '#contract/balances.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import * as preferences from '#contract/preferences.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatCompactMoney } from '#src/intl/format/compact-money.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { expectErrors } from '../../../../dom-page.ts';
import {
  expectText,
  main,
  pass,
  signedIn,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { onAnyDay } from '../../on-any-day.ts';
import { listed, openMarket, row, rows } from './market-screen.ts';

// What a price of the market is shown in, and what is said of it.

const { wallet } = messages('en');

test('a price that changes is written as it is, and takes no colour of its change', async () => {
  const mock = await signedIn('complete');
  await mock.moveMarket();
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').dataset.quote).toBe('live');
  const price = row('btc').querySelector('.price data')!;
  const seen = new Set<string>();
  for (let second = 0; second < 3; second += 1) {
    seen.add(price.textContent);
    await pass(1000);
    await expect.poll(() => price.textContent).not.toBe([...seen].at(-1));
    expect([price.isConnected, price.className]).toEqual([true, 'quote']);
  }
});

test.each(['ngn', 'usd', 'usdt', 'btc'] as const)(
  'with %s as the display currency every price is in it, at the rate of the balances',
  async (currency) => {
    const mock = await signedInWithStoppedClock('complete');
    await mock.call(preferences.savePreferences, { body: { display_currency: currency } });
    await openMarket({ mock }, '?q=e');
    const { items } = (await mock.call(balances.getBalances, { query: { currency } })).data;
    const rate = items.find(({ asset }) => asset === 'usdt')?.price?.amount ?? 'none';
    for (const { id, price, market_cap } of (await listed(mock, { search: 'e' })).items.slice(0, 30)) {
      // Its own price in its own unit would always be 1.
      const own = id === currency;
      const unit = own ? 'usd' : currency;
      const shown = (amount: string) =>
        own || currency === 'usd' || currency === 'usdt'
          ? amount
          : formatAmount(multiplyByRate(parseAmount(amount, 24), 24, rate, 18, 'half-even'), 18);
      const cell = () => row(id).querySelector('.price')?.textContent;
      await expect
        .poll(cell, { message: id })
        .toBe(formatPrice(shown(price ?? 'none'), 'en', { currency: unit, list: true }));
      if (market_cap !== null)
        expect(row(id).querySelector('.cap')?.textContent).toBe(
          formatCompactMoney(shown(market_cap), unit, 'en'),
        );
    }
  },
);

test('one switch changes the currency of all prices, and it is the preference of every screen', async () => {
  const { user, mock } = await openMarket({ persona: 'complete' }, '?q=coin');
  const price = () => row('btc').querySelector('.price')?.textContent;
  await expect.poll(price).toMatch(/^₦/);
  const group = () => screen.getByRole('group', { name: wallet.balance.currency });
  expect(
    within(group())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['NGN', 'USD']);
  await user.click(within(group()).getByRole('button', { name: 'USD' }));
  await expect.poll(price).toMatch(/^\$/);
  await expect
    .poll(async () => (await mock.call(preferences.getPreferences)).data.display_currency)
    .toBe('usd');
});

test('without a rate a price is unavailable, never zero and never in another currency', async () => {
  const mock = await signedIn('complete');
  for (const op of ['GET /wallet/balances', 'GET /market/rates'])
    await mock.fault(op, { type: 'status', status: 503 });
  expectErrors(/503/);
  await openMarket({ mock }, '?q=coin');
  await expectText(() => row('btc')).toContain(wallet.market.unavailable);
  expect(main().textContent).not.toMatch(/[₦$]\d/);
});

test('an account without a tether, and one whose balances fail, sees prices at the rate of the market', async () => {
  await openMarket({ mock: await signedIn('no-profile') }, '?q=coin');
  await expect.poll(() => row('btc').querySelector('.price')?.textContent).toMatch(/^₦[\d,]+$/);
  const mock = await signedIn('complete');
  await mock.fault('GET /wallet/balances', { type: 'status', status: 503 });
  expectErrors(/503/);
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').querySelector('.price')?.textContent).toMatch(/^₦[\d,]+$/);
});

test('while the stream connects each row keeps what the list says of its day', async () => {
  const mock = await signedIn('complete');
  await mock.control('PUT', '/ticker', { socket: 'stall' });
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').querySelector('.price')?.textContent).toMatch(/^₦/);
  expect(row('btc').dataset.quote).toBe('listed');
  for (const one of rows()) expect(one.querySelector('.chg')?.textContent, one.dataset.asset).toMatch(/\d%$/);
  expect(main().querySelector('.live')).toBeNull();
});

/** The balances, with the price of tether as old as `as_of` says. */
async function withOldRate(mock: WalletMock) {
  const { data } = await mock.call(balances.getBalances, { query: { currency: 'ngn' } });
  const as_of = new Date(Date.parse(data.as_of) - 5 * 60_000).toISOString();
  const items = data.items.map((item) =>
    item.asset === 'usdt' && item.price ? { ...item, price: { ...item.price, as_of, stale: true } } : item,
  );
  await mock.fault('GET /wallet/balances', {
    type: 'reply',
    body: { status: 'success', data: { ...data, items } },
  });
}

test('at a rate that is no longer live no price is live: the rows and the head say since when', async () => {
  const mock = await signedIn('complete');
  await withOldRate(mock);
  await mock.fault('GET /market/rates', { type: 'status', status: 503 });
  expectErrors(/503/);
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').dataset.quote).toBe('stale');
  expect(row('btc').querySelector('.price')?.textContent).toMatch(/^₦[\d,]+$/);
  for (const one of rows()) expect(one.textContent, one.dataset.asset).toMatch(onAnyDay(/as of \d\d:\d\d/));
  expect(main().textContent).toMatch(onAnyDay(/Not live: NGN rate from \d\d:\d\d/));
});

test('where the market has a live rate, an old one of the balances is not used', async () => {
  const mock = await signedIn('complete');
  await withOldRate(mock);
  await openMarket({ mock }, '?q=coin');
  await expect.poll(() => row('btc').dataset.quote).toBe('live');
  expect(await mock.journal('GET /market/rates')).not.toHaveLength(0);
  expect(main().textContent).not.toContain('Not live');
});
