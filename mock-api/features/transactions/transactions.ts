import type { AssetId } from '#contract/assets.ts';
import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { publish } from '../outbox/outbox.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** A user's transactions, oldest first. */
export const transactionsOf = (state: SandboxState, customerId: string): readonly StoredTransaction[] =>
  own(state.transactions, customerId) ?? [];

export const transactionOf = (state: SandboxState, customerId: string, id: string) =>
  transactionsOf(state, customerId).findLast((one) => one.id === id);

/** Publishes a transaction that is new or has changed, and the balances that it changes. */
export function publishTransaction(
  state: SandboxState,
  customerId: string,
  { id, status, asset, received }: StoredTransaction,
): void {
  publish(state, customerId, { name: 'transaction', data: { id, status } });
  for (const changed of received ? [asset, received.asset] : [asset])
    publish(state, customerId, { name: 'balance', data: { asset: changed, as_of: iso(now(state)) } });
}

/** The status that a transaction had just before a moment (an ISO 8601 time); null if it was made later. */
export const statusBefore = ({ timeline }: StoredTransaction, moment: string) =>
  timeline.findLast(({ at }) => at < moment)?.status ?? null;

/**
 * The deposits to a user that are being confirmed, in minor units. They are booked once they are confirmed.
 * @param before a moment of the past (an ISO 8601 time); now, when left out
 */
export function incomingOf(
  state: SandboxState,
  customerId: string,
  before?: string,
): ReadonlyMap<AssetId, bigint> {
  const sums = new Map<AssetId, bigint>();
  for (const one of transactionsOf(state, customerId)) {
    const { type, asset, amount } = one;
    const status = before === undefined ? one.status : statusBefore(one, before);
    if (type !== 'deposit' || status !== 'confirming') continue;
    sums.set(asset, (sums.get(asset) ?? 0n) + parseAmount(amount, assets[asset].scale));
  }
  return sums;
}
