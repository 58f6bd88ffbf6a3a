import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { transactionIn } from '../transaction-url.ts';
import { TransactionRow } from './TransactionRow.tsx';

/** The small unknown deposits of a day in one row that opens. */
export function SmallDeposits({ transactions }: { transactions: readonly Transaction[] }) {
  const { locale } = useI18n();
  const { folded, foldedText } = useMessages('transactionList');
  const open = transactionIn(useLocation().search);
  const isOneOpen = transactions.some(({ id }) => id === open);
  const [isUnfolded, setIsUnfolded] = useState(isOneOpen);
  if (isOneOpen && !isUnfolded) setIsUnfolded(true);
  const count = transactions.length;
  return (
    <li>
      <details
        className="small-deposits"
        open={isUnfolded}
        onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
      >
        <summary>
          <Icon d={chevron} />
          {interpolate(plural(locale, count, folded), { count })}
        </summary>
        <p>{foldedText}</p>
        <ul>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      </details>
    </li>
  );
}
