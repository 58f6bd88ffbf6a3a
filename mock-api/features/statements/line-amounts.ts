import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { feeSums } from '../transactions/payment-facts.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import type { Line } from './ledger-lines.ts';

/** What a line says, in minor units. The balance after is the one before, plus the amount, less the fee. */
interface LineAmounts {
  /** Without the fee; negative for what left. */
  readonly amount: bigint;
  readonly fee: bigint;
}

/** The amount and the fee of a line as its transaction told them; of what belongs to none, what was booked. */
export const amountsOf = ({ transaction, entry, asset, change }: Line): LineAmounts =>
  (transaction && toldOf(transaction, entry.event, asset)) ?? { amount: change, fee: 0n };

/**
 * What a transaction's owner was told that an event does to an asset; null for an event that no receipt speaks of. It comes from
 * the transaction alone, so that a statement can be compared with the accounts.
 */
function toldOf(transaction: StoredTransaction, event: string, asset: AssetId): LineAmounts | null {
  const minor = (amount: string, of = transaction.asset) => parseAmount(amount, assets[of].scale);
  const amount = minor(transaction.amount);
  const { fee: ours, vat } = feeSums(transaction);
  const fee = ours + vat;
  switch (event) {
    case 'transferred':
    case 'transfer_approved':
      return { amount: transaction.direction === 'in' ? amount : -amount, fee: 0n };
    case 'settled':
      return { amount: -amount, fee };
    case 'returned':
    case 'rewarded':
      return { amount, fee: 0n };
    case 'returned_by_bank_error':
      return { amount: amount + fee, fee: 0n };
    case 'credited':
    case 'claimed':
      return { amount: amount + fee, fee };
    case 'recalled':
      return { amount: -minor(transaction.recovered ?? '0'), fee: 0n };
    case 'converted': {
      const { received } = transaction;
      if (asset === transaction.asset) return { amount: -amount, fee };
      return received ? { amount: minor(received.amount, received.asset), fee: 0n } : null;
    }
    default:
      return null;
  }
}
