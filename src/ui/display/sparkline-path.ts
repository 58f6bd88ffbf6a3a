import { parseAmount } from '#contract/money.ts';

const WIDTH = 84;
const HEIGHT = 22;
/** Room at the left and above, so that the stroke and the last point are not cut off. */
const INSET = 1;
const TOP = 3;

interface SparklinePath {
  readonly d: string;
  /** The last point, on the grid of 88 by 28. */
  readonly x: number;
  readonly y: number;
}

/** Hundredths of a unit of the grid, with no zeros to carry. */
const rounded = (hundredths: bigint) => Number(hundredths) / 100;

/**
 * A line on a grid of 88 by 28 through prices, oldest first; null for fewer than two. Prices are compared as integers:
 * their differences may be far below what a float keeps.
 */
export function sparklinePath(prices: readonly string[]): SparklinePath | null {
  if (prices.length < 2) return null;
  const values = prices.map((price) => parseAmount(price, 24));
  const low = values.reduce((least, value) => (value < least ? value : least));
  const high = values.reduce((most, value) => (value > most ? value : most));
  const span = high - low;
  const steps = BigInt(values.length - 1);
  const points = values.map((value, index) => ({
    x: INSET + rounded((BigInt(WIDTH) * 100n * BigInt(index)) / steps),
    // A price that never moved lies in the middle.
    y: TOP + (span === 0n ? HEIGHT / 2 : rounded((BigInt(HEIGHT) * 100n * (high - value)) / span)),
  }));
  const last = points.at(-1);
  if (!last) return null;
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
  return { d, x: last.x, y: last.y };
}

const short = (value: number) => String(Math.round(value * 10) / 10);
