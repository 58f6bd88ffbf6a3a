import { isCoin } from '#contract/assets.ts';
import type { Candle, CandleRange } from '#contract/market.ts';
import type { SandboxState } from '../../core/state.ts';
import { candleIntervals, candles, type CandleInterval } from './candles.ts';
import { isSilent, marketTime } from './market-settings.ts';
import type { MarketRowId } from './market-rows.ts';
import { pricedAt } from './row-prices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** This market began on 1 January 2022. */
export const MARKET_BEGAN = Date.UTC(2022, 0, 1);

/** How long a range is, in milliseconds, and each of its candles. `ALL` is as long as the market is old. */
const ranges: Readonly<Record<CandleRange, { interval: CandleInterval; duration: number | null }>> = {
  '1H': { interval: '1m', duration: HOUR },
  '1D': { interval: '15m', duration: DAY },
  '1W': { interval: '1h', duration: 7 * DAY },
  '1M': { interval: '4h', duration: 30 * DAY },
  '1Y': { interval: '1d', duration: 365 * DAY },
  ALL: { interval: '1w', duration: null },
};

/** The candles of a range, the whole of it and the one that is not complete; none of a coin whose stream is silent. */
export function rowCandles(
  state: SandboxState,
  id: MarketRowId,
  range: CandleRange,
): { interval: CandleInterval; items: Candle[] } {
  const { interval, duration } = ranges[range];
  if (isCoin(id) && isSilent(state, id)) return { interval, items: [] };
  const until = pricedAt(id, marketTime(state));
  const long = duration ?? Math.max(until - MARKET_BEGAN, 0);
  const count = Math.floor(long / candleIntervals[interval]) + 1;
  const all = candles(state.seed, id, { interval, count, until });
  // Weeks begin on Mondays: the first one of all may have begun before the market did.
  const items =
    duration === null ? all.filter(({ time }) => time >= MARKET_BEGAN || time === all.at(-1)?.time) : all;
  return {
    interval,
    items: items.map(({ time, open, high, low, close, volume }) => [time, open, high, low, close, volume]),
  };
}
