import { useLocation } from 'react-router-dom';
import paperStyles from '#src/styles/statement-paper.css?url';
import printStyles from '#src/styles/statement-print.css?url';
import { interpolate } from '#src/intl/interpolate.ts';
import { FieldError } from '#src/ui/form/Field.tsx';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { createLazyRegistry } from '../../../lazy/lazy-registry.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { quoted } from '../quoted.ts';
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
  const { period, ignored, months, retry } = useStatementPeriod();

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
  // No paper of a period that nobody asked for.
  if (new URLSearchParams(search).get('view') === 'print' && ignored === null)
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
      {ignored !== null && (
        <FieldError id="ignored-period">
          {interpolate(messages.ignored, { value: quoted(ignored) })}
        </FieldError>
      )}
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
