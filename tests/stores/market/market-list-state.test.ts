import { expect, test } from 'vitest';
import type { MarketAsset } from '#contract/market.ts';
import {
  appendRows,
  emptyListState,
  inServedOrder,
  updateRows,
  type MarketRows,
} from '#src/stores/market/market-list-state.ts';
import { isInOrder } from '#src/stores/market/market-order.ts';

const row = (id: string, price: string | null = '1', change_24h: string | null = '0'): MarketAsset => ({
  id,
  symbol: id.toUpperCase(),
  name: id,
  kind: 'coin',
  rank: 1,
  tradable: false,
  live: false,
  price,
  change_24h,
  volume_24h: null,
  market_cap: null,
  spark: [],
});
const rows = (items: readonly MarketAsset[], more: Partial<MarketRows> = {}): MarketRows => ({
  items,
  cursor: null,
  total: items.length,
  at: 1,
  ...more,
});
const ids = ({ items }: { items: readonly MarketAsset[] | null }) => items?.map(({ id }) => id).join('');

test('newer rows take the place of those that are shown: none moves, and another order is only noticed', () => {
  const shown = inServedOrder(rows([row('a'), row('b'), row('c')], { cursor: 'x', total: 9 }));
  const same = updateRows(shown, rows([row('a', '5'), row('b'), row('c')], { cursor: 'y', total: 9, at: 2 }));
  expect(ids(same)).toBe('abc');
  expect(same.items?.[0]?.price).toBe('5');
  expect(same).toMatchObject({ isReordered: false, cursor: 'y', at: 2 });

  const moved = updateRows(shown, rows([row('c', '9'), row('a'), row('d')], { cursor: 'z', total: 9 }));
  expect(ids(moved)).toBe('abc');
  expect(moved.items?.[2]?.price).toBe('9');
  expect(moved, 'the next page follows the rows that are shown').toMatchObject({
    isReordered: true,
    cursor: 'x',
  });
  expect(updateRows(moved, rows([row('a'), row('b'), row('c')])).isReordered).toBe(false);
});

test('a row that is gone stays until the person asks, and one more than before is noticed', () => {
  const shown = inServedOrder(rows([row('a'), row('b')]));
  const without = updateRows(shown, rows([row('b')]));
  expect(ids(without)).toBe('ab');
  expect(without.isReordered).toBe(true);
  expect(updateRows(shown, rows([row('a'), row('b')], { cursor: 'x', total: 3 }))).toMatchObject({
    isReordered: false,
    cursor: 'x',
    total: 3,
  });
  expect(updateRows(emptyListState, rows([row('a')])).items).toHaveLength(1);
});

test('a page follows the last row, and what has moved to it from a page before is not there twice', () => {
  const shown = inServedOrder(rows([row('a'), row('b')], { cursor: 'x', total: 4 }));
  const more = appendRows(shown, rows([row('b'), row('c'), row('d')], { total: 4 }));
  expect(ids(more)).toBe('abcd');
  expect(more.cursor).toBeNull();
});

test('prices and changes of now tell whether an order still holds, to the last digit', () => {
  const list = [row('a', '0.000000000000000000000002', '-3'), row('b', '0.000000000000000000000001', '1.5')];
  const now = ({ price, change_24h }: MarketAsset) => ({ price, change: change_24h });
  const check = (sort: 'rank' | 'name' | 'price' | 'change', direction: 'asc' | 'desc') =>
    isInOrder(list, { sort, direction }, now);
  expect(check('price', 'desc')).toBe(true);
  expect(check('price', 'asc')).toBe(false);
  expect(check('change', 'asc')).toBe(true);
  expect(check('change', 'desc')).toBe(false);
  expect(check('name', 'desc') && check('rank', 'asc'), 'these never change').toBe(true);
  const equal = [row('a', '3', '1'), row('b', '3', '1')];
  for (const sort of ['price', 'change'] as const)
    for (const direction of ['asc', 'desc'] as const)
      expect(isInOrder(equal, { sort, direction }, now), 'equal rows stand either way').toBe(true);
  const gap = [row('a', '3'), row('b', null, null), row('c', '2')];
  expect(isInOrder(gap, { sort: 'price', direction: 'desc' }, now), 'no price stands anywhere').toBe(true);
});
