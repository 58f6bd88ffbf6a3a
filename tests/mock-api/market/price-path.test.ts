import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { coinIds, displayCurrencies, type CoinId } from '#contract/assets.ts';
import { isAmount } from '#contract/money.ts';
import {
  coinPeriod,
  coinPrice,
  dayTicker,
  nairaPerDollar,
} from '#mock-api/features/market/reference-prices.ts';
import { createPricePath, priceAt, priceRange } from '#mock-api/features/market/price-path.ts';
import { sized } from '../../tier.ts';
import { emptyMock, MOVING_MARKET, Visitor } from '../visitor.ts';

const seed = fc.integer();
const coin = fc.constantFrom(...coinIds);
/** 2020 to 2040. */
const time = fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 });
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const walk = createPricePath(7, 'test', 68123.46, 1);
const last24h = (path: typeof walk, at: number) => priceRange(path, at - DAY, at);

test('low <= open, close <= high, all positive, as the stream prints them', () => {
  fc.assert(
    fc.property(seed, coin, time, (s, c, at) => {
      const day = dayTicker(s, c, at);
      const [close, open, high, low] = [day.c, day.o, day.h, day.l].map(Number);
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThanOrEqual(Math.min(close!, open!));
      expect(high).toBeGreaterThanOrEqual(Math.max(close!, open!));
      for (const text of Object.values(day)) expect(text).toMatch(/^\d+\.\d{2,5}$/);
    }),
    { numRuns: sized(20, 200) },
  );
});

test('the same seed, coin and time give the same price; another seed another', () => {
  fc.assert(
    fc.property(seed, coin, time, (s, c, at) => {
      expect(coinPrice(s, c, at)).toBe(coinPrice(s, c, at));
      expect(dayTicker(s, c, at)).toEqual(dayTicker(s, c, at));
      expect(isAmount(coinPrice(s, c, at))).toBe(true);
      expect(isAmount(nairaPerDollar(s, at))).toBe(true);
    }),
    { numRuns: sized(20, 100) },
  );
  const at = Date.parse('2026-11-21T09:00:00Z');
  expect(coinPrice(7, 'btc', at)).not.toBe(coinPrice(8, 'btc', at));
});

test('high and low are those of every price in the 24 hours', () => {
  fc.assert(
    fc.property(time, fc.double({ min: 0, max: 1, noNaN: true }), (at, part) => {
      const { high, low } = last24h(walk, at);
      const inside = priceAt(walk, at - part * DAY);
      expect(inside).toBeLessThanOrEqual(high * (1 + 1e-12));
      expect(inside).toBeGreaterThanOrEqual(low * (1 - 1e-12));
    }),
    { numRuns: sized(40, 300) },
  );
});

test('a high is reached: it is no loose bound', () => {
  const at = Date.parse('2026-11-21T09:00:00Z');
  const { high, low } = last24h(walk, at);
  const prices = Array.from({ length: DAY / 5000 + 1 }, (_, step) => priceAt(walk, at - step * 5000));
  expect(Math.max(...prices) / high).toBeCloseTo(1, 12);
  expect(Math.min(...prices) / low).toBeCloseTo(1, 12);
});

test('a second moves a price by less than 0.1 %, and a day by something', () => {
  fc.assert(
    fc.property(seed, time, (s, at) => {
      const mine = createPricePath(s, 'test', 68123.46, 1);
      expect(Math.abs(priceAt(mine, at + 1000) / priceAt(mine, at) - 1)).toBeLessThan(0.001);
      const { high, low } = last24h(mine, at);
      expect(high / low).toBeGreaterThan(1.001);
    }),
    { numRuns: sized(20, 100) },
  );
});

