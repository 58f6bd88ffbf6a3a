import type { Transaction } from '#contract/transactions.ts';
import { createStoreCache } from '../query/store-cache.ts';
import { toApiFilter, type TransactionFilter } from './transaction-filter.ts';
import { createTransactionList, type TransactionList } from './transaction-list.ts';

const lists = createStoreCache<TransactionList>(({ $state }) => $state);

/** The list of a filter, the same object each time while it is in use. */
export function transactionList(filter: TransactionFilter): TransactionList {
  const key = JSON.stringify(toApiFilter(filter));
  return lists.of(key, () => createTransactionList(filter, key));
}

/** Shows a newer version of a transaction in every list that has it. */
export function updateTransaction(transaction: Transaction): void {
  for (const list of lists.all()) list.update(transaction);
}

/** A transaction as a list has it: shown until its own read is answered. */
export function listedTransaction(id: string): Transaction | null {
  for (const { $state } of lists.all()) {
    const found = $state.get().items?.find((row) => row.id === id);
    if (found) return found;
  }
  return null;
}
