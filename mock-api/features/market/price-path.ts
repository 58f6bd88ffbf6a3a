/**
 * Prices as a pure function of (seed, symbol, time): the same for every client, after any jump of the clock and after a
 * restart, with nothing to store. Floats are right here: this is simulated market data, not money. A price becomes a
 * decimal string once, in reference-prices.ts, and from there on all arithmetic is money.ts's.
 */
import { extremeHeight } from './extreme-height.ts';
import { heightAt, octaves, STEP } from './octaves.ts';
import { seedOf } from './value-noise.ts';

/** A price's whole past and future. Make it once per coin with `createPricePath`: it is asked very often. */
export interface PricePath {
  readonly base: number;
  readonly volatility: number;
  /** One for each octave. */
  readonly seeds: readonly number[];
}

const paths = new Map<string, PricePath>();
/** Bounds what is kept when a test tries one seed after the other. */
const PATH_LIMIT = 20_000;

/**
 * @param symbol `btc`; also `ngn`, for naira per dollar.
 * @param volatility how lively: 1 moves about 3 % a day.
 */
export function createPricePath(seed: number, symbol: string, base: number, volatility: number): PricePath {
  const name = `${seed}:${symbol}`;
  const known = paths.get(name);
  if (known) return known;
  if (paths.size >= PATH_LIMIT) paths.clear();
  const path = {
    base,
    volatility,
    seeds: octaves.map((_, order) => seedOf(`${name}:${order}`)),
  };
  paths.set(name, path);
  return path;
}

export interface PriceRange {
  open: number;
  close: number;
  high: number;
  low: number;
}

const priceOf = ({ base, volatility }: PricePath, height: number) => base * Math.exp(height * volatility);

/** The price at a moment, in milliseconds since 1970. */
export function priceAt(path: PricePath, time: number): number {
  const step = Math.floor(time / STEP);
  const part = (time - step * STEP) / STEP;
  const from = priceOf(path, heightAt(path.seeds, step));
  return part === 0 ? from : from + (priceOf(path, heightAt(path.seeds, step + 1)) - from) * part;
}

/**
 * Open, close, high and low from one moment to another, both included. Low <= open, close <= high always holds, and the
 * high of a range is that of its parts: both are exact, however long it is.
 */
export function priceRange(path: PricePath, from: number, to: number): PriceRange {
  const [open, close] = [priceAt(path, from), priceAt(path, to)];
  const [first, last] = [Math.ceil(from / STEP), Math.floor(to / STEP)];
  let [high, low] = [Math.max(open, close), Math.min(open, close)];
  if (first <= last) {
    high = Math.max(high, priceOf(path, extremeHeight(path.seeds, 'high', first, last)));
    low = Math.min(low, priceOf(path, extremeHeight(path.seeds, 'low', first, last)));
  }
  return { open, close, high, low };
}
