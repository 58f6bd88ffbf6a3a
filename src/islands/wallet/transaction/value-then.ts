import { assets } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';

/**
 * What the change of the balance was worth when the transaction was made, fees included: at the rate that the transaction keeps, half-even
 * as every value that is shown. Null without a price.
 */
export function valueThen({
  asset,
  fiat,
  total_debit,
}: Pick<Transaction, 'asset'> & Partial<Pick<Transaction, 'fiat' | 'total_debit'>>): Pick<
  NonNullable<Transaction['fiat']>,
  'currency' | 'amount'
> | null {
  if (!fiat) return null;
  if (total_debit?.asset !== asset) return fiat;
  const { scale } = assets[asset];
  const target = assets[fiat.currency].scale;
  const value = multiplyByRate(parseAmount(total_debit.amount, scale), scale, fiat.rate, target, 'half-even');
  return { currency: fiat.currency, amount: formatAmount(value, target) };
}
