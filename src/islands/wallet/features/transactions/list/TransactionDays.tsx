import { memo, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { formatFullDayHeading } from '#src/intl/format/timestamp.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useRowWindow } from '../../../list/use-row-window.ts';
import { transactionParts } from '../transaction-registry.ts';
import { MonthHeading } from './MonthHeading.tsx';
import { SmallDeposits } from './SmallDeposits.tsx';
import { TransactionRow, type RowLinkProps } from './TransactionRow.tsx';
import { listRows, rowOf, type ListRow } from './list-rows.ts';
import { useRowLink } from './use-row-link.ts';

interface TransactionDaysProps {
  items: readonly Transaction[];
  /** Shows small unknown deposits in one row of their day. */
  isFolding: boolean;
  /** Whose days: those that the list is filtered by, so that no row stands under a day that was not asked for. */
  zone: DayZone;
  /** All transactions are in it: then each month has its sums. */
  isWhole: boolean;
  /** The transaction that is open beside the list. */
  open: string | null;
}

/** Transactions by months and days. Typing into the search field above does not render them again. */
export const TransactionDays = memo(function TransactionDays({
  items,
  isFolding,
  zone,
  isWhole,
  open,
}: TransactionDaysProps) {
  const { locale } = useI18n();
  const now = useToday(zone);
  const link = useRowLink(useLocation().search);
  // Once there are rows: the first that is pressed opens without a wait.
  useEffect(() => transactionParts.prefetch('detail'), []);
  const rows = listRows(items, { isFolding, zone });
  const kept = useKeptRows(rows, open);
  const { ref, drawn, isPartial } = useRowWindow(rows, kept);
  return (
    <div className="card days" ref={ref}>
      {byDay(drawn).map(({ day, at, drawn: ofDay }) => {
        const [first] = ofDay;
        if (first?.row.kind === 'month')
          return <MonthHeading key={day} index={first.index} month={first.row.key} hasSums={isWhole} />;
        const heading = formatFullDayHeading(at, locale, { now, zone });
        const lines = ofDay.filter(({ row }) => row.kind !== 'day');
        return (
          // No landmark: one for each day would bury those of the page.
          <section key={day}>
            {first?.row.kind === 'day' && (
              <h3 data-index={first.index} data-kind="day">
                {heading}
              </h3>
            )}
            {lines.length > 0 && (
              <ul className="lines" aria-label={heading}>
                {lines.map(({ index, row }) => (
                  <Line
                    key={row.key}
                    index={index}
                    row={row}
                    isPartial={isPartial}
                    zone={zone}
                    open={open}
                    link={link}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
});

interface LineProps {
  index: number;
  row: ListRow;
  /** Not all rows are in the document: then each says which one it is. */
  isPartial: boolean;
  zone: DayZone;
  open: string | null;
  link: RowLinkProps;
}

function Line({ index, row, isPartial, zone, open, link }: LineProps) {
  if (row.kind === 'day' || row.kind === 'month') return null;
  const { kind, position, of } = row;
  return (
    <li
      data-row={row.key}
      data-index={index}
      data-kind={kind}
      {...(isPartial && { 'aria-posinset': position, 'aria-setsize': of })}
    >
      {kind === 'folded' ? (
        <SmallDeposits transactions={row.transactions} zone={zone} open={open} {...link} />
      ) : (
        <TransactionRow
          transaction={row.transaction}
          zone={zone}
          isOpen={row.transaction.id === open}
          {...link}
        />
      )}
    </li>
  );
}

interface DrawnRow {
  readonly index: number;
  readonly row: ListRow;
}

function byDay(drawn: readonly DrawnRow[]) {
  const days: { readonly day: string; readonly at: string; readonly drawn: DrawnRow[] }[] = [];
  for (const one of drawn) {
    const { day, at } = one.row;
    const last = days.at(-1);
    if (last?.day === day) last.drawn.push(one);
    else days.push({ day, at, drawn: [one] });
  }
  return days;
}

/** The first day's rows and its month, to which new ones lead, and the transaction that is or was open: the focus returns to it. */
function useKeptRows(rows: readonly ListRow[], open: string | null): readonly string[] {
  const [lastOpen, setLastOpen] = useState(open);
  if (open !== null && open !== lastOpen) setLastOpen(open);
  return useMemo(() => {
    const opened = lastOpen === null ? null : rowOf(rows, lastOpen);
    const first = rows.slice(0, 3).map(({ key }) => key);
    return opened === null ? first : [...first, opened];
  }, [rows, lastOpen]);
}
