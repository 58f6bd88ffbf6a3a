import { assetIds, assets, isCoin, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { divideByRate, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSilent } from './market-settings.ts';
import { coinExtremes, nairaExtremes, PRICE_SCALE, type Extremes } from './reference-prices.ts';

/** A row of the market, with what its price is computed from. */
export interface PricedRow {
  readonly id: string;
  readonly symbol: string;
  /** Whether it has no live price now. */
  readonly isSilent: (state: SandboxState) => boolean;
  /** In USDT, from one moment of the market to another; those of one moment are its price. */
  readonly extremes: (seed: number, from: number, to: number) => PriceBounds;
}

/** No price of a period is higher or lower, in minor units of `PRICE_SCALE`. */
export interface PriceBounds {
  readonly high: bigint;
  readonly low: bigint;
}

const ONE = 10n ** BigInt(PRICE_SCALE);

/** The row of an id; null where the market has none. */
export function pricedRow(id: string): PricedRow | null {
  const asset = assetIds.find((one) => one === id);
  return asset ? ownRow(asset) : null;
}

function ownRow(asset: AssetId): PricedRow {
  return {
    id: asset,
    symbol: assets[asset].symbol,
    isSilent: (state) => isCoin(asset) && isSilent(state, asset),
    extremes: (seed, from, to) => {
      if (isCoin(asset)) return boundsOf(coinExtremes(seed, asset, from, to));
      if (asset !== 'ngn') return { high: ONE, low: ONE };
      const naira = nairaExtremes(seed, from, to);
      return { high: divided(ONE, naira.low), low: divided(ONE, naira.high) };
    },
  };
}

const boundsOf = ({ high, low }: Extremes): PriceBounds => ({
  high: parseAmount(high, PRICE_SCALE),
  low: parseAmount(low, PRICE_SCALE),
});
const divided = (minor: bigint, rate: string) =>
  divideByRate(minor, PRICE_SCALE, rate, PRICE_SCALE, 'half-even');
const multiplied = (minor: bigint, rate: string) =>
  multiplyByRate(minor, PRICE_SCALE, rate, PRICE_SCALE, 'half-even');

/** Whether a row has no price in a currency now: the stream is silent about it, or about what it is priced in. */
export const isUnpriced = (state: SandboxState, row: PricedRow, currency: DisplayCurrency): boolean =>
  row.isSilent(state) || (currency === 'btc' && row.id !== 'btc' && isSilent(state, 'btc'));

/**
 * Bounds of a row's price in a currency from one moment of the market to another. Those of one moment are the price, as
 * `unitPrice` has it; those of a longer period can be wider than its prices, because the row and the currency need not reach
 * their extremes together.
 */
export function boundsIn(
  seed: number,
  row: PricedRow,
  currency: DisplayCurrency,
  from: number,
  to: number,
): PriceBounds {
  if (row.id === currency) return { high: ONE, low: ONE };
  const { high, low } = row.extremes(seed, from, to);
  if (currency === 'ngn') {
    const naira = nairaExtremes(seed, from, to);
    return { high: multiplied(high, naira.high), low: multiplied(low, naira.low) };
  }
  if (currency === 'btc') {
    const btc = coinExtremes(seed, 'btc', from, to);
    return { high: divided(high, btc.low), low: divided(low, btc.high) };
  }
  return { high, low };
}
