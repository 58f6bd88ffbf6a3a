import { memo, type MouseEvent } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { TransactionItem } from '../../../transaction/TransactionItem.tsx';
import { withTransaction } from '../transaction-url.ts';

export interface RowLinkProps {
  /** The query string of the list: a row's link leads to the same one with the row's transaction open. */
  search: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface TransactionRowProps extends RowLinkProps {
  transaction: Transaction;
  /** Whose days the list has, and with them its hours. */
  zone: DayZone;
  isOpen: boolean;
}

/** The content of a row of the screen's list: a link that opens the transaction beside it. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  zone,
  isOpen,
  search,
  onFollow,
}: TransactionRowProps) {
  return (
    // Not the router's link: each of those follows every change of the address.
    <a
      data-transaction={transaction.id}
      aria-current={isOpen || undefined}
      href={withTransaction(search, transaction.id)}
      onClick={onFollow}
    >
      <TransactionItem transaction={transaction} withinDay={zone} />
    </a>
  );
});
