import type { candleIntervals as intervals } from '#contract/market.ts';
import type { MarketRowId } from './market-rows.ts';
import type { Period } from './reference-prices.ts';
import { rowPeriod } from './row-prices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a candle of each interval lasts. */
export const candleIntervals: Readonly<Record<CandleInterval, number>> = {
  '1m': MINUTE,
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '1d': DAY,
  '1w': 7 * DAY,
};
export type CandleInterval = (typeof intervals)[number];

/** 1970 began on a Thursday, weeks begin on Mondays. */
const FIRST_MONDAY = 4 * DAY;

export interface Candle extends Period {
  /** When it begins, in milliseconds since 1970. */
  readonly time: number;
}

/**
 * The last candles of a row of the market up to a moment, oldest first; the last one is not complete. Each opens at the price that the
 * one before closed at, its high and low are those of all shorter candles in it, and the 24 hours of the stream agree
 * with them.
 */
export function candles(
  seed: number,
  id: MarketRowId,
  { interval, count, until }: { interval: CandleInterval; count: number; until: number },
): Candle[] {
  const duration = candleIntervals[interval];
  const offset = interval === '1w' ? FIRST_MONDAY : 0;
  const last = Math.floor((until - offset) / duration) * duration + offset;
  return Array.from({ length: count }, (_, place) => {
    const time = last - (count - 1 - place) * duration;
    return { time, ...rowPeriod(seed, id, time, Math.min(time + duration, until)) };
  });
}
