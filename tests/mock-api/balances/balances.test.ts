import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { assetIds, assets, displayCurrencies, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Balances } from '#contract/balances.ts';
import { coinPrice, nairaPerDollar } from '#mock-api/features/market/reference-prices.ts';
import { valuedBalances } from '#mock-api/features/balances/value-balances.ts';
import { seedDeposit } from '#mock-api/features/deposits/seed-deposit.ts';
import { stateDefinition } from '#mock-api/features/index.ts';
import { createUser } from '#mock-api/features/users/users.ts';
import { sized } from '../../tier.ts';
import { emptyMock, MOVING_MARKET, PASSED, Visitor } from '../visitor.ts';

const AT = '2026-11-21T09:42:00.000Z';
const DAY = 86_400_000;
let tobi: Visitor;
beforeEach(async () => {
  tobi = new Visitor(emptyMock(MOVING_MARKET));
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: AT });
  await tobi.become('complete');
});
const balances = async (currency: DisplayCurrency) =>
  (await tobi.get(`/wallet/balances?currency=${currency}`)).body.data as Balances;

test('Tobi has what the reference screens show', async () => {
  const { items, currency, as_of } = await balances('ngn');
  expect([currency, as_of]).toEqual(['ngn', AT]);
  const held = (asset: AssetId) => items.find((item) => item.asset === asset);
  expect(held('ngn')).toMatchObject({
    available: '482350.75',
    held: '150053.75',
    incoming: '0',
    total: '632404.5',
    price: { amount: '1' },
    change_24h: '0',
  });
  expect(held('usdt')).toMatchObject({
    available: '1862.441273',
    held: '0',
    incoming: '100',
    total: '1862.441273',
  });
  const amounts = Object.fromEntries(items.map(({ asset, total }) => [asset, total]));
  expect(amounts).toMatchObject({ usd: '1204.18', btc: '0.031842', eth: '0.5127', sol: '6.25' });
  expect((await tobi.get('/wallet/balances')).body.data).toEqual(await balances('ngn'));
});

test('a new user has nothing, and it says so without an error', async () => {
  const ann = new Visitor(tobi.app);
  await ann.post('/auth/signup/request-code', { email: 'ann+test@example.com', turnstile_token: PASSED });
  const { identifier } = await ann.code('ann+test@example.com');
  await ann.post('/auth/signup/verify-code', { code: '424242', identifier });
  const { body } = await ann.get('/wallet/balances?currency=btc');
  expect(body.data).toEqual({
    as_of: AT,
    currency: 'btc',
    total: '0',
    change_24h: { amount: '0', percent: null },
    unpriced: [],
    items: [],
  });
});

/** The value of a holding as a fraction of the currency's minor units, from first principles. */
function exact(asset: AssetId, amount: string, currency: DisplayCurrency, at: number): [bigint, bigint] {
  const price = (id: AssetId): [bigint, bigint] => {
    if (id === 'usd' || id === 'usdt') return [1n, 1n];
    if (id === 'ngn') return [100n, parseAmount(nairaPerDollar(7, at), 2)];
    return [parseAmount(coinPrice(7, id, at), 5), 10n ** 5n];
  };
  const [n, d] = price(asset);
  const [cn, cd] = price(currency);
  const minor = parseAmount(amount, assets[asset].scale);
  return [
    minor * n * cd * 10n ** BigInt(assets[currency].scale),
    d * cn * 10n ** BigInt(assets[asset].scale),
  ];
}
const within = (value: bigint, [numerator, denominator]: [bigint, bigint]) => {
  const difference = value * denominator - numerator;
  // Half a minor unit, and the 18th decimal of a price that does not end.
  return (difference < 0n ? -difference : difference) * 100n <= denominator * 51n;
};

test.each(displayCurrencies)('values in %s agree with a computation in whole fractions', async (currency) => {
  const { items, total, change_24h } = await balances(currency);
  const scale = assets[currency].scale;
  const now = Date.parse(AT);
  let sum = 0n;
  let before: [bigint, bigint] = [0n, 1n];
  for (const item of items) {
    const value = parseAmount(item.value!, scale);
    sum += value;
    expect(within(value, exact(item.asset, item.total, currency, now))).toBe(true);
    const former = exact(item.asset, item.total, currency, now - DAY);
    before = [before[0] * former[1] + former[0] * before[1], before[1] * former[1]];
    expect(parseAmount(item.available, 18) + parseAmount(item.held, 18)).toBe(parseAmount(item.total, 18));
  }
  // What a screen shows adds up to the last digit.
  expect(formatAmount(sum, scale)).toBe(total);
  const lost = change_24h.amount.startsWith('-');
  const change = parseAmount(change_24h.amount.replace('-', ''), scale) * (lost ? -1n : 1n);
  const difference = (sum - change) * before[1] - before[0];
  expect((difference < 0n ? -difference : difference) <= before[1] * BigInt(items.length)).toBe(true);
  expect(change_24h.percent).toMatch(/^-?\d+(\.\d{1,2})?$/);
});

test('most valuable first', async () => {
  const { items } = await balances('usd');
  const values = items.map(({ value }) => parseAmount(value!, 2));
  expect(values).toEqual([...values].sort((a, b) => (a > b ? -1 : a < b ? 1 : 0)));
});

test('any holding in any currency adds up', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...assetIds), fc.bigInt(1n, 10n ** 27n), { minKeys: 1 }),
      fc.constantFrom(...displayCurrencies),
      (holdings, currency) => {
        const state = stateDefinition.create('s-1');
        const user = createUser(state, { email: 'a@example.com' });
        for (const [asset, minor] of Object.entries(holdings) as [AssetId, bigint][]) {
          seedDeposit(state, user, asset, formatAmount(minor, assets[asset].scale));
        }
        const { items, total } = valuedBalances(state, user, currency);
        expect(items.map(({ asset }) => asset).sort()).toEqual(Object.keys(holdings).sort());
        const scale = assets[currency].scale;
        const sum = items.reduce((all, { value }) => all + parseAmount(value!, scale), 0n);
        expect(formatAmount(sum, scale)).toBe(total);
        for (const { asset, total: amount } of items) {
          expect(amount).toBe(formatAmount(holdings[asset]!, assets[asset].scale));
        }
      },
    ),
    { numRuns: sized(15, 50) },
  );
});
