import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candleRanges } from '#contract/market.ts';
import { candleSpan, DAY, mergeCandles } from '#src/islands/wallet/chart/candle-spans.ts';
import type { Candle } from '#src/stores/market/candles.ts';

const HOUR = 3_600_000;

test.each([
  ['1M', 30 * DAY, DAY],
  ['1Y', 365 * DAY, 7 * DAY],
] as const)('a chart of %s has candles of a day, or of a week for a year', (range, length, span) => {
  expect(candleSpan(range, length)).toBe(span);
});

test('no range has more candles than a phone can show', () => {
  const lengths = { '1H': HOUR, '1D': DAY, '1W': 7 * DAY, '1M': 30 * DAY, '1Y': 365 * DAY, ALL: 4000 * DAY };
  for (const range of candleRanges)
    expect(lengths[range] / candleSpan(range, lengths[range]), range).toBeLessThan(67);
});

/** Candles of four hours one after another, each of which opens where the one before has closed. */
const fourHours = fc
  .array(
    fc.tuple(
      fc.integer({ min: 10, max: 99 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
    ),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((steps) =>
    steps.map(([close, above, below], index): Candle => {
      const open = steps[index - 1]?.[0] ?? close;
      return {
        time: index * 4 * HOUR,
        open: String(open),
        high: String(Math.max(open, close) + above),
        low: String(Math.min(open, close) - below),
        close: String(close),
        volume: String(above + 1),
      };
    }),
  );

test('longer candles keep the first open, the last close, the extremes and all that was traded', () => {
  fc.assert(
    fc.property(fourHours, (candles) => {
      const days = mergeCandles(candles, DAY);
      const ends = (list: readonly Candle[]) => [list[0]?.time, list[0]?.open, list.at(-1)?.close];
      const of = (list: readonly Candle[]) => ({
        ends: ends(list),
        high: Math.max(...list.map(({ high }) => Number(high))),
        low: Math.min(...list.map(({ low }) => Number(low))),
        volume: list.reduce((sum, { volume }) => sum + Number(volume), 0),
      });
      expect(of(days)).toEqual(of(candles));
      expect(days).toHaveLength(Math.ceil(candles.length / 6));
      for (const [index, day] of days.entries())
        expect(of([day])).toEqual(of(candles.slice(index * 6, (index + 1) * 6)));
    }),
  );
});

test('weeks begin on Mondays', () => {
  const days = Array.from({ length: 15 }, (_, day): Candle => {
    const at = Date.parse('2026-11-10T00:00:00Z') + day * DAY;
    return { time: at, open: '1', high: '1', low: '1', close: '1', volume: '1' };
  });
  expect(mergeCandles(days, 7 * DAY).map(({ time }) => new Date(time).getUTCDay())).toEqual([2, 1, 1]);
});
