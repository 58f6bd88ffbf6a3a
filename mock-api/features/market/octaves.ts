import { noise } from './value-noise.ts';

/** Between two points of this grid a price moves in a straight line. Milliseconds. */
export const STEP = 5000;
const STEPS_PER_DAY = 86_400_000 / STEP;

export interface Octave {
  /** Its period, in steps of the grid. */
  readonly steps: number;
  /** How far it moves a price, in log space. */
  readonly height: number;
}

/**
 * Heights grow with the square root of the period, as in a random walk. The two longest, higher than that, make a year
 * move like a year.
 */
export const octaves: readonly Octave[] = [
  { steps: 512 * STEPS_PER_DAY, height: 0.75 },
  { steps: 64 * STEPS_PER_DAY, height: 0.4 },
  ...[8, 2, 1 / 2, 1 / 8, 1 / 32, 1 / 128, 1 / 1024].map((days) => ({
    steps: days * STEPS_PER_DAY,
    height: 0.03 * Math.sqrt(days),
  })),
];

/** The sum of the octaves at a point of the grid, in log space. */
export function heightAt(seeds: readonly number[], step: number): number {
  let sum = 0;
  for (const [order, { steps, height }] of octaves.entries())
    sum += height * noise(seeds[order] ?? 0, step / steps);
  return sum;
}
