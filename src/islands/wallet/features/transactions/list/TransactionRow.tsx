import type { Transaction } from '#contract/transactions.ts';
import { Link, useLocation } from 'react-router-dom';
import { TransactionItem } from '../../../transaction/TransactionItem.tsx';
import {
  isTransactionEntry,
  transactionIn,
  withTransaction,
  type TransactionEntry,
} from '../transaction-url.ts';

/** A row of the screen's list: a link that opens the transaction beside it. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { search } = useLocation();
  const open = transactionIn(search);
  return (
    <li>
      <Link
        data-transaction={transaction.id}
        aria-current={open === transaction.id || undefined}
        to={{ search: withTransaction(search, transaction.id) }}
        // From one transaction to the next, Back still leads to the list.
        replace={open !== null && isTransactionEntry()}
        state={{ openedTransaction: true } satisfies TransactionEntry}
      >
        <TransactionItem transaction={transaction} withinDay />
      </Link>
    </li>
  );
}
