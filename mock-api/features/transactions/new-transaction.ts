import { assets } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { iso, now } from '../../core/clock.ts';
import { next, pickChars, READABLE } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { ownerOf } from '../ledger/accounts.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { feeSums } from './payment-facts.ts';
import { statusAfter, type PaymentEvent } from './payment-events.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** The currency of the value that a transaction keeps. */
export const VALUE_CURRENCY = 'ngn';

/** The details of a transaction; its statuses come from events. */
export type NewTransaction = Pick<StoredTransaction, 'type' | 'channel' | 'direction' | 'asset' | 'amount'> &
  Partial<
    Pick<
      StoredTransaction,
      | 'fees'
      | 'received'
      | 'counterparty'
      | 'network'
      | 'note'
      | 'message'
      | 'status_reason'
      | 'eta_at'
      | 'bank_transfer'
      | 'operation_id'
      | 'reference'
      | 'account_number'
      | 'party_id'
      | 'quote_id'
      | 'idempotency_key'
      | 'request_hash'
      | 'quoted_total'
      | 'network_cost'
      | 'cancel_until'
      | 'fiat'
    >
  >;

/** A transaction that is not in the state or the ledger yet. `at` is in milliseconds since 1970. */
export function newTransaction(
  state: SandboxState,
  customerId: string,
  details: NewTransaction,
  event: PaymentEvent,
  at = now(state),
): StoredTransaction {
  const key = next(state, 'transaction', customerId);
  const status = statusAfter(event);
  const { fees = [], direction, asset, amount } = details;
  return {
    received: null,
    counterparty: null,
    network: null,
    note: null,
    message: null,
    status_reason: null,
    eta_at: null,
    bank_transfer: null,
    operation_id: `op_${key.slice(20, 40)}`,
    reference: referenceOf(key),
    account_number: null,
    party_id: null,
    quote_id: null,
    idempotency_key: null,
    request_hash: null,
    quoted_total: null,
    network_cost: '0',
    cancel_until: null,
    ...details,
    fees,
    total_debit: direction === 'in' ? null : { asset, amount: totalOf({ asset, amount, fees }) },
    id: `txn_${key.slice(0, 20)}`,
    status,
    tx_hash: null,
    explorer_url: null,
    confirmations: null,
    owner: ownerOf(state, customerId),
    held: null,
    recovered: null,
    // Limits and reviews count it: without a price now it is what the details say, the value that was judged.
    fiat: valueAt(state, details, at) ?? details.fiat ?? null,
    timeline: [{ status, at: iso(at) }],
    created_at: iso(at),
    completed_at: status === 'completed' ? iso(at) : null,
  };
}

/** `QX7K-93PA`: what support asks for. */
function referenceOf(key: string): string {
  const characters = pickChars(key, READABLE, 8);
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** The amount and its fees. */
export function totalOf(one: Pick<Transaction, 'asset' | 'amount' | 'fees'>): string {
  const { scale } = assets[one.asset];
  const { fee, vat } = feeSums(one);
  return formatAmount(parseAmount(one.amount, scale) + fee + vat, scale);
}

/** The value of an amount at a moment, which the transaction keeps; null without a price. */
export function valueAt(
  state: SandboxState,
  { asset, amount }: Pick<Transaction, 'asset' | 'amount'>,
  at: number,
): Transaction['fiat'] {
  const rate = unitPrice(state, asset, VALUE_CURRENCY, marketTime(state, at));
  if (rate === null) return null;
  const { scale } = assets[asset];
  const target = assets[VALUE_CURRENCY].scale;
  const value = multiplyByRate(parseAmount(amount, scale), scale, rate, target, 'half-even');
  return { currency: VALUE_CURRENCY, amount: formatAmount(value, target), rate, as_of: iso(at) };
}
