import { parseAmount } from '#contract/money.ts';

/** The line's grid is this wide and high; the drawing stretches it. */
export const GRID = 1000;
/** The most decimals that an amount or a price has. */
const MAX_SCALE = 24;
/** Thousandths of the height that stay free above and below the line. */
const INSET = 60n;

/** A value at a moment, as a chart draws it. */
export interface ChartPoint {
  /** ISO 8601. */
  readonly at: string;
  /** Decimal string. */
  readonly value: string;
}

interface LinePoint {
  /** From 0 to GRID. */
  readonly x: number;
  /** From the top, 0 to GRID. */
  readonly y: number;
}

export interface ChartLine {
  readonly points: readonly LinePoint[];
  /** Index of the highest value and of the lowest; the first of several. */
  readonly high: number;
  readonly low: number;
}

/** Values as integers of one scale: their differences may be far below what a float keeps. */
export const toUnits = (amount: string) => parseAmount(amount, MAX_SCALE);

/** Where each of at least two amounts (decimal strings, oldest first) lies on the grid; null for fewer. */
export function chartLine(amounts: readonly string[]): ChartLine | null {
  if (amounts.length < 2) return null;
  const values = amounts.map(toUnits);
  const lowest = values.reduce((least, value) => (value < least ? value : least));
  const highest = values.reduce((most, value) => (value > most ? value : most));
  const span = highest - lowest;
  const room = BigInt(GRID) - 2n * INSET;
  const points = values.map((value, index) => ({
    x: Math.round((index * GRID) / (values.length - 1)),
    // A value that never changed lies in the middle.
    y: span === 0n ? GRID / 2 : Number(INSET + ((highest - value) * room) / span),
  }));
  return { points, high: values.indexOf(highest), low: values.indexOf(lowest) };
}

/** The path of an SVG element through points; empty for fewer than two. */
export function linePath(points: readonly LinePoint[]): string {
  if (points.length < 2) return '';
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Milliseconds from the first point to the last. */
export function spanOf(points: readonly Pick<ChartPoint, 'at'>[]): number {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? Date.parse(last.at) - Date.parse(first.at) : 0;
}
