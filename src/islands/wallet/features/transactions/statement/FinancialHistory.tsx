import { Link, useLocation } from 'react-router-dom';
import paperStyles from '#src/styles/statement-paper.css?url';
import printStyles from '#src/styles/statement-print.css?url';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { createLazyRegistry } from '../../../lazy/lazy-registry.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { useStatementPeriod } from './use-statement-period.ts';

/** What few people open, and with it a style sheet for paper. */
const views = createLazyRegistry('statement', {
  print: {
    load: () => import('./StatementPaper.tsx').then((m) => m.StatementPaper),
    messages: ['statementPaper'],
    styles: [paperStyles, printStyles],
  },
});

/** /w/financial-history: statements of a month, a quarter, a year or days; `?view=print` for paper. */
export function FinancialHistory() {
  const messages = useMessages('statements');
  const { search } = useLocation();
  const { period, months, retry } = useStatementPeriod();

  if (months.data?.years.length === 0)
    return (
      <>
        <BackLink from="financialHistory" />
        <EmptyState heading={messages.empty.heading} text={messages.empty.text}>
          <Link className="button primary" to="/w/receive">
            {messages.empty.link}
          </Link>
        </EmptyState>
      </>
    );
  if (new URLSearchParams(search).get('view') === 'print')
    return (
      <LazyComponent
        registry={views}
        name="print"
        fallback={
          <div className="books">
            <StatementSkeleton />
          </div>
        }
      />
    );
  return (
    <>
      <BackLink from="financialHistory" />
      {period ? (
        <StatementScreen period={period} months={months.data} />
      ) : (
        <div className="books">
          <QueryStates
            query={months}
            messages={messages}
            at={null}
            onRetry={retry}
            skeleton={<StatementSkeleton />}
          >
            {() => null}
          </QueryStates>
        </div>
      )}
    </>
  );
}
