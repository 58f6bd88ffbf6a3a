import { assets, type AssetId } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';

/** What one unit of an asset is worth: `1 USDT = ₦1,490.20`. */
export const rateText = (
  asset: AssetId,
  { currency, rate }: Pick<NonNullable<Transaction['fiat']>, 'currency' | 'rate'>,
  numberLocale: NumberLocale,
): string => `1 ${assets[asset].symbol} = ${formatPrice(rate, numberLocale, { currency })}`;
