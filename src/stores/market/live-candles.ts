import { parseAmount } from '#contract/money.ts';
import type { Candle, CandleInterval } from './candles.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const durations: Readonly<Record<CandleInterval, number>> = {
  '1m': MINUTE,
  '15m': 15 * MINUTE,
  '1h': HOUR,
  '4h': 4 * HOUR,
  '1d': DAY,
  '1w': 7 * DAY,
};

/** The most decimals that a price has. */
const MAX_SCALE = 24;
const units = (price: string) => parseAmount(price, MAX_SCALE);
const higher = (a: string, b: string) => (units(a) >= units(b) ? a : b);
const lower = (a: string, b: string) => (units(a) <= units(b) ? a : b);

/**
 * The candles with a price that is newer than they are: the last one closes at it, or a new one begins. The first leaves for a
 * new one, so that the range stays as long as it is.
 * @param price decimal string. @param at when it held, in milliseconds since 1970.
 */
export function withLivePrice(
  items: readonly Candle[],
  interval: CandleInterval,
  price: string,
  at: number,
): readonly Candle[] {
  const last = items.at(-1);
  if (!last || at < last.time) return items;
  const passed = Math.floor((at - last.time) / durations[interval]);
  if (passed === 0) {
    const { high, low } = last;
    return [
      ...items.slice(0, -1),
      { ...last, close: price, high: higher(high, price), low: lower(low, price) },
    ];
  }
  const time = last.time + passed * durations[interval];
  return [
    ...items.slice(1),
    // It opens where the one before has closed, as the server's do.
    {
      time,
      open: last.close,
      close: price,
      high: higher(last.close, price),
      low: lower(last.close, price),
      // The stream does not say what is traded.
      volume: '0',
    },
  ];
}
