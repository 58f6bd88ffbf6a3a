import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { ownerOf } from '../ledger/accounts.ts';
import type { PaymentFacts } from '../ledger/posting-rules.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredTransaction } from './stored-transaction.ts';

const minorOf = (amount: string, asset: AssetId) => parseAmount(amount, assets[asset].scale);

/** Fees are taken in the asset of the amount: both sums in its minor units. */
export function feeSums({ asset, fees }: Pick<Transaction, 'asset' | 'fees'>): { fee: bigint; vat: bigint } {
  const sums = { fee: 0n, vat: 0n };
  for (const { kind, amount } of fees) sums[kind === 'vat' ? 'vat' : 'fee'] += minorOf(amount, asset);
  return sums;
}

/** What is booked of a transaction, from what it says. */
export function paymentFacts(state: SandboxState, one: StoredTransaction): PaymentFacts {
  const { asset, received } = one;
  return {
    owner: one.owner,
    transaction: one.id,
    asset,
    amount: minorOf(one.amount, asset),
    ...feeSums(one),
    networkCost: minorOf(one.network_cost, asset),
    network: one.network ?? 'bank',
    receiver: one.party_id === null ? null : ownerOf(state, one.party_id),
    received: received && { asset: received.asset, amount: minorOf(received.amount, received.asset) },
    recovered: minorOf(one.recovered ?? '0', asset),
  };
}
