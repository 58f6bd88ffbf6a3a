import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { multiplyByRate } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from './market-settings.ts';
import { unitPrice } from './price.ts';

/** What is valued: minor units of an asset, which may be negative, in a currency. */
export interface Valued {
  readonly asset: AssetId;
  readonly minor: bigint;
  readonly currency: DisplayCurrency;
}

/**
 * The value of an amount at a moment (milliseconds since 1970), half-even; null without a price.
 * @param scale decimals of the value; the currency's own, when left out
 */
export function valueAt(
  state: SandboxState,
  { asset, minor, currency }: Valued,
  moment: number,
  scale = assets[currency].scale,
): bigint | null {
  const price = unitPrice(state, asset, currency, marketTime(state, moment));
  if (price === null) return null;
  const value = (size: bigint) => multiplyByRate(size, assets[asset].scale, price, scale, 'half-even');
  return minor < 0n ? -value(-minor) : value(minor);
}
