import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { multiplyByRate } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import type { Line } from './ledger-lines.ts';

/**
 * What one unit was worth when a line's transaction was made: the rate that the transaction keeps, where it is in that currency,
 * else the market's; null without a price.
 */
export function rateThen(
  state: SandboxState,
  { transaction, asset, entry }: Line,
  currency: DisplayCurrency,
): string | null {
  if (transaction?.fiat?.currency === currency && transaction.asset === asset) return transaction.fiat.rate;
  const moment = Date.parse(transaction?.created_at ?? entry.effective_at);
  return unitPrice(state, asset, currency, marketTime(state, moment));
}

/** Minor units of an asset, which may be negative, in minor units of a currency: half-even. */
export function valueOf(minor: bigint, asset: AssetId, rate: string, currency: DisplayCurrency): bigint {
  const size = minor < 0n ? -minor : minor;
  const value = multiplyByRate(size, assets[asset].scale, rate, assets[currency].scale, 'half-even');
  return minor < 0n ? -value : value;
}
