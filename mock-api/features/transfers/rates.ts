import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { divideByRate, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import { paymentError } from '../payment-errors/payment-error.ts';

/** @throws ApiError 409 `price_unavailable` */
export function requirePrice(state: SandboxState, asset: AssetId, currency: DisplayCurrency): string {
  const price = unitPrice(state, asset, currency, marketTime(state));
  if (price === null) throw paymentError('price_unavailable');
  return price;
}

/**
 * Units of one asset for one of another, at the price of now, with at most 18 decimals, rounded down.
 * @throws ApiError 409 `price_unavailable`
 */
export function conversionRate(state: SandboxState, from: AssetId, to: AssetId): string {
  if (to === 'ngn' || to === 'usd' || to === 'usdt' || to === 'btc') return requirePrice(state, from, to);
  const given = parseAmount(requirePrice(state, from, 'usdt'), PRICE_SCALE);
  const rate = divideByRate(given, PRICE_SCALE, requirePrice(state, to, 'usdt'), PRICE_SCALE, 'floor');
  if (rate === 0n) throw paymentError('price_unavailable');
  return formatAmount(rate, PRICE_SCALE);
}

/** The value of an amount in naira; null without a price. */
export function nairaValue(state: SandboxState, asset: AssetId, minor: bigint): string | null {
  const rate = unitPrice(state, asset, 'ngn', marketTime(state));
  if (rate === null) return null;
  const { scale } = assets.ngn;
  return formatAmount(multiplyByRate(minor, assets[asset].scale, rate, scale, 'half-even'), scale);
}

/** The value of an amount as a quote shows it; null without a price. */
export function fiatValue(state: SandboxState, asset: AssetId, minor: bigint, currency: DisplayCurrency) {
  const rate = unitPrice(state, asset, currency, marketTime(state));
  if (rate === null) return null;
  const { scale } = assets[currency];
  const value = multiplyByRate(minor, assets[asset].scale, rate, scale, 'half-even');
  return { currency, amount: formatAmount(value, scale), rate, as_of: iso(now(state)) };
}
