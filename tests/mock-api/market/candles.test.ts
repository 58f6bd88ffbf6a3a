import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { candleIntervals, candles, type CandleInterval } from '#mock-api/features/market/candles.ts';
import { changeOf, coinPrice, dayTicker } from '#mock-api/features/market/reference-prices.ts';
import { sized } from '../../tier.ts';

const DAY = 86_400_000;
const seed = fc.integer();
const coin = fc.constantFrom(...coinIds);
/** 2020 to 2040. */
const time = fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 });
const intervals = Object.keys(candleIntervals) as CandleInterval[];
const highest = (of: readonly { high: string }[]) => Math.max(...of.map(({ high }) => Number(high)));
const lowest = (of: readonly { low: string }[]) => Math.min(...of.map(({ low }) => Number(low)));
const traded = (of: readonly { volume: string }[]) => of.reduce((sum, { volume }) => sum + Number(volume), 0);

test('each candle opens at the price that the one before closed at, and the last closes at the price of now', () => {
  fc.assert(
    fc.property(seed, coin, time, fc.constantFrom(...intervals), (s, c, until, interval) => {
      const list = candles(s, c, { interval, count: 5, until });
      expect(list.map(({ open }) => open).slice(1)).toEqual(list.map(({ close }) => close).slice(0, -1));
      for (const { time: begin, open } of list) expect(open).toBe(coinPrice(s, c, begin));
      expect(list.at(-1)?.close).toBe(coinPrice(s, c, until));
      expect(list.at(-1)?.time).toBeGreaterThan(until - candleIntervals[interval]);
    }),
    { numRuns: sized(20, 200) },
  );
});

test.each([
  ['15m', '1m'],
  ['1h', '15m'],
  ['4h', '1h'],
  ['1d', '4h'],
  ['1w', '1d'],
] as const)('a candle of %s is what its candles of %s are together', (longer, shorter) => {
  const parts = candleIntervals[longer] / candleIntervals[shorter];
  fc.assert(
    fc.property(seed, coin, time, (s, c, until) => {
      const whole = candles(s, c, { interval: longer, count: 2, until })[0]!;
      const end = whole.time + candleIntervals[longer];
      const list = candles(s, c, { interval: shorter, count: parts + 1, until: end }).slice(0, -1);
      expect(list[0]?.time).toBe(whole.time);
      expect([list[0]?.open, list.at(-1)?.close]).toEqual([whole.open, whole.close]);
      expect([highest(list), lowest(list)]).toEqual([Number(whole.high), Number(whole.low)]);
      expect(Math.abs(traded(list) - Number(whole.volume))).toBeLessThan(0.01 * parts);
    }),
    { numRuns: sized(10, 100) },
  );
});

test('the 24 hours of the stream are those of the candles', () => {
  fc.assert(
    fc.property(seed, coin, time, (s, c, at) => {
      const until = Math.floor(at / 3_600_000) * 3_600_000;
      const hours = candles(s, c, { interval: '1h', count: 25, until }).slice(0, -1);
      const day = dayTicker(s, c, until);
      expect([hours[0]?.open, hours.at(-1)?.close].map(Number)).toEqual([day.o, day.c].map(Number));
      expect([highest(hours), lowest(hours)]).toEqual([Number(day.h), Number(day.l)]);
      const now = coinPrice(s, c, until);
      expect(changeOf(hours[0]!.open, now)).toBe(changeOf(coinPrice(s, c, until - DAY), now));
      expect(Math.abs(traded(hours) - Number(day.v))).toBeLessThan(0.5);
    }),
    { numRuns: sized(10, 100) },
  );
});

test('weeks begin on Mondays, days at midnight', () => {
  const until = Date.parse('2026-11-21T09:00:00Z');
  const begins = (interval: CandleInterval) =>
    candles(7, 'btc', { interval, count: 2, until }).map(({ time: begin }) => new Date(begin).toISOString());
  expect(begins('1w')).toEqual(['2026-11-09T00:00:00.000Z', '2026-11-16T00:00:00.000Z']);
  expect(begins('1d')).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']);
});

test('a year of days costs less than looking at every point of a few days', () => {
  const until = Date.parse('2026-11-21T00:00:00Z');
  const cpu = (act: () => unknown) => {
    const before = process.cpuUsage();
    act();
    return process.cpuUsage(before).user;
  };
  const year = () => candles(7, 'btc', { interval: '1d', count: 365, until });
  const days = () => {
    for (let at = until - 8 * DAY; at <= until; at += 5000) coinPrice(7, 'btc', at);
  };
  const best = (act: () => unknown) => Math.min(...Array.from({ length: 3 }, () => cpu(act)));
  expect(best(year)).toBeLessThan(best(days));
});
