import { memo, useEffect } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay, type Day } from '../../../list/group-by-day.ts';
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
  const days = groupByDay(items, ({ created_at }) => created_at);
  return (
    <div className="card days">
      {byMonth(days).map(({ key: month, days: ofMonth }) => (
        <div key={month}>
          {ofMonth.map(({ key, at, items: rows }) => (
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
      ))}
    </div>
  );
});

/** The browser lays out a month alone when rows come and go: hundreds of days in one element cost it a frame each time. */
function byMonth(days: readonly Day<Transaction>[]) {
  const months: { readonly key: string; readonly days: Day<Transaction>[] }[] = [];
  for (const day of days) {
    // `Fri Nov 20 2026`
    const key = day.key.slice(4, 7) + day.key.slice(-4);
    const last = months.at(-1);
    if (last?.key === key) last.days.push(day);
    else months.push({ key, days: [day] });
  }
  return months;
}
