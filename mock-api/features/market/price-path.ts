/**
 * Prices as a pure function of (seed, symbol, time): the same for every client, after any jump of the clock and after a
 * restart, with nothing to store. Floats are right here: this is simulated market data, not money. A price becomes a
 * decimal string once, in prices.ts, and from there on all arithmetic is money.ts's.
 */
import { noise, seedOf } from './value-noise.ts';

const DAY = 86_400_000;
/** Periods in days and heights in log space. Heights grow with the square root of the period, as in a random walk. */
const octaves = [8, 2, 1 / 2, 1 / 8, 1 / 32, 1 / 128, 1 / 1024].map((days) => ({
  period: days * DAY,
  height: 0.03 * Math.sqrt(days),
}));

/** Between two points of this grid a price moves in a straight line, so that high and low are exact. */
const STEP = 5000;
/** Highs and lows are kept per block of so many steps: an hour, two minutes. */
const BLOCKS = [720, 24] as const;

/** A price's whole past and future. Make it once per coin with `createWalk`: it is asked very often. */
export interface PricePath {
  readonly name: string;
  readonly base: number;
  readonly vigour: number;
  /** One for each octave. */
  readonly seeds: readonly number[];
}

const walks = new Map<string, PricePath>();
/** Bounds what is kept when a test tries one seed after the other. */
const WALK_LIMIT = 5000;

/**
 * @param symbol `btc`; also `ngn`, for naira per dollar.
 * @param vigour how lively: 1 moves about 3 % a day.
 */
export function createPricePath(seed: number, symbol: string, base: number, vigour: number): PricePath {
  const name = `${seed}:${symbol}`;
  const known = walks.get(name);
  if (known) return known;
  if (walks.size >= WALK_LIMIT) walks.clear();
  const walk = { name, base, vigour, seeds: octaves.map((_, order) => seedOf(`${name}:${order}`)) };
  walks.set(name, walk);
  return walk;
}

export interface Range24h {
  close: number;
  open: number;
  high: number;
  low: number;
}

function gridPrice({ seeds, base, vigour }: PricePath, step: number): number {
  let height = 0;
  for (let order = 0; order < octaves.length; order += 1) {
    const octave = octaves[order];
    const seed = seeds[order];
    if (octave && seed !== undefined) height += octave.height * noise(seed, (step * STEP) / octave.period);
  }
  return base * Math.exp(height * vigour);
}

/** The price at a moment, in milliseconds since 1970. */
export function priceAt(walk: PricePath, time: number): number {
  const step = Math.floor(time / STEP);
  const part = (time - step * STEP) / STEP;
  const from = gridPrice(walk, step);
  return part === 0 ? from : from + (gridPrice(walk, step + 1) - from) * part;
}

/** Close, open, high and low of the 24 hours that end at a moment. Low <= open, close <= high always holds. */
export function range24h(walk: PricePath, time: number): Range24h {
  const close = priceAt(walk, time);
  const open = priceAt(walk, time - DAY);
  let high = Math.max(close, open);
  let low = Math.min(close, open);
  const take = ([top, bottom]: readonly [number, number]) => {
    high = Math.max(high, top);
    low = Math.min(low, bottom);
  };
  const last = Math.floor(time / STEP);
  for (let step = Math.ceil((time - DAY) / STEP); step <= last;) {
    const size = BLOCKS.find((steps) => step % steps === 0 && step + steps - 1 <= last) ?? 1;
    take(blockRange(walk, size, step));
    step += size;
  }
  return { close, open, high, low };
}

const kept = new Map<string, readonly [number, number]>();
/** Some eighty days of one coin, or four of all; a bound, not a need. */
const KEPT_LIMIT = 60_000;

/** Highest and lowest grid price of the block that begins at a step. Kept, because each event would compute it again. */
function blockRange(walk: PricePath, size: number, begin: number): readonly [number, number] {
  if (size === 1) {
    const price = gridPrice(walk, begin);
    return [price, price];
  }
  const key = `${walk.name}:${size}:${begin}`;
  const known = kept.get(key);
  if (known) return known;
  let high = 0;
  let low = Infinity;
  const part = size === BLOCKS[0] ? BLOCKS[1] : 1;
  for (let step = begin; step < begin + size; step += part) {
    const [top, bottom] = blockRange(walk, part, step);
    high = Math.max(high, top);
    low = Math.min(low, bottom);
  }
  if (kept.size >= KEPT_LIMIT) kept.clear();
  kept.set(key, [high, low]);
  return [high, low];
}
