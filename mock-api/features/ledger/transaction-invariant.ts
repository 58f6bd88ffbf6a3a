import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { Invariant } from './invariants.ts';
import { userAccount, type JournalEntry } from './ledger.ts';
import { isOpen } from './lifecycle.ts';
import type { SandboxState } from '../../core/state.ts';

/**
 * What the journals of a transaction must have done to a person's accounts: nothing for one that is new or came to nothing,
 * money held while it leaves, all of it once it is complete.
 */
function expectedOf(customerId: string, one: Transaction): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (holding: 'available' | 'held', asset: AssetId, amount: string, sign: 1n | -1n) => {
    const account = userAccount(customerId, holding, asset);
    sums.set(account, (sums.get(account) ?? 0n) + sign * parseAmount(amount, assets[asset].scale));
  };
  const isDone = one.status === 'completed';
  const isHeld = one.direction === 'out' && isOpen(one.status);
  if (isDone || isHeld) {
    const costs = [{ asset: one.asset, amount: one.amount }, ...one.fees];
    if (one.direction === 'in') add('available', one.asset, one.amount, 1n);
    else for (const { asset, amount } of costs) add('available', asset, amount, -1n);
    if (isHeld) for (const { asset, amount } of costs) add('held', asset, amount, 1n);
    if (one.receive) add('available', one.receive.asset, one.receive.amount, 1n);
  }
  return sums;
}

function isBookedAsTold(customerId: string, one: Transaction, journals: readonly JournalEntry[]): boolean {
  const sums = expectedOf(customerId, one);
  for (const { entries } of journals)
    for (const { account, amount } of entries)
      if (account.startsWith(`user:${customerId}:`))
        sums.set(account, (sums.get(account) ?? 0n) - BigInt(amount));
  return [...sums.values()].every((rest) => rest === 0n);
}

/** What must hold between the books and what people are told of them. */
export function transactionInvariant({ ledger, transactions }: SandboxState): Invariant {
  const journals = Map.groupBy(ledger.journals, ({ txn_id }) => txn_id);
  const found = Object.entries(transactions).flatMap(([customerId, all]) =>
    all.filter((one) => !isBookedAsTold(customerId, one, journals.get(one.id) ?? [])).map(({ id }) => id),
  );
  return { id: 'I5', ok: found.length === 0, text: 'journals of a transaction match its status', found };
}
