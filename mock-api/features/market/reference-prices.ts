import type { CoinId } from '#contract/assets.ts';
import { formatAmount, parseAmount, percentChange } from '#contract/money.ts';
import { noiseArea, seedOf } from './value-noise.ts';
import { createPricePath, priceAt, priceRange, type PricePath } from './price-path.ts';

interface Quote {
  /** In USDT, about. */
  base: number;
  decimals: number;
  volatility: number;
}

/** What each coin costs in this market, give or take the walk. Not a forecast. */
const quotes: Readonly<Record<CoinId, Quote>> = {
  btc: { base: 68123.46, decimals: 2, volatility: 0.8 },
  eth: { base: 3412.8, decimals: 2, volatility: 0.9 },
  bnb: { base: 612.07, decimals: 2, volatility: 0.8 },
  sol: { base: 182.44, decimals: 2, volatility: 1.2 },
  ada: { base: 0.4518, decimals: 4, volatility: 1.1 },
  xrp: { base: 0.6214, decimals: 4, volatility: 1 },
  doge: { base: 0.1432, decimals: 5, volatility: 1.3 },
  matic: { base: 0.5312, decimals: 4, volatility: 1.1 },
  dot: { base: 6.118, decimals: 3, volatility: 1.1 },
  ltc: { base: 84.55, decimals: 2, volatility: 0.9 },
  avax: { base: 27.86, decimals: 2, volatility: 1.2 },
  link: { base: 14.93, decimals: 3, volatility: 1.1 },
  atom: { base: 7.842, decimals: 3, volatility: 1 },
  near: { base: 4.872, decimals: 3, volatility: 1.3 },
  uni: { base: 9.214, decimals: 3, volatility: 1.2 },
  ftm: { base: 0.7012, decimals: 4, volatility: 1.3 },
  trx: { base: 0.1619, decimals: 5, volatility: 0.7 },
  vet: { base: 0.0312, decimals: 5, volatility: 1.1 },
  icp: { base: 11.27, decimals: 3, volatility: 1.2 },
  hbar: { base: 0.0874, decimals: 5, volatility: 1.2 },
};

const walkOf = (seed: number, coin: CoinId) =>
  createPricePath(seed, coin, quotes[coin].base, quotes[coin].volatility);

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Prices from one moment to another, and the volume in coins: about 400 million dollars a day, a plausible number. */
function periodOf(seed: number, coin: CoinId, from: number, to: number) {
  const uneven = 0.3 * HOUR * noiseArea(seedOf(`${seed}:${coin}:volume`), from / HOUR, to / HOUR);
  const volume = (4e8 / quotes[coin].base) * ((to - from + uneven) / DAY);
  return { ...priceRange(walkOf(seed, coin), from, to), volume };
}

/** What a coin's 24 hours look like on the stream: decimal strings with the coin's own number of decimals. */
export function dayTicker(seed: number, coin: CoinId, time: number) {
  const { decimals } = quotes[coin];
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

export type Period = Readonly<Record<'open' | 'high' | 'low' | 'close' | 'volume', string>>;

/** A coin's prices in USDT from one moment to another, and the volume in coins, as amounts. */
export function coinPeriod(seed: number, coin: CoinId, from: number, to: number): Period {
  const { decimals } = quotes[coin];
  const { open, high, low, close, volume } = periodOf(seed, coin, from, to);
  return {
    open: toAmount(open, decimals),
    high: toAmount(high, decimals),
    low: toAmount(low, decimals),
    close: toAmount(close, decimals),
    volume: toAmount(volume, 2),
  };
}

/** A coin's price in USDT, as an amount. */
export function coinPrice(seed: number, coin: CoinId, time: number): string {
  return toAmount(priceAt(walkOf(seed, coin), time), quotes[coin].decimals);
}

/** The highest and the lowest price of a period, as amounts. */
export type Extremes = Readonly<Record<'high' | 'low', string>>;

/** A coin's extremes in USDT from one moment to another; those of one moment are its price. */
export const coinExtremes = (seed: number, coin: CoinId, from: number, to: number): Extremes =>
  extremesOf(walkOf(seed, coin), quotes[coin].decimals, from, to);

/** The extremes of naira per dollar. */
export const nairaExtremes = (seed: number, from: number, to: number): Extremes =>
  extremesOf(nairaWalk(seed), NAIRA_DECIMALS, from, to);

function extremesOf(path: PricePath, decimals: number, from: number, to: number): Extremes {
  const { high, low } = priceRange(path, from, to);
  return { high: toAmount(high, decimals), low: toAmount(low, decimals) };
}

const NAIRA_DECIMALS = 2;
const nairaWalk = (seed: number) => createPricePath(seed, 'ngn', 1490.2, 0.05);

/**
 * Naira per dollar: 1490.20, moved by the same walk but a twentieth as lively, so within about five percent over the years. A tether is
 * a dollar.
 */
export function nairaPerDollar(seed: number, time: number): string {
  return toAmount(priceAt(nairaWalk(seed), time), NAIRA_DECIMALS);
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
