import { useStore } from '@nanostores/react';
import { useId, type ReactNode } from 'react';
import { assets, type DisplayCurrency } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import { dayOf } from '#src/intl/format/day-zone.ts';
import { formatMonth } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { transactionMonths } from '#src/stores/transactions/transaction-months.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

/** What moved in the current month, beside the list while no transaction is open there. */
export function MonthSoFar() {
  const { locale } = useI18n();
  const { months: messages } = useMessages('transactionList');
  const heading = useId();
  const month = dayOf(useToday(), 'own').date.slice(0, 'YYYY-MM'.length);
  const currency = useStore($displayCurrency);
  const months = transactionMonths(currency);
  const query = useStore(months.$state);
  const name = formatMonth(new Date(`${month}-01T00:00:00Z`), locale);
  return (
    <section className="card so-far" aria-labelledby={heading} aria-busy={!query.data && !query.error}>
      <h2 id={heading}>{interpolate(messages.soFar, { month: name })}</h2>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={months.retry}
        skeleton={<Skeleton size="sheet" />}
      >
        {(data) => (
          <>
            <Moved sums={data.byMonth.get(month) ?? nothing} currency={data.currency} />
            {!data.isOwnZone && <p className="hint">{messages.inLagos}</p>}
          </>
        )}
      </QueryStates>
      <footer>
        <Link className="standalone-link" to="/w/financial-history">
          {messages.statement}
        </Link>
      </footer>
    </section>
  );
}

/** Of a month without a transaction. */
const nothing = { in: '0', out: '0', fees: '0', converted: '0' } as const;

type Sums = Pick<TransactionMonth, 'in' | 'out' | 'fees' | 'converted'>;

function Moved({ sums, currency }: { sums: Sums; currency: DisplayCurrency }) {
  const { months: messages } = useMessages('transactionList');
  return (
    <>
      <dl className="moved">
        <Sum label={messages.inLabel} amount={sums.in} currency={currency}>
          <Bar sums={sums} of="in" currency={currency} />
        </Sum>
        <Sum label={messages.outLabel} amount={sums.out} currency={currency}>
          <Bar sums={sums} of="out" currency={currency} />
        </Sum>
      </dl>
      <dl className="beside">
        <Sum label={messages.fees} amount={sums.fees} currency={currency} />
        <Sum label={messages.converted} amount={sums.converted} currency={currency} />
      </dl>
    </>
  );
}

interface SumProps {
  label: string;
  amount: string | null;
  currency: DisplayCurrency;
  children?: ReactNode;
}

function Sum({ label, amount, currency, children }: SumProps) {
  const { months: messages } = useMessages('transactionList');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === null ? messages.unavailable : <Amount asset={currency} amount={amount} />}</dd>
      {children && <dd className="bar">{children}</dd>}
    </div>
  );
}

/** One of the two beside the larger one. The figures say the same, and none is drawn while they are hidden. */
function Bar({ sums, of, currency }: { sums: Sums; of: 'in' | 'out'; currency: DisplayCurrency }) {
  const hidden = useStore($balancesHidden);
  const sizes = [sums.in, sums.out].map((sum) => Number(parseAmount(sum ?? '0', assets[currency].scale)));
  const value = sizes[of === 'in' ? 0 : 1] ?? 0;
  if (hidden !== false || value === 0 || sums.in === null || sums.out === null) return null;
  return <progress className={of} max={Math.max(...sizes)} value={value} aria-hidden="true" />;
}
