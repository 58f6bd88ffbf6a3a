import { useStore } from '@nanostores/react';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { transactionMonths } from '#src/stores/transactions/transaction-months.ts';
import { formatMonth } from '#src/intl/format/zoned-date.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';

interface MonthHeadingProps {
  /** `2026-11`. */
  month: string;
  /** Of a list that is filtered the month's sums would be those of rows that it leaves out. */
  hasSums: boolean;
  index: number;
}

/** A month, and what moved in it. Until that is known, and where it can't be had, the month alone: never a sum of what is loaded. */
export function MonthHeading({ month, hasSums, index }: MonthHeadingProps) {
  const { locale } = useI18n();
  return (
    <header className="month" data-index={index} data-kind="month">
      <h2>{formatMonth(new Date(`${month}-01T00:00:00Z`), locale)}</h2>
      {hasSums && <Sums month={month} />}
    </header>
  );
}

function Sums({ month }: { month: string }) {
  const { months: messages } = useMessages('transactionList');
  const currency = useStore($displayCurrency);
  const { data } = useStore(transactionMonths(currency).$state);
  // Months of another zone are not those of the list.
  const sums = data?.isOwnZone ? data.byMonth.get(month) : undefined;
  return (
    <p>
      {data && sums && (
        <>
          {sums.in !== null && (
            <span>
              <AmountInMessage text={messages.in} asset={data.currency} amount={sums.in} />
            </span>
          )}
          {sums.out !== null && (
            <span>
              <AmountInMessage text={messages.out} asset={data.currency} amount={sums.out} />
            </span>
          )}
        </>
      )}
    </p>
  );
}
