import type { CoinId } from '#contract/assets.ts';
import { divideByRate, formatAmount, parseAmount, percentChange } from '#contract/money.ts';
import { noiseArea, seedOf } from './value-noise.ts';
import { coinQuote, type PricedCoin } from './coin-quotes.ts';
import { createPricePath, priceAt, priceRange, type PricePath } from './price-path.ts';

const walkOf = (seed: number, coin: PricedCoin) => {
  const { base, volatility } = coinQuote(coin);
  return createPricePath(seed, coin, base, volatility);
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** What is traded from one moment to another, in coins. */
function volumeOf(seed: number, coin: PricedCoin, from: number, to: number): number {
  const { base, turnover } = coinQuote(coin);
  const uneven = 0.3 * HOUR * noiseArea(seedOf(`${seed}:${coin}:volume`), from / HOUR, to / HOUR);
  return (turnover / base) * ((to - from + uneven) / DAY);
}

/** Prices from one moment to another, and the volume in coins. */
function periodOf(seed: number, coin: PricedCoin, from: number, to: number) {
  return { ...priceRange(walkOf(seed, coin), from, to), volume: volumeOf(seed, coin, from, to) };
}

/** What a coin's 24 hours look like on the stream: decimal strings with the coin's own number of decimals. */
export function dayTicker(seed: number, coin: CoinId, time: number) {
  const { decimals } = coinQuote(coin);
  const { open, high, low, close, volume } = periodOf(seed, coin, time - DAY, time);
  return {
    c: close.toFixed(decimals),
    o: open.toFixed(decimals),
    h: high.toFixed(decimals),
    l: low.toFixed(decimals),
    v: volume.toFixed(2),
    q: (volume * close).toFixed(2),
  };
}

/** What was traded in the 24 hours before a moment, in USDT at its price, as an amount: `q` of the stream. */
export function dayVolume(seed: number, coin: PricedCoin, time: number): string {
  return toAmount(volumeOf(seed, coin, time - DAY, time) * priceAt(walkOf(seed, coin), time), 2);
}

export type Period = Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', string>>;

/** A coin's prices in USDT from one moment to another, and the volume in coins, as amounts. */
export function coinPeriod(seed: number, coin: PricedCoin, from: number, to: number): Period {
  const { decimals } = coinQuote(coin);
  const { open, high, low, close, volume } = periodOf(seed, coin, from, to);
  return {
    open: toAmount(open, decimals),
    high: toAmount(high, decimals),
    low: toAmount(low, decimals),
    close: toAmount(close, decimals),
    volume: toAmount(volume, 2),
  };
}

/** The highest and the lowest price of a period, as amounts. */
export type Extremes = Readonly<Record<'high' | 'low', string>>;

/** A coin's extremes in USDT from one moment to another; those of one moment are its price. */
export const coinExtremes = (seed: number, coin: PricedCoin, from: number, to: number): Extremes =>
  extremesOf(walkOf(seed, coin), coinQuote(coin).decimals, from, to);

/** The extremes of naira per dollar. */
export const nairaExtremes = (seed: number, from: number, to: number): Extremes =>
  extremesOf(nairaWalk(seed), NAIRA_DECIMALS, from, to);

function extremesOf(path: PricePath, decimals: number, from: number, to: number): Extremes {
  const { high, low } = priceRange(path, from, to);
  return { high: toAmount(high, decimals), low: toAmount(low, decimals) };
}

/** A coin's price in USDT, as an amount. */
export function coinPrice(seed: number, coin: PricedCoin, time: number): string {
  return toAmount(priceAt(walkOf(seed, coin), time), coinQuote(coin).decimals);
}

/**
 * Naira per dollar: 1490.20, moved by the same walk but a twentieth as lively, so within about five percent over the years. A tether is
 * a dollar.
 */
export function nairaPerDollar(seed: number, time: number): string {
  return toAmount(priceAt(nairaWalk(seed), time), NAIRA_DECIMALS);
}

const NAIRA_DECIMALS = 2;
const nairaWalk = (seed: number) => createPricePath(seed, 'ngn', 1490.2, 0.05);

/** Dollars per naira, as an amount: the inverse of `nairaPerDollar`, half-even at 18 decimals. */
export function inverseRate(naira: string): string {
  const one = 10n ** BigInt(PRICE_SCALE);
  return formatAmount(divideByRate(one, PRICE_SCALE, naira, PRICE_SCALE, 'half-even'), PRICE_SCALE);
}

/** What a naira is worth in USDT from one moment to another, as amounts; nobody counts how many are exchanged. */
export function nairaPeriod(seed: number, from: number, to: number): Period {
  const { open, high, low, close } = priceRange(nairaWalk(seed), from, to);
  const worth = (naira: number) => inverseRate(toAmount(naira, NAIRA_DECIMALS));
  return { open: worth(open), high: worth(low), low: worth(high), close: worth(close), volume: '0' };
}

/** Percent between two amounts: `-0.4`; null from nothing. */
export function changeOf(from: string, to: string): string | null {
  return percentChange(parseAmount(from, PRICE_SCALE), parseAmount(to, PRICE_SCALE));
}

/** Decimals that any price and rate of this market fits into. */
export const PRICE_SCALE = 18;

function toAmount(price: number, decimals: number): string {
  return formatAmount(BigInt(price.toFixed(decimals).replace('.', '')), decimals);
}
