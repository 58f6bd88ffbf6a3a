import { expect, test } from 'vitest';
import { isAsset, isCoin } from '#contract/assets.ts';
import { isListedCoin, listMarketAssets, type MarketAsset } from '#contract/market.ts';
import { marketRequests } from '#contract/market.request.ts';
import { replySchemaOf } from '#contract/endpoint.ts';

const { query } = marketRequests.listMarketAssets;

test('a list of the market asks for 20 rows by rank, unless it says otherwise', () => {
  expect(query.parse({})).toEqual({ tab: 'all', sort: 'rank', page_size: 20 });
  expect(query.parse({ search: ' btc ', page_size: '100' })).toMatchObject({ search: 'btc', page_size: 100 });
});

test.each([
  { search: 'a'.repeat(61) },
  { tab: 'stocks' },
  { sort: 'luck' },
  { direction: 'up' },
  { cursor: 'a.b' },
  { cursor: '' },
  { page_size: '0' },
  { page_size: '101' },
])('%j is refused', (wrong) => {
  expect(query.safeParse(wrong).success).toBe(false);
});

const row: MarketAsset = {
  id: 'amber-coin',
  symbol: 'AMBC',
  name: 'Amber Coin',
  kind: 'coin',
  rank: 22,
  tradable: false,
  live: false,
  price: '0.003',
  change_24h: '-0.4',
  volume_24h: '80000000',
  market_cap: '2000000000',
  spark: ['0.0031', '0.003'],
};

test('a row may be one that the wallet cannot hold, and a client tells them apart by their ids', () => {
  const reply = (item: object) => ({
    status: 'success',
    data: { as_of: '2026-11-21T09:00:00Z', total: 1, items: [item], next_cursor: null },
  });
  const { success } = replySchemaOf(listMarketAssets).safeParse(reply(row));
  expect(success).toBe(true);
  expect(replySchemaOf(listMarketAssets).safeParse(reply({ ...row, price: 0.003 })).success).toBe(false);
  expect(['btc', 'usdt', 'ngn', 'amber-coin'].map((id) => [isCoin(id), isAsset(id)])).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
  expect([isListedCoin(row), isListedCoin({ ...row, id: 'btc' })]).toEqual([false, true]);
});
