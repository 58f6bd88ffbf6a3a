import { beforeEach, expect, test } from 'vitest';
import { candleRanges, type Candle, type MarketAssetDetails } from '#contract/market.ts';
import { Payer, START } from '../transfers/payer.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const candlesOf = async (id: string, range: string) =>
  (await tobi.get(`/market/assets/${id}/candles?range=${range}`)).body.data as {
    interval: string;
    items: Candle[];
  };
const priceOf = async (id: string) =>
  ((await tobi.get(`/market/assets/${id}`)).body.data as MarketAssetDetails).price;

test.each(['btc', 'amber-coin', 'usdt', 'ngn', 'usd'])('%s has candles of every range', async (id) => {
  // Between two prices of a coin of the market alone.
  await tobi.wait(42);
  const now = Date.parse(START) + 42_000;
  const expected = {
    '1H': ['1m', MINUTE, 60 * MINUTE],
    '1D': ['15m', 15 * MINUTE, DAY],
    '1W': ['1h', 60 * MINUTE, 7 * DAY],
    '1M': ['4h', 240 * MINUTE, 30 * DAY],
    '1Y': ['1d', DAY, 365 * DAY],
    // The first Monday of the market.
    ALL: ['1w', 7 * DAY, now - Date.UTC(2022, 0, 3)],
  } as const;
  const price = await priceOf(id);
  for (const range of candleRanges) {
    const [name, duration, long] = expected[range];
    const { interval, items } = await candlesOf(id, range);
    expect([range, interval, items.length]).toEqual([range, name, Math.floor(long / duration) + 1]);
    const times = items.map(([time]) => time);
    const steps = times.slice(1).map((time, place) => time - times[place]!);
    expect([...new Set(steps)]).toEqual([duration]);
    expect(times.at(-1)!).toBeGreaterThan(now - duration);
    expect([range, items.at(-1)![4]]).toEqual([range, price]);
    expect(items.map(([, open]) => open).slice(1)).toEqual(
      items.map(([, , , , close]) => close).slice(0, -1),
    );
    for (const [, ...prices] of items) {
      const [open, high, low, close, volume] = prices.map(Number) as [number, number, number, number, number];
      expect(low).toBeGreaterThan(0);
      expect([low <= Math.min(open, close), high >= Math.max(open, close)]).toEqual([true, true]);
      expect(volume).toBeGreaterThanOrEqual(0);
    }
    const isTraded = items.slice(0, -1).every(([, , , , , volume]) => Number(volume) > 0);
    expect([range, isTraded]).toEqual([range, id === 'btc' || id === 'amber-coin']);
  }
});

test('on whichever day of the week, no candle of all time begins before the market did', async () => {
  for (let day = 0; day < 7; day += 1) {
    const { items } = await candlesOf('btc', 'ALL');
    expect(items[0]?.[0]).toBe(Date.UTC(2022, 0, 3));
    await tobi.wait(24 * 60 * 60);
  }
});

test('a coin without a live price has none, and what is no row is not found', async () => {
  await tobi.control('PUT', '/ticker', { symbols: { btc: { mode: 'silent' } } });
  expect(await candlesOf('btc', '1D')).toMatchObject({ interval: '15m', items: [] });
  for (const path of ['/market/assets/shell', '/market/assets/shell/candles?range=1D'])
    expect(await tobi.get(path)).toMatchObject({ status: 404, body: { code: 'asset_not_found' } });
});
