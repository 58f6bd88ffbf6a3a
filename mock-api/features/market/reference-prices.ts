import type { CoinId } from '#contract/assets.ts';
import { formatAmount, parseAmount, percentChange } from '#contract/money.ts';
import { noise, seedOf } from './value-noise.ts';
import { createPricePath, range24h, priceAt } from './price-path.ts';

interface Quote {
  /** In USDT, about. */
  base: number;
  decimals: number;
  vigour: number;
}

/** What each coin costs in this market, give or take the walk. Not a forecast. */
const quotes: Readonly<Record<CoinId, Quote>> = {
  btc: { base: 68123.46, decimals: 2, vigour: 0.8 },
  eth: { base: 3412.8, decimals: 2, vigour: 0.9 },
  bnb: { base: 612.07, decimals: 2, vigour: 0.8 },
  sol: { base: 182.44, decimals: 2, vigour: 1.2 },
  ada: { base: 0.4518, decimals: 4, vigour: 1.1 },
  xrp: { base: 0.6214, decimals: 4, vigour: 1 },
  doge: { base: 0.1432, decimals: 5, vigour: 1.3 },
  matic: { base: 0.5312, decimals: 4, vigour: 1.1 },
  dot: { base: 6.118, decimals: 3, vigour: 1.1 },
  ltc: { base: 84.55, decimals: 2, vigour: 0.9 },
  avax: { base: 27.86, decimals: 2, vigour: 1.2 },
  link: { base: 14.93, decimals: 3, vigour: 1.1 },
  atom: { base: 7.842, decimals: 3, vigour: 1 },
  near: { base: 4.872, decimals: 3, vigour: 1.3 },
  uni: { base: 9.214, decimals: 3, vigour: 1.2 },
  ftm: { base: 0.7012, decimals: 4, vigour: 1.3 },
  trx: { base: 0.1619, decimals: 5, vigour: 0.7 },
  vet: { base: 0.0312, decimals: 5, vigour: 1.1 },
  icp: { base: 11.27, decimals: 3, vigour: 1.2 },
  hbar: { base: 0.0874, decimals: 5, vigour: 1.2 },
};

const walkOf = (seed: number, coin: CoinId) =>
  createPricePath(seed, coin, quotes[coin].base, quotes[coin].vigour);

/** What a coin's 24 hours look like on the stream: decimal strings with the coin's own number of decimals. */
export function dayTicker(seed: number, coin: CoinId, time: number) {
  const { base, decimals } = quotes[coin];
  const { close, open, high, low } = range24h(walkOf(seed, coin), time);
  // About 400 million dollars a day, in coins; only there to be a plausible number.
  const volume = (4e8 / base) * (1 + 0.3 * noise(seedOf(`${seed}:${coin}:volume`), time / 3_600_000));
  return {
    c: close.toFixed(decimals),
    o: open.toFixed(decimals),
    h: high.toFixed(decimals),
    l: low.toFixed(decimals),
    v: volume.toFixed(2),
    q: (volume * close).toFixed(2),
  };
}

/** A coin's price in USDT, as an amount. */
export function coinPrice(seed: number, coin: CoinId, time: number): string {
  return toAmount(priceAt(walkOf(seed, coin), time), quotes[coin].decimals);
}

/**
 * Naira per dollar: 1490.20, moved by the same walk but a twentieth as lively, so within about one percent. A tether is
 * a dollar.
 */
export function nairaPerDollar(seed: number, time: number): string {
  return toAmount(priceAt(createPricePath(seed, 'ngn', 1490.2, 0.05), time), 2);
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
