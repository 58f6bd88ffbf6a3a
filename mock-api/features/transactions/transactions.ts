import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { Transaction, TransactionStatus } from '#contract/transactions.ts';
import { unitPrice } from '../market/price.ts';
import { iso, now } from '../../core/clock.ts';
import { publish } from '../user-events/user-outbox.ts';
import { next, pickChars } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';

/** Without characters that are taken for others when they are read aloud. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** What values are frozen in. */
const VALUED_IN = 'ngn';

/** What somebody did; how far it has come is told by `moveOn` in movements.ts. */
export type NewTransaction = Pick<Transaction, 'type' | 'channel' | 'direction' | 'asset' | 'amount'> &
  Partial<Pick<Transaction, 'fees' | 'receive' | 'counterparty' | 'network' | 'note'>>;

/** A person's, oldest first. */
export const transactionsOf = (state: SandboxState, customerId: string): readonly Transaction[] =>
  own(state.transactions, customerId) ?? [];

export const transactionOf = (state: SandboxState, customerId: string, id: string) =>
  transactionsOf(state, customerId).find((one) => one.id === id);

/** A transaction as it begins, not written down or booked yet. `at` in milliseconds since 1970. */
export function newTransaction(
  state: SandboxState,
  customerId: string,
  what: NewTransaction,
  { status, at = now(state) }: { status: TransactionStatus; at?: number | undefined },
): Transaction {
  const key = next(state, 'transaction', customerId);
  const reference = pickChars(key, CLEAR, 8);
  return {
    fees: [],
    receive: null,
    counterparty: null,
    network: null,
    note: null,
    ...what,
    id: `txn_${key.slice(0, 20)}`,
    reference: `${reference.slice(0, 4)}-${reference.slice(4)}`,
    status,
    fiat: valueThen(state, what, at),
    timeline: [{ status, at: iso(at) }],
    created_at: iso(at),
    completed_at: status === 'completed' ? iso(at) : null,
  };
}

/** Writes a new transaction down. */
export function addTransaction(state: SandboxState, customerId: string, made: Transaction): void {
  (state.transactions[customerId] ??= []).push(made);
  publishTransaction(state, customerId, made);
}

/** Says that a transaction is new or has gone on, and with it what it moves. */
export function publishTransaction(
  state: SandboxState,
  customerId: string,
  { id, status, asset, receive }: Transaction,
): void {
  publish(state, customerId, { name: 'transaction', data: { id, status } });
  for (const moved of receive ? [asset, receive.asset] : [asset])
    publish(state, customerId, { name: 'balance', data: { asset: moved, as_of: iso(now(state)) } });
}

/** What an amount was worth at a moment, to be kept. */
function valueThen(state: SandboxState, { asset, amount }: NewTransaction, at: number): Transaction['fiat'] {
  const rate = unitPrice(state, asset, VALUED_IN, marketTime(state, at));
  if (rate === null) return null;
  const { scale } = assets[asset];
  const target = assets[VALUED_IN].scale;
  const value = multiplyByRate(parseAmount(amount, scale), scale, rate, target, 'half-even');
  return { currency: VALUED_IN, amount: formatAmount(value, target), rate };
}

/** What is on its way to somebody, in minor units. It is booked when it arrives, not before. */
export function incomingOf(state: SandboxState, customerId: string): ReadonlyMap<AssetId, bigint> {
  const sums = new Map<AssetId, bigint>();
  for (const { type, status, asset, amount } of transactionsOf(state, customerId)) {
    if (type !== 'deposit' || status !== 'confirming') continue;
    sums.set(asset, (sums.get(asset) ?? 0n) + parseAmount(amount, assets[asset].scale));
  }
  return sums;
}
