import { bankByCode } from '../banks/banks.ts';
import { iso } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { payeesOf } from '../payees/payees.ts';
import { isUnstopped, paymentsToAddress } from '../payees/trusted-addresses.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { OutsideDestination } from '../destinations/outside-destination.ts';

/** Payments that left for an address or an account and were not stopped. */
export function paymentsTo(
  state: SandboxState,
  customerId: string,
  outside: OutsideDestination,
): readonly StoredTransaction[] {
  if (outside.kind === 'address')
    // One address of an exchange has many owners: the memo says which.
    return paymentsToAddress(state, customerId, outside.network, outside.address).filter(
      ({ counterparty }) => counterparty?.kind === 'address' && counterparty.memo === outside.memo,
    );
  const bankName = bankByCode(outside.bank_code)?.name;
  return transactionsOf(state, customerId).filter(
    (one) =>
      isUnstopped(one) &&
      one.type === 'payout' &&
      one.counterparty?.kind === 'bank' &&
      one.counterparty.bank_name === bankName &&
      one.account_number === outside.account_number,
  );
}

export const paymentsToUser = (state: SandboxState, customerId: string, partyId: string) =>
  transactionsOf(state, customerId).filter(
    (one) => one.type === 'send' && one.party_id === partyId && isUnstopped(one),
  );

export const savedPayee = (state: SandboxState, customerId: string, outside: OutsideDestination) =>
  payeesOf(state, customerId).find((payee) =>
    payee.kind === 'address'
      ? outside.kind === 'address' &&
        payee.network === outside.network &&
        payee.address === outside.address &&
        payee.memo === outside.memo
      : outside.kind === 'bank' &&
        payee.bank_code === outside.bank_code &&
        payee.account_number === outside.account_number,
  );

/** Whether somebody has paid or saved an address or an account before a moment. */
export function isKnownDestination(
  state: SandboxState,
  customerId: string,
  outside: OutsideDestination,
  before: number,
): boolean {
  const moment = iso(before);
  const saved = savedPayee(state, customerId, outside);
  if (saved && saved.created_at < moment) return true;
  return paymentsTo(state, customerId, outside).some(({ created_at }) => created_at < moment);
}
