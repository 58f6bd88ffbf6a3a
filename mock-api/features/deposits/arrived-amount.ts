import { assets } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { bankDepositFees } from '../fees/fees.ts';
import { feeSums } from '../transactions/payment-facts.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';

/**
 * What a bank deposit is, when another amount has arrived than was quoted: the fee is then a share of what arrived and is taken
 * from it. The value keeps the rate of the quote.
 * @param arrived a decimal string in whole units, fee and tax included
 * @returns null where the fee would take all of it
 */
export function arrivedAmount(
  { asset, fiat }: Pick<StoredTransaction, 'asset' | 'fiat'>,
  arrived: string,
): Pick<StoredTransaction, 'amount' | 'fees' | 'fiat'> | null {
  const { scale } = assets[asset];
  const fees = bankDepositFees(asset, arrived);
  const { fee, vat } = feeSums({ asset, fees });
  const credited = parseAmount(arrived, scale) - fee - vat;
  if (credited <= 0n) return null;
  const valueOf = ({ rate, currency }: NonNullable<StoredTransaction['fiat']>) => {
    const target = assets[currency].scale;
    return formatAmount(multiplyByRate(credited, scale, rate, target, 'half-even'), target);
  };
  return {
    amount: formatAmount(credited, scale),
    fees,
    fiat: fiat && { ...fiat, amount: valueOf(fiat) },
  };
}
