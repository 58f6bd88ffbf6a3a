import type { Transaction } from '#contract/transactions.ts';
import { toApiFilter, type TransactionFilter } from './transaction-filter.ts';
import { createTransactionList, type TransactionList } from './transaction-list.ts';

/** Lists that are kept: a person who searches by typing opens many. */
const MAX_LISTS = 20;

/** By filter, the one that was used last at the end. */
const lists = new Map<string, TransactionList>();

/** The list of a filter, the same object each time while it is in use. */
export function transactionList(filter: TransactionFilter): TransactionList {
  const key = JSON.stringify(toApiFilter(filter));
  const list = lists.get(key) ?? createTransactionList(filter, key);
  lists.delete(key);
  lists.set(key, list);
  for (const [other, { $state }] of lists) {
    if (lists.size <= MAX_LISTS) break;
    if ($state.lc === 0 && other !== key) lists.delete(other);
  }
  return list;
}

/** Shows a newer version of a transaction in every list that has it. */
export function updateTransaction(transaction: Transaction): void {
  for (const list of lists.values()) list.update(transaction);
}

/** A transaction as a list has it: shown until its own read is answered. */
export function listedTransaction(id: string): Transaction | null {
  for (const { $state } of lists.values()) {
    const found = $state.get().items?.find((row) => row.id === id);
    if (found) return found;
  }
  return null;
}
