import type { AssetId } from '#contract/assets.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { isZero } from '../money/holdings.ts';

type Outcome = Exclude<keyof Messages['depositOutcomes'], 'rules' | 'claim'>;

interface DepositOutcome {
  /** The message that says it. */
  readonly outcome: Outcome;
  /** What stands in it as `{amount}`. */
  readonly amount?: { readonly asset: AssetId; readonly amount: string };
  /** What stands in it as `{time}`, as ISO 8601. */
  readonly time?: string;
}

/** What became of a deposit that did not simply arrive; null of one that did or is waited for, and of all else. */
export function depositOutcome(transaction: Transaction): DepositOutcome | null {
  const { type, channel, asset, status, status_reason, held, recovered, eta_at } = transaction;
  if (type !== 'deposit') return null;
  if (held) {
    if (held.claimed_at !== null)
      return { outcome: 'claimed', amount: transaction, ...(eta_at === null ? {} : { time: eta_at }) };
    const outcome = status_reason === 'name_mismatch' ? 'heldOtherName' : 'heldLate';
    return { outcome, amount: { asset, amount: held.amount } };
  }
  if (status === 'expired' || status === 'cancelled') return { outcome: status };
  if (status !== 'returned') return null;
  if (status_reason !== 'recalled') return { outcome: channel === 'bank' ? 'sentBack' : 'sentBackChain' };
  return recovered === null || isZero(recovered)
    ? { outcome: 'recalledAllSpent' }
    : { outcome: 'recalled', amount: { asset, amount: recovered } };
}
