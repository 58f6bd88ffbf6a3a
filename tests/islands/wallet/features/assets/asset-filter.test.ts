import { expect, test } from 'vitest';
import type { Balance, Balances } from '#contract/balances.ts';
import {
  filterAssets,
  firstDirection,
  sorts,
  type AssetOrder,
} from '#src/islands/wallet/features/assets/my-assets/asset-filter.ts';
import { messages } from '#src/i18n/messages.ts';

const { wallet, assetWords } = messages('en');
const words = { names: wallet.names, others: assetWords };
const item = (
  asset: Balance['asset'],
  worth: string | null,
  price: string | null,
  change: string | null,
): Balance => ({
  asset,
  available: '1',
  held: '0',
  incoming: '0',
  clearing: '0',
  total: '1',
  price: price === null ? null : { amount: price, as_of: '', stale: false },
  value: worth,
  change_24h: change,
});
const balances: Balances = {
  as_of: '',
  currency: 'ngn',
  total: '0',
  change_24h: { amount: '0', percent: null },
  unpriced: [],
  items: [
    item('ngn', '600', '1', '0'),
    item('btc', '900', '70000000', '-3'),
    item('doge', null, null, null),
    item('usdt', '1000', '1500', '0.1'),
  ],
};
const sorted = (order: AssetOrder) =>
  filterAssets(balances, { typed: '', kind: 'all', order, smallBelow: null }, words, []).rows.map(
    ({ asset }) => asset,
  );

test.each([
  ['value', 'usdt btc ngn doge'],
  ['name', 'btc doge ngn usdt'],
  ['price', 'btc usdt ngn doge'],
  ['change', 'usdt ngn btc doge'],
] as const)('sorted by %s as somebody looks first', (sort, ids) => {
  expect(sorted({ sort, direction: firstDirection(sort) }).join(' ')).toBe(ids);
});

test.each(sorts)('turned round, what has no %s still stands last', (sort) => {
  const direction = firstDirection(sort) === 'ascending' ? 'descending' : 'ascending';
  const first = sorted({ sort, direction: firstDirection(sort) });
  const known = sort === 'name' ? first : first.slice(0, 3);
  expect(sorted({ sort, direction })).toEqual([...known.toReversed(), ...first.slice(known.length)]);
});
