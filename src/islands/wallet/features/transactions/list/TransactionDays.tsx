import { memo, useEffect } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { transactionParts } from '../transaction-registry.ts';
import { TransactionDay } from './TransactionDay.tsx';

/** More rows than this are in the document only near what is seen of it: each row costs time with every change. */
const LONG = 200;

interface TransactionDaysProps {
  items: readonly Transaction[];
  /** Shows small unknown deposits in one row of their day. */
  isFolding: boolean;
  /** The transaction that is open beside the list. */
  open: string | null;
}

/** Transactions by the days of the reader's own time zone. Typing into the search field above does not render them again. */
export const TransactionDays = memo(function TransactionDays({
  items,
  isFolding,
  open,
}: TransactionDaysProps) {
  const now = useToday();
  // Once there are rows: the first that is pressed opens without a wait.
  useEffect(() => transactionParts.prefetch('detail'), []);
  const isLong = items.length > LONG;
  return (
    <div className="card days">
      {groupByDay(items, ({ created_at }) => created_at).map(({ key, at, items: rows }) => (
        <TransactionDay
          key={key}
          at={at}
          now={now}
          rows={rows}
          isFolding={isFolding}
          // Focus returns to the open transaction's row.
          isLazy={isLong && !rows.some(({ id }) => id === open)}
        />
      ))}
    </div>
  );
});
