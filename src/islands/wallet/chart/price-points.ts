import { percentChange } from '#contract/money.ts';
import type { Candle } from '#src/stores/market/candles.ts';
import { toUnits, type ChartPoint } from './chart-line.ts';

const iso = (time: number) => new Date(time).toISOString();

/**
 * The line through candles: where the first one opened, and where each one closed, which is where the next one begins.
 * @param now when the last one closes, in milliseconds since 1970: it is not complete.
 */
export function pricePoints(candles: readonly Candle[], now: number): readonly ChartPoint[] {
  const [first] = candles;
  if (!first) return [];
  return [
    { at: iso(first.time), value: first.open },
    ...candles.map(({ close }, index) => ({
      at: iso(candles[index + 1]?.time ?? Math.max(now, first.time)),
      value: close,
    })),
  ];
}

/** Percent from the first point's value to another one's, signed, with two decimals; null where it can't be said. */
export function changeTo(points: readonly ChartPoint[], index: number): string | null {
  const [first, point] = [points[0], points[index]];
  return first && point ? percentChange(toUnits(first.value), toUnits(point.value)) : null;
}
