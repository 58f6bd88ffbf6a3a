import { useEffect } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { isSmallUnknownDeposit } from '../../../transaction/small-deposit.ts';
import { transactionParts } from '../transaction-registry.ts';
import { SmallDeposits } from './SmallDeposits.tsx';
import { TransactionRow } from './TransactionRow.tsx';

/** More rows than this are laid out only where they are seen. */
const LONG = 200;

interface TransactionDaysProps {
  items: readonly Transaction[];
  /** Shows small unknown deposits in one row of their day. */
  isFolding: boolean;
}

/** Transactions by the days of the reader's own time zone. */
export function TransactionDays({ items, isFolding }: TransactionDaysProps) {
  const { locale } = useI18n();
  const now = useToday();
  // Once there are rows: the first that is pressed opens without a wait.
  useEffect(() => transactionParts.prefetch('detail'), []);
  return (
    <div className="card days" data-long={items.length > LONG || undefined}>
      {groupByDay(items, ({ created_at }) => created_at).map(({ key, at, items: rows }) => {
        const heading = formatDayHeading(at, locale, { now });
        const folded = isFolding ? rows.filter(isSmallUnknownDeposit) : [];
        return (
          <section key={key} aria-label={heading}>
            <h2>{heading}</h2>
            <ul className="lines">
              {rows.map(
                (transaction) =>
                  !folded.includes(transaction) && (
                    <TransactionRow key={transaction.id} transaction={transaction} />
                  ),
              )}
              {folded.length > 0 && <SmallDeposits transactions={folded} />}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
