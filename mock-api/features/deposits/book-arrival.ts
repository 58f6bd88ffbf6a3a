import type { StatusReason } from '#contract/transactions.ts';
import type { JobContext } from '../../core/jobs.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { recordEvent } from '../transactions/record-event.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { userParty } from '../users/parties.ts';
import { isSameName, partedName } from '../users/same-name.ts';
import type { User } from '../users/state.ts';

/** Why money that has arrived from a bank is held. */
export const heldReasons = ['name_mismatch', 'account_closed'] as const satisfies readonly StatusReason[];
type HeldReason = (typeof heldReasons)[number];

/**
 * Books the money of a deposit, all of which has arrived, and notifies its owner: it is credited, but money from a bank that came
 * late or from another name is held.
 * @param reason why it is held, where a bank says more than the deposit does
 * @throws StatusError if it has arrived before
 */
export function bookArrival(
  context: JobContext,
  user: User,
  deposit: StoredTransaction,
  reason: HeldReason | null = heldReasonOf(user, deposit),
): void {
  const { confirmations } = deposit;
  const event = reason === null ? 'credited' : 'suspended';
  recordEvent(context.state, user.customer_id, deposit, event, { reason });
  if (confirmations) confirmations.have = confirmations.need;
  announcePayment(context, user, deposit, event);
}

/** Null for what is credited. A name counts more than a time: money from another name can't be claimed. */
export function heldReasonOf(
  user: User,
  { channel, status, counterparty }: StoredTransaction,
): HeldReason | null {
  if (channel !== 'bank') return null;
  if (counterparty?.kind === 'bank' && !isSameName(counterparty.name, nameAtBank(user)))
    return 'name_mismatch';
  return status === 'expired' || status === 'cancelled' ? 'account_closed' : null;
}

/** Whose account the money has to come from. A name of the profile keeps its parts, which a bank may write in another order. */
const nameAtBank = (user: User): string => partedName(user) || userParty(user).name;
