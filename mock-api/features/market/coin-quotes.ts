import { coinIds, type CoinId } from '#contract/assets.ts';
import { listedCoins, type ListedCoinId } from './listed-coins.ts';

interface CoinQuote {
  /** In USDT, about. */
  readonly base: number;
  readonly decimals: number;
  readonly volatility: number;
  /** How much is traded a day, about, in USDT. */
  readonly turnover: number;
}

/** What each coin costs in this market, give or take the walk. Not a forecast. */
const coinQuotes: Readonly<Record<CoinId, Omit<CoinQuote, 'turnover'>>> = {
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

/** A plausible number for each coin of the stream. */
const STREAM_TURNOVER = 4e8;
/** Of all there is of a listed coin, each day. */
const LISTED_TURNOVER = 0.04;

/** A coin of the stream, or one that only the market lists. */
export type PricedCoin = CoinId | ListedCoinId;

const quotes = new Map<PricedCoin, CoinQuote>();
for (const id of coinIds) quotes.set(id, { ...coinQuotes[id], turnover: STREAM_TURNOVER });
for (const { id, base, volatility, capitalization } of listedCoins)
  quotes.set(id, {
    base,
    decimals: decimalsOf(base),
    volatility,
    turnover: LISTED_TURNOVER * capitalization,
  });

/** Four digits of a price, and cents at least. */
function decimalsOf(base: number): number {
  return Math.max(2, 3 - Math.floor(Math.log10(base)));
}

/** What a coin costs in this market, give or take the walk, and how lively it is. */
export function coinQuote(coin: PricedCoin): CoinQuote {
  const quote = quotes.get(coin);
  if (!quote) throw new RangeError(`${coin} has no price`);
  return quote;
}
