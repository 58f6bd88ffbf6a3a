import { scopeHoldsBack } from '#contract/held-back.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { bankByCode } from '../banks/banks.ts';
import type { Place } from '../destinations/outside-destination.ts';
import { activeRestrictions } from '../restrictions/restrictions.ts';
import type { StoredRestriction } from '../restrictions/state.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';

/** For so long after its first payment has arrived, a recipient still counts as new: an owner who was robbed notices within a day. */
const NEW_FOR_MS = 24 * 3_600_000;

/** Who is paid: somebody inside of Cowrie, an address or a bank account; neither in a conversion and in a deposit. */
export interface Recipient {
  readonly party_id: string | null;
  readonly outside: Place | null;
}

/** Payments to an address, whatever became of them, with any memo; on any network, when none is given. */
export const paymentsToAddress = (
  state: SandboxState,
  customerId: string,
  address: string,
  network?: string,
): readonly StoredTransaction[] =>
  transactionsOf(state, customerId).filter(
    (one) =>
      one.type === 'send' &&
      one.counterparty?.kind === 'address' &&
      one.counterparty.address === address &&
      (network === undefined || one.network === network),
  );

/** Payments to a recipient, whatever became of them. */
export function paymentsTo(
  state: SandboxState,
  customerId: string,
  { party_id, outside }: Recipient,
): readonly StoredTransaction[] {
  if (outside?.kind === 'address')
    // One address of an exchange has many owners: the memo says which.
    return paymentsToAddress(state, customerId, outside.address, outside.network).filter(
      ({ counterparty }) => counterparty?.kind === 'address' && counterparty.memo === outside.memo,
    );
  if (outside?.kind === 'bank') {
    const bankName = bankByCode(outside.bank_code)?.name;
    return transactionsOf(state, customerId).filter(
      (one) =>
        one.type === 'payout' &&
        one.counterparty?.kind === 'bank' &&
        one.counterparty.bank_name === bankName &&
        one.account_number === outside.account_number,
    );
  }
  return party_id === null
    ? []
    : transactionsOf(state, customerId).filter((one) => one.type === 'send' && one.party_id === party_id);
}

/** Whether one of the payments had arrived by a moment, and has not come back since. */
const hasArrived = (payments: readonly StoredTransaction[], moment: number): boolean =>
  payments.some(
    ({ status, completed_at }) =>
      status === 'completed' && completed_at !== null && Date.parse(completed_at) <= moment,
  );

/**
 * The one rule of trust: payments make their recipient known once the first of them that arrived did so 24 hours ago. A label, and
 * a payment that was stopped, came back or is still on its way prove nothing.
 */
const makeKnown = (state: SandboxState, payments: readonly StoredTransaction[]): boolean =>
  hasArrived(payments, now(state) - NEW_FOR_MS);

/** Whether the rules for new recipients have ended for one. */
export const isKnown = (state: SandboxState, customerId: string, recipient: Recipient): boolean =>
  makeKnown(state, paymentsTo(state, customerId, recipient));

/** Whether an address itself is known, on whatever network and with whatever memo: then it is no look-alike of another one. */
export const isKnownAddress = (state: SandboxState, customerId: string, address: string): boolean =>
  makeKnown(state, paymentsToAddress(state, customerId, address));

/**
 * What holds payments to a recipient back on a device, the last to end first: for payments, and for payees that wait. Of new payees, a
 * payment that had arrived before the restriction began frees its recipient, and does not need its 24 hours here.
 * @param deviceId null for a session without a device
 */
export function restrictionsOn(
  state: SandboxState,
  customerId: string,
  deviceId: string | null,
  recipient: Recipient,
): StoredRestriction[] {
  const active = activeRestrictions(state, customerId, deviceId);
  if (active.length === 0) return active;
  const [payments, isBank] = [paymentsTo(state, customerId, recipient), recipient.outside?.kind === 'bank'];
  return active.filter(({ scope, began_at }) =>
    scopeHoldsBack(scope, { isBank, isKnown: hasArrived(payments, began_at) }),
  );
}
