import { addAmounts } from '#contract/money.ts';
import type { CandleRange } from '#contract/market.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { toUnits } from './chart-line.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long a candle of a range lasts as it is drawn, shortest first: a day up to a month, a week for a year. */
const spans: Readonly<Record<CandleRange, readonly number[]>> = {
  '1H': [MINUTE],
  '1D': [30 * MINUTE],
  '1W': [4 * HOUR],
  '1M': [DAY],
  '1Y': [WEEK],
  ALL: [4 * WEEK, 13 * WEEK, 52 * WEEK],
};

/** More candles than this are too narrow on a phone to tell a hollow one from a filled one. */
const MOST = 66;

/** 1970 began on a Thursday, weeks begin on Mondays. */
const FIRST_MONDAY = 4 * DAY;

/** The most decimals that an amount has. */
const MAX_SCALE = 24;

/** How long each candle lasts that a range is drawn with, in milliseconds. @param length of the range. */
export const candleSpan = (range: CandleRange, length: number): number =>
  spans[range].find((span) => length / span <= MOST) ?? spans[range].at(-1) ?? DAY;

/** Candles, oldest first, as longer ones: each opens where its first one does and closes where its last one does. */
export function mergeCandles(candles: readonly Candle[], span: number): readonly Candle[] {
  const offset = span >= WEEK ? FIRST_MONDAY : 0;
  const groups = new Map<number, Candle[]>();
  for (const candle of candles) {
    const key = Math.floor((candle.time - offset) / span);
    const group = groups.get(key);
    if (group) group.push(candle);
    else groups.set(key, [candle]);
  }
  return [...groups.values()].map(mergeAll);
}

function mergeAll(group: readonly Candle[]): Candle {
  const merged = group.reduce((whole, { high, low, close }) => ({
    ...whole,
    high: toUnits(high) > toUnits(whole.high) ? high : whole.high,
    low: toUnits(low) < toUnits(whole.low) ? low : whole.low,
    close,
  }));
  return {
    ...merged,
    volume: addAmounts(
      group.map(({ volume }) => volume),
      MAX_SCALE,
    ),
  };
}
