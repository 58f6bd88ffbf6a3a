import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { isAmount, MoneyError, parseAmount } from '#contract/money.ts';
import { paymentError } from './payment-error.ts';

/** More digits before the point are a slip: the value and the fees of such an amount would be none that can be told. */
const TOO_LONG = /^\d{16}/;

/**
 * A typed amount in minor units.
 * @throws ApiError 422 `amount_format`, `amount_precision`, `amount_below_min` for nothing
 */
export function readAmount(text: string, asset: AssetId): bigint {
  if (!isAmount(text) || TOO_LONG.test(text)) throw paymentError('amount_format');
  const decimals = inputDecimals(asset);
  try {
    parseAmount(text, decimals);
  } catch (error) {
    if (error instanceof MoneyError)
      throw paymentError('amount_precision', { asset, decimals }, { decimals });
    throw error;
  }
  const minor = parseAmount(text, assets[asset].scale);
  if (minor === 0n) throw nothingToSend(asset);
  return minor;
}

export const belowMinimum = (asset: AssetId, minimum: string) =>
  paymentError('amount_below_min', { asset, minimum }, { minimum: { asset, amount: minimum } });

export const aboveMaximum = (asset: AssetId, maximum: string) =>
  paymentError('amount_above_max', { asset, maximum }, { maximum: { asset, amount: maximum } });

/** The error of an amount of nothing: at least the smallest one that can be typed is needed. */
export const nothingToSend = (asset: AssetId) => belowMinimum(asset, smallest(inputDecimals(asset)));

const smallest = (decimals: number) => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);
