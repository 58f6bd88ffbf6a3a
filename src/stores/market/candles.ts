import * as contract from '#contract/market.ts';
import type { candleIntervals, CandleRange } from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** How often data is refetched while a component shows it; what the stream adds to the last candle is in `live-candles.ts`. */
const REFETCH_INTERVAL_MS = 60_000;

/** What an asset's price did in a stretch of time; prices are decimal strings, in USDT. */
export interface Candle {
  /** When it begins, in milliseconds since 1970. */
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** What was traded, in coins. */
  readonly volume: string;
}

/** How long a candle lasts. */
export type CandleInterval = (typeof candleIntervals)[number];

export interface Candles {
  readonly id: string;
  readonly range: CandleRange;
  readonly interval: CandleInterval;
  /** When the server made them, as an ISO time: the end of the last one, which is not complete. */
  readonly as_of: string;
  /** Oldest first, without a gap; empty for an asset without a price. */
  readonly items: readonly Candle[];
}

/** An asset's candles, by its id and the range that they span. */
export const candles = createKeyedQueries((id: string, range: CandleRange) =>
  createQuery<Candles>(
    ['market candles ', id, ' ', range],
    async (signal) => {
      const { data } = await call(contract.getCandles, { params: { id }, query: { range }, signal });
      return {
        id,
        range,
        interval: data.interval,
        as_of: data.as_of,
        items: data.items.map(([time, open, high, low, close, volume]) => ({
          time,
          open,
          high,
          low,
          close,
          volume,
        })),
      };
    },
    REFETCH_INTERVAL_MS,
  ),
);
