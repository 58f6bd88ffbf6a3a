import { memo } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { useNearViewport } from '#src/ui/browser/use-near-viewport.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { isSmallUnknownDeposit } from '../../../transaction/small-deposit.ts';
import { SmallDeposits } from './SmallDeposits.tsx';
import { TransactionRow } from './TransactionRow.tsx';

interface TransactionDayProps {
  /** A moment of the day, ISO 8601. */
  at: string;
  /** When today began, in milliseconds since 1970. */
  now: number;
  rows: readonly Transaction[];
  isFolding: boolean;
  /** Leaves out its rows while it is far from what is seen of the page. Its heading stays, for who goes from heading to heading. */
  isLazy: boolean;
}

/** The transactions of one day. */
export const TransactionDay = memo(function TransactionDay(props: TransactionDayProps) {
  const { at, now, rows, isFolding, isLazy } = props;
  const { locale } = useI18n();
  const { ref, shown } = useNearViewport<HTMLElement>(rows.length, isLazy);
  const heading = formatDayHeading(at, locale, { now });
  return (
    <section ref={ref} aria-label={heading}>
      <h2>{heading}</h2>
      {shown > 0 && <Rows rows={rows.slice(0, shown)} isFolding={isFolding} />}
    </section>
  );
}, isSameDay);

function Rows({ rows, isFolding }: Pick<TransactionDayProps, 'rows' | 'isFolding'>) {
  const folded = isFolding ? rows.filter(isSmallUnknownDeposit) : [];
  return (
    <ul className="lines">
      {rows.map(
        (transaction) =>
          !folded.includes(transaction) && <TransactionRow key={transaction.id} transaction={transaction} />,
      )}
      {folded.length > 0 && <SmallDeposits transactions={folded} />}
    </ul>
  );
}

/** A list that has grown is grouped anew, and most of its days have the same rows as before. */
function isSameDay(before: TransactionDayProps, after: TransactionDayProps): boolean {
  return (
    before.at === after.at &&
    before.now === after.now &&
    before.isFolding === after.isFolding &&
    before.isLazy === after.isLazy &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index])
  );
}
