import { isAsset, isCoin, type DisplayCurrency } from '#contract/assets.ts';
import { divideByRate, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSilent } from './market-settings.ts';
import type { MarketRowId } from './market-rows.ts';
import { coinExtremes, inverseRate, nairaExtremes, PRICE_SCALE } from './reference-prices.ts';
import { pricedAt } from './row-prices.ts';

/** No price of a period is higher or lower, in minor units of `PRICE_SCALE`. */
export interface PriceBounds {
  readonly high: bigint;
  readonly low: bigint;
}

const ONE = 10n ** BigInt(PRICE_SCALE);
const parsed = (price: string) => parseAmount(price, PRICE_SCALE);
const divided = (minor: bigint, rate: string) =>
  divideByRate(minor, PRICE_SCALE, rate, PRICE_SCALE, 'half-even');
const multiplied = (minor: bigint, rate: string) =>
  multiplyByRate(minor, PRICE_SCALE, rate, PRICE_SCALE, 'half-even');

/** Whether a row has no price in a currency now: the stream is silent about it, or about what it is priced in. */
export function isUnpriced(state: SandboxState, id: MarketRowId, currency: DisplayCurrency): boolean {
  if (id === currency) return false;
  const needed = currency === 'btc' ? [id, currency] : [id];
  return needed.some((one) => isCoin(one) && isSilent(state, one));
}

/**
 * Bounds of a row's price in a currency from one moment of the market to another. Those of one moment are the price, as
 * `unitPrice` has it; those of a longer period can be wider than its prices, because the row and the currency need not reach
 * their extremes together.
 */
export function rowBounds(
  seed: number,
  id: MarketRowId,
  currency: DisplayCurrency,
  from: number,
  to: number,
): PriceBounds {
  if (id === currency) return { high: ONE, low: ONE };
  const { high, low } = boundsInUsdt(seed, id, from, to);
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

function boundsInUsdt(seed: number, id: MarketRowId, from: number, to: number): PriceBounds {
  if (id === 'ngn') {
    const naira = nairaExtremes(seed, from, to);
    return { high: parsed(inverseRate(naira.low)), low: parsed(inverseRate(naira.high)) };
  }
  if (isAsset(id) && !isCoin(id)) return { high: ONE, low: ONE };
  const { high, low } = coinExtremes(seed, id, pricedAt(id, from), pricedAt(id, to));
  return { high: parsed(high), low: parsed(low) };
}
