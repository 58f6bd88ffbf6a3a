import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { periodId, withParameters, type StatementPeriod } from '#src/stores/history/statement-period.ts';
import { statementOf, type StatementList } from '#src/stores/history/statements.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { print } from '#src/ui/icons/feature.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { AssetTable } from './AssetTable.tsx';
import { Entries } from './Entries.tsx';
import { Months } from './Months.tsx';
import { periodName } from './period-name.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { Summary } from './Summary.tsx';

interface StatementScreenProps {
  period: StatementPeriod;
  /** The months of the current year; null while they are not known. */
  months: StatementList | null;
}

/** The statement of a period: its sums, its entries, and the other months. */
export function StatementScreen({ period, months }: StatementScreenProps) {
  const { locale } = useI18n();
  const messages = useMessages('statements');
  const { search } = useLocation();
  const currency = useStore($displayCurrency);
  const id = periodId(period);
  const read = statementOf(id, currency);
  const query = useStore(read.$state);
  const name = periodName(period, locale, messages.period);
  const hasEntries = query.data !== null && query.data.items.length > 0;
  const isLoading = query.data === null && query.error === null;
  const currentMonth = (
    <Link className="button" to={{ search: withParameters(search, { period: null }) }}>
      {messages.none.link}
    </Link>
  );
  return (
    <div className="books">
      <PeriodPicker period={period} months={months} isOpen={query.data?.closed === false} />
      {hasErrorCode(query.error, 'period_invalid') ? (
        <section className="card">
          <EmptyState {...messages.future}>{currentMonth}</EmptyState>
        </section>
      ) : (
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={read.retry}
          skeleton={<StatementSkeleton />}
        >
          {(statement) =>
            statement.items.length === 0 ? (
              <section className="card">
                <EmptyState heading={messages.none.heading} text={messages.none.text}>
                  {currentMonth}
                </EmptyState>
              </section>
            ) : (
              <>
                <Summary statement={statement} />
                <AssetTable statement={statement} />
              </>
            )
          }
        </QueryStates>
      )}
      <div className="split">
        <div>
          {hasEntries && <Entries period={period} statement={query.data} name={name} />}
          {isLoading && (
            <div className="card" aria-hidden="true">
              <RowSkeletons count={6} />
            </div>
          )}
        </div>
        <div>
          {hasEntries && (
            <section className="card formal">
              <header>
                <h2>{messages.formal.heading}</h2>
              </header>
              <p>{messages.formal.text}</p>
              <Link
                className="button"
                to={{ search: withParameters(search, { period: id, view: 'print', asset: null }) }}
              >
                <Icon d={print} />
                <span>{interpolate(messages.formal.open, { period: name })}</span>
              </Link>
            </section>
          )}
          <Months shown={period} current={months} currency={currency} />
        </div>
      </div>
    </div>
  );
}
