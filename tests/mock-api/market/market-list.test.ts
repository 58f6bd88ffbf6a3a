import { beforeEach, expect, test } from 'vitest';
import { assetIds, coinIds } from '#contract/assets.ts';
import type { MarketAsset, MarketSort, SortDirection } from '#contract/market.ts';
import { parseAmount } from '#contract/money.ts';
import { listedCoins } from '#mock-api/features/market/listed-coins.ts';
import { marketRows } from '#mock-api/features/market/market-rows.ts';
import { idsOf, MarketReader } from './market-reader.ts';

let tobi: MarketReader;
beforeEach(async () => {
  tobi = await MarketReader.create();
});

const units = (amount: string) =>
  amount.startsWith('-') ? -parseAmount(amount.slice(1), 24) : parseAmount(amount, 24);

test('without parameters it is the 20 coins of the stream; its pages have every row once, by rank, cash last', async () => {
  expect(idsOf((await tobi.page()).items)).toEqual(coinIds);
  const { rows, total } = await tobi.all({ page_size: 47 });
  expect(total).toBe(208);
  expect(idsOf(rows)).toEqual([...coinIds, 'usdt', ...listedCoins.map(({ id }) => id), 'ngn', 'usd']);
  expect(rows.map(({ rank }) => rank)).toEqual([
    ...Array.from({ length: 206 }, (_, at) => at + 1),
    null,
    null,
  ]);
  for (const { id, kind, tradable, live, rank, market_cap, volume_24h } of rows) {
    const isWallets = (assetIds as readonly string[]).includes(id);
    const isLive = (coinIds as readonly string[]).includes(id);
    expect([id, tradable, live, kind]).toEqual([id, isWallets, isLive, rank === null ? 'cash' : 'coin']);
    expect([id, market_cap === null, volume_24h === null]).toEqual([
      id,
      kind === 'cash',
      isWallets && !isLive,
    ]);
  }
});

test('the 185 are invented: names, ids and symbols of their own, and a price like a price', async () => {
  expect(listedCoins).toHaveLength(185);
  for (const member of ['id', 'symbol', 'name'] as const)
    expect(new Set(marketRows.map((row) => row[member].toLowerCase())).size).toBe(208);
  for (const { id, name, symbol } of listedCoins) {
    expect(id).toBe(name.toLowerCase().replace(' ', '-'));
    expect(symbol).toMatch(/^[A-Z]{4,5}$/);
  }
  for (const { id, price, change_24h, spark } of (await tobi.all()).rows) {
    expect([id, units(price!) > 0n, spark.length, spark.at(-1)]).toEqual([id, true, 24, price]);
    expect([id, Math.abs(Number(change_24h)) < 40]).toEqual([id, true]);
  }
});

test.each([
  ['btc', ['btc']],
  ['BITCOIN', ['btc']],
  ['  Ámber  cóin ', ['amber-coin']],
  ['amber-coin', ['amber-coin']],
  ['AMBC', ['amber-coin']],
  ['比特', ['btc']],
  ['奈拉', ['ngn']],
  ['coin amber', ['amber-coin']],
  ['no such coin', []],
  ['!?', []],
])('a search for %j finds %j', async (search, ids) => {
  const { items, total } = await tobi.page({ search });
  expect([idsOf(items), total]).toEqual([ids, ids.length]);
});

test.each<[MarketSort, SortDirection, boolean]>([
  ['rank', 'asc', true],
  ['rank', 'desc', false],
  ['name', 'asc', true],
  ['name', 'desc', false],
  ['price', 'desc', true],
  ['price', 'asc', false],
  ['change', 'desc', true],
  ['change', 'asc', false],
])(
  'sorted by %s, %s: what has no value is last, equals stand by rank',
  async (sort, direction, isDefault) => {
    await tobi.silence('btc', 'vet');
    const { rows, total } = await tobi.all({ sort, direction });
    expect([rows.length, total]).toEqual([208, 208]);
    const valueOf = ({ rank, name, price, change_24h }: MarketAsset) => {
      if (sort === 'name') return name.toLowerCase();
      const value = { rank: rank === null ? null : String(rank), price, change: change_24h }[sort];
      return value === null ? null : units(value);
    };
    const valued = rows.filter((row) => valueOf(row) !== null);
    const withoutValue = { rank: ['ngn', 'usd'], name: [], price: ['btc', 'vet'], change: ['btc', 'vet'] }[
      sort
    ];
    expect(idsOf(rows.slice(valued.length))).toEqual(withoutValue);
    const places = new Map<string, number>(marketRows.map(({ id }, place) => [id, place]));
    const expected = valued.toSorted((a, b) => {
      const [one, other] = [valueOf(a)!, valueOf(b)!];
      if (one === other) return places.get(a.id)! - places.get(b.id)!;
      return one < other === (direction === 'asc') ? -1 : 1;
    });
    expect(idsOf(valued)).toEqual(idsOf(expected));
    if (isDefault) expect(idsOf((await tobi.all({ sort })).rows)).toEqual(idsOf(rows));
  },
);

test('gainers have risen, losers have fallen, cash is money, favourites are what is starred', async () => {
  await tobi.silence('btc');
  const [everything, gainers, losers] = [
    await tobi.all(),
    await tobi.all({ tab: 'gainers' }),
    await tobi.all({ tab: 'losers' }),
  ];
  const risen = everything.rows.filter(({ change_24h }) => Number(change_24h) > 0);
  const fallen = everything.rows.filter(({ change_24h }) => Number(change_24h) < 0);
  expect([gainers.total, losers.total]).toEqual([risen.length, fallen.length]);
  expect([idsOf(gainers.rows), idsOf(losers.rows)]).toEqual([idsOf(risen), idsOf(fallen)]);
  expect(Math.min(risen.length, fallen.length)).toBeGreaterThan(20);
  expect(idsOf((await tobi.page({ tab: 'cash' })).items)).toEqual(['ngn', 'usd']);

  expect(await tobi.page({ tab: 'favourites' })).toMatchObject({ total: 0, items: [], next_cursor: null });
  for (const id of ['amber-coin', 'ngn', 'sol']) await tobi.star(id);
  expect(idsOf((await tobi.page({ tab: 'favourites' })).items)).toEqual(['sol', 'amber-coin', 'ngn']);
  expect(idsOf((await tobi.page({ tab: 'favourites', search: 'amber' })).items)).toEqual(['amber-coin']);
});

test('a price of the market alone is new each minute, one of the stream at any moment', async () => {
  const prices = async () => new Map((await tobi.all()).rows.map(({ id, price }) => [id, price]));
  const changed = (one: Map<string, string | null>, other: Map<string, string | null>) =>
    [...one].filter(([id, price]) => other.get(id) !== price).map(([id]) => id);
  const first = await prices();
  await tobi.payer.wait(59);
  const within = changed(first, await prices());
  expect(within).toContain('btc');
  expect(within.filter((id) => id !== 'ngn' && !(coinIds as readonly string[]).includes(id))).toEqual([]);
  await tobi.payer.wait(1);
  const next = changed(first, await prices());
  expect(next.filter((id) => listedCoins.some((coin) => coin.id === id)).length).toBeGreaterThan(120);
});
