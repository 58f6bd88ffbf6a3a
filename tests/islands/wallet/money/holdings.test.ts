import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetIds } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { addAmounts, formatAmount } from '#contract/money.ts';
import { compareHoldings, sortHoldings } from '#src/islands/wallet/money/holdings.ts';
import { lessOf, shareOfTotal, worthOf } from '#src/islands/wallet/money/worth.ts';

const value = fc.option(
  fc.bigInt(0n, 10n ** 30n).map((units) => formatAmount(units, 8)),
  { nil: null },
);
const holding = (asset: Balance['asset'], own: string | null): Balance => ({
  asset,
  available: '1',
  held: '0',
  incoming: '0',
  clearing: '0',
  total: '1',
  price: null,
  value: own,
  change_24h: null,
});

test('the order is of value alone, cash as any other, and what has no price stands last', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...assetIds)), fc.infiniteStream(value), (ids, values) => {
      const items = ids.map((asset) => holding(asset, values.next().value as string | null));
      const sorted = sortHoldings(items).map((item) => item.value);
      const known = sorted.filter((one) => one !== null);
      expect(sorted.slice(0, known.length)).toEqual(known);
      for (const [index, one] of known.entries())
        expect(compareHoldings({ value: one }, { value: known[index + 1] ?? null })).toBeLessThanOrEqual(0);
    }),
  );
});

test('cash of little value stands below a coin of more', () => {
  const items = [holding('ngn', '632404.5'), holding('usdt', '2842830.36'), holding('btc', '9')];
  expect(sortHoldings(items).map(({ asset }) => asset)).toEqual(['usdt', 'ngn', 'btc']);
});

test('the shares of a whole are a hundred percent, but for the rounding of each', () => {
  const parts = fc.array(
    fc.bigInt(0n, 10n ** 20n).map((units) => formatAmount(units, 8)),
    {
      minLength: 1,
      maxLength: 23,
    },
  );
  fc.assert(
    fc.property(parts, (values) => {
      const total = addAmounts(values, 8);
      if (total === '0') return;
      const sum = values.reduce((all, one) => all + (shareOfTotal(one, total) ?? NaN), 0);
      expect(Math.abs(sum - 1000)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

test('without a price or a total there is no worth and no share', () => {
  expect(worthOf('1', { asset: 'btc', price: null })).toBeNull();
  expect(worthOf('1.5', { asset: 'btc', price: { amount: '3.3', as_of: '', stale: false } })).toBe('4.95');
  expect(shareOfTotal(null, '5')).toBeNull();
  expect(shareOfTotal('0', '0')).toBeNull();
  expect(lessOf('1', '2')).toBe('0');
});
