import { octaves } from './octaves.ts';
import { ease, lattice } from './value-noise.ts';

const steps = Float64Array.from(octaves, (octave) => octave.steps);
const heights = Float64Array.from(octaves, (octave) => octave.height);
/** How far all octaves that are shorter than each one can move a price together. */
const shorterHeights = heights.map((_, order) =>
  heights.slice(order + 1).reduce((sum, height) => sum + height, 0),
);

// The period of each octave that a search is in: its number, the octave's value at its begin, and how far it goes until its
// end. They belong to the module because that halves the time of a search; a search never waits, so it is always alone.
const index = new Float64Array(octaves.length);
const from = new Float64Array(octaves.length);
const distance = new Float64Array(octaves.length);

interface Search {
  readonly seeds: readonly number[];
  /** 1 to find the highest point, -1 to find the lowest. */
  readonly sign: 1 | -1;
}

function enter({ seeds, sign }: Search, order: number, period: number): void {
  const seed = seeds[order] ?? 0;
  const height = sign * (heights[order] ?? 0);
  const start = lattice(seed, period);
  index[order] = period;
  from[order] = height * start;
  distance[order] = height * (lattice(seed, period + 1) - start);
}

const octaveAt = (order: number, step: number) =>
  (from[order] ?? 0) + (distance[order] ?? 0) * ease(step / (steps[order] ?? 1) - (index[order] ?? 0));

function sumAt(step: number): number {
  let sum = 0;
  for (let order = 0; order < octaves.length; order += 1) sum += octaveAt(order, step);
  return sum;
}

/** No point of the period is higher: in it, its octave and all longer ones only rise or only fall. */
function boundOf(order: number, first: number, last: number): number {
  let bound = shorterHeights[order] ?? 0;
  for (let upTo = 0; upTo <= order; upTo += 1) bound += Math.max(octaveAt(upTo, first), octaveAt(upTo, last));
  return bound;
}

function indexOfMax(values: Float64Array): number {
  let best = 0;
  for (let place = 1; place < values.length; place += 1)
    if ((values[place] ?? 0) > (values[best] ?? 0)) best = place;
  return best;
}

function searchPeriods(search: Search, order: number, first: number, last: number, found: number): number {
  let best = found;
  if (order === octaves.length) {
    for (let step = first; step <= last; step += 1) best = Math.max(best, sumAt(step));
    return best;
  }
  const size = steps[order] ?? 1;
  const start = Math.floor(first / size);
  const bounds = new Float64Array(Math.floor(last / size) - start + 1);
  for (let place = 0; place < bounds.length; place += 1) {
    const period = start + place;
    enter(search, order, period);
    bounds[place] = boundOf(order, Math.max(first, period * size), Math.min(last, (period + 1) * size));
  }
  for (;;) {
    const place = indexOfMax(bounds);
    if ((bounds[place] ?? best) <= best) return best;
    bounds[place] = -Infinity;
    const period = start + place;
    enter(search, order, period);
    const begin = Math.max(first, Math.ceil(period * size));
    const end = Math.min(last, Math.floor((period + 1) * size));
    best = searchPeriods(search, order + 1, begin, end, best);
  }
}

/**
 * The highest point of the grid from one step to another, or the lowest one, in log space. A day has 17,280 points: this
 * looks only into the periods that can hold a higher one than the highest found so far (branch and bound).
 */
export function extremeHeight(
  seeds: readonly number[],
  side: 'high' | 'low',
  first: number,
  last: number,
): number {
  const sign = side === 'high' ? 1 : -1;
  return sign * searchPeriods({ seeds, sign }, 0, first, last, -Infinity);
}
