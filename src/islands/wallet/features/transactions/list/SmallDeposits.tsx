import { memo, useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { TransactionRow, type RowLinkProps } from './TransactionRow.tsx';

interface SmallDepositsProps extends RowLinkProps {
  transactions: readonly Transaction[];
  zone: DayZone;
  /** The transaction that is open beside the list. */
  open: string | null;
}

/** The small unknown deposits of a day in one row that opens. */
export const SmallDeposits = memo(function SmallDeposits({
  transactions,
  zone,
  open,
  ...link
}: SmallDepositsProps) {
  const { locale } = useI18n();
  const { folded, foldedText } = useMessages('transactionList');
  const isOneOpen = transactions.some(({ id }) => id === open);
  const [isUnfolded, setIsUnfolded] = useState(isOneOpen);
  if (isOneOpen && !isUnfolded) setIsUnfolded(true);
  const count = transactions.length;
  return (
    <details
      className="small-deposits"
      open={isUnfolded}
      onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
    >
      <summary>
        <Icon d={chevron} />
        <span>{interpolate(plural(locale, count, folded), { count })}</span>
      </summary>
      <p>{foldedText}</p>
      <ul>
        {transactions.map((transaction) => (
          <li key={transaction.id}>
            <TransactionRow
              transaction={transaction}
              zone={zone}
              isOpen={transaction.id === open}
              {...link}
            />
          </li>
        ))}
      </ul>
    </details>
  );
});
