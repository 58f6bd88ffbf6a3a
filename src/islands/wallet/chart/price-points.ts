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

/** The highest or the lowest price of a range. */
interface PriceExtreme {
  readonly price: string;
  /** Of the candle that it was in. */
  readonly candle: number;
  /** Of the point of `pricePoints` that is nearest to it. */
  readonly point: number;
}

/**
 * The highest and the lowest price of at least one candle, which are seldom where one opens or closes: the line passes below and above
 * them, and "24h high" beside the chart is one of them.
 */
export function priceExtremes(candles: readonly Candle[]): Readonly<Record<'high' | 'low', PriceExtreme>> {
  const find = (side: 'high' | 'low'): PriceExtreme => {
    const isBeyond = (one: string, other: string) =>
      side === 'high' ? toUnits(one) > toUnits(other) : toUnits(one) < toUnits(other);
    let candle = 0;
    for (const [index, one] of candles.entries())
      if (isBeyond(one[side], candles[candle]?.[side] ?? '0')) candle = index;
    const { open = '0', close = '0', [side]: price = '0' } = candles[candle] ?? {};
    return { price, candle, point: isBeyond(open, close) ? candle : candle + 1 };
  };
  return { high: find('high'), low: find('low') };
}

/** Percent from the first point's value to another one's, signed, with two decimals; null where it can't be said. */
export function changeTo(points: readonly ChartPoint[], index: number): string | null {
  const [first, point] = [points[0], points[index]];
  return first && point ? percentChange(toUnits(first.value), toUnits(point.value)) : null;
}
