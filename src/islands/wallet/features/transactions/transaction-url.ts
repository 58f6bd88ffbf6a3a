const KEY = 'id';

/** The transaction that an address tells (`?id=txn_1`); null where it says none. */
export const transactionIn = (search: string): string | null => new URLSearchParams(search).get(KEY) || null;

/** The same address with this transaction open, or with none. */
export function withTransaction(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(KEY);
  else query.set(KEY, id);
  const text = query.toString();
  return text && `?${text}`;
}

/** State of a history entry that opening a transaction from the list has pushed: closing it goes back. */
export interface TransactionEntry {
  readonly openedTransaction?: true;
}

export function isTransactionEntry(): boolean {
  const state = history.state as { usr?: TransactionEntry | null } | null;
  return state?.usr?.openedTransaction ?? false;
}