test('a year moves like a year, and a dollar in naira does not', () => {
  const moves = coinIds.flatMap((id) =>
    Array.from({ length: 6 }, (_, year) => {
      const until = Date.UTC(2022 + year, 0, 1);
      const { high, low } = coinPeriod(7, id, until - YEAR, until);
      return Number(high) / Number(low);
    }),
  );
  expect(moves.filter((move) => move > 1.6).length / moves.length).toBeGreaterThan(0.9);
  expect(Math.max(...moves)).toBeLessThan(20);
  fc.assert(
    fc.property(time, (at) => {
      for (const back of [0, YEAR])
        expect(Math.abs(Number(nairaPerDollar(7, at - back)) / 1490.2 - 1)).toBeLessThan(0.08);
    }),
  );
});

test('prices stay in the order of magnitude that they are meant to be of', () => {
  const near: Partial<Record<CoinId, number>> = { btc: 68123.46, ada: 0.4518, vet: 0.0312, hbar: 0.0874 };
  fc.assert(
    fc.property(time, (at) => {
      for (const [id, base] of Object.entries(near)) {
        const price = Number(coinPrice(7, id as CoinId, at));
        expect(price / base).toBeGreaterThan(1 / 6);
        expect(price / base).toBeLessThan(6);
      }
    }),
  );
});

let tobi: Visitor;
beforeEach(async () => {
  tobi = new Visitor(emptyMock(MOVING_MARKET));
  await tobi.become('complete');
});
interface Listed {
  id: CoinId;
  price: string | null;
  change_24h: string | null;
  spark: string[];
}
const list = async () => ((await tobi.get('/market/assets')).body.data as { items: Listed[] }).items;

test('lists the 20 coins with the last seven days', async () => {
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00Z' });
  const items = await list();
  expect(items.map(({ id }) => id)).toEqual(coinIds);
  for (const { price, change_24h, spark } of items) {
    expect(isAmount(price!)).toBe(true);
    expect(change_24h).toMatch(/^-?\d+(\.\d{1,2})?$/);
    expect(spark).toHaveLength(24);
    expect(spark.at(-1)).toBe(price);
  }
  expect(await list()).toEqual(items);
  await tobi.control('POST', '/clock/advance', { ms: 7 * 3_600_000 });
  expect((await list())[0]?.spark.at(-2)).toBe(items[0]?.price);
});

test('a silent coin has no price, on the list and in the total', async () => {
  await tobi.control('PUT', '/ticker', {
    symbols: { btcusdt: { mode: 'silent' }, MATICUSDT: { mode: 'silent' } },
  });
  const silent = (await list()).filter(({ price }) => price === null);
  expect(silent.map(({ id, change_24h, spark }) => [id, change_24h, spark])).toEqual([
    ['btc', null, []],
    ['matic', null, []],
  ]);
  for (const currency of displayCurrencies) {
    const { data } = (await tobi.get(`/wallet/balances?currency=${currency}`)).body as {
      data: { unpriced: string[] };
    };
    // Nothing can be said in bitcoin while bitcoin has no price, but how many there are.
    expect(data.unpriced.includes('btc')).toBe(currency !== 'btc');
    expect(data.unpriced.includes('eth')).toBe(currency === 'btc');
  }
  const { body } = await tobi.control('PUT', '/ticker', { symbols: { btc: { mode: 'live' } } });
  // Only what is not as usual is listed.
  expect(body.symbols).toEqual({ maticusdt: { mode: 'silent' } });
  expect((await list())[0]?.price).not.toBeNull();
  expect((await tobi.control('PUT', '/ticker', { symbols: { goldusdt: { mode: 'silent' } } })).status).toBe(
    422,
  );
});

test('the speed moves prices on from where they are', async () => {
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00Z' });
  const before = await list();
  await tobi.control('PUT', '/ticker', { speed: 60 });
  expect(await list()).toEqual(before);
  await tobi.control('POST', '/clock/advance', { ms: 60_000 });
  const hourOn = coinPrice(7, 'btc', Date.parse('2026-11-21T10:00:00Z'));
  expect((await list())[0]?.price).toBe(hourOn);
  await tobi.control('PUT', '/ticker', { speed: 0 });
  await tobi.control('POST', '/clock/advance', { ms: 60_000 });
  expect((await list())[0]?.price).toBe(hourOn);
});
