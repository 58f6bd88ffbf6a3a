import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { LedgerLine } from '#contract/statements.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { ledgerLines } from '#src/stores/history/ledger-lines.ts';
import { statementHolder } from '#src/stores/history/statement-holder.ts';
import {
  daysOf,
  periodId,
  withParameters,
  type StatementPeriod,
} from '#src/stores/history/statement-period.ts';
import { statementOf, type LoadedStatement } from '#src/stores/history/statements.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { print } from '#src/ui/icons/feature.ts';
import { chevron, eyeOff } from '#src/ui/icons/form.ts';
import { LoadMore } from '../../../list/LoadMore.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { ExportButton } from '../../../transaction/ExportButton.tsx';
import { Sheet } from './Sheet.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';
import { useStatementPeriod } from './use-statement-period.ts';

/** Lines of a page of the API: as many as it gives, because all are needed. */
const PAGE_SIZE = 100;
/** Entries that are printed; more are for a file. */
const MAX_ENTRIES = 1000;

/** ?view=print: the statement of a period as a document for others, black on white. */
export function StatementPaper() {
  const messages = useMessages('statements');
  const paper = useMessages('statementPaper');
  const { search } = useLocation();
  const { period, months, retry } = useStatementPeriod();
  const hidden = useStore($balancesHidden);
  const updatePreferences = useUpdatePreferences();
  return (
    <div className="books paper-view">
      <Link className="standalone-link back" to={{ search: withParameters(search, { view: null }) }}>
        <Icon d={chevron} />
        <span>{paper.back}</span>
      </Link>
      {hidden === true && (
        <div className="notice" role="status">
          <Icon d={eyeOff} />
          <p>{paper.hidden}</p>
          <Button small onClick={() => updatePreferences({ hide_balances: false })}>
            {paper.show}
          </Button>
        </div>
      )}
      {hidden === null && <StatementSkeleton />}
      {hidden === false && !period && (
        <QueryStates
          query={months}
          messages={messages}
          at={null}
          onRetry={retry}
          skeleton={<StatementSkeleton />}
        >
          {() => null}
        </QueryStates>
      )}
      {hidden === false && period && <PaperOf period={period} />}
    </div>
  );
}

function PaperOf({ period }: { period: StatementPeriod }) {
  const messages = useMessages('statements');
  const currency = useStore($displayCurrency);
  const read = statementOf(periodId(period), currency);
  const query = useStore(read.$state);
  return (
    <QueryStates
      query={query}
      messages={messages}
      at={query.data?.at ?? null}
      onRetry={read.retry}
      skeleton={<StatementSkeleton />}
    >
      {(statement) =>
        statement.lines > MAX_ENTRIES ? (
          <Ready period={period} statement={statement} lines={null} />
        ) : (
          <WithEntries period={period} statement={statement} currency={currency} />
        )
      }
    </QueryStates>
  );
}

interface PaperProps {
  period: StatementPeriod;
  statement: LoadedStatement;
}

/** Loads every entry of the period, page by page: a document with some of them would say something wrong. */
function WithEntries({ period, statement, currency }: PaperProps & { currency: DisplayCurrency }) {
  const { locale } = useI18n();
  const { entries: messages } = useMessages('statements');
  const paper = useMessages('statementPaper');
  const lines = ledgerLines({ asset: null, ...daysOf(period), currency }, PAGE_SIZE);
  const { data, error, loading, at, more, loadingMore, moreError } = useStore(lines.$state);
  const count = data?.length ?? 0;

  useEffect(() => {
    if (more && !loadingMore && !moreError) void lines.loadMore();
  }, [lines, more, loadingMore, moreError]);

  return (
    <QueryStates
      query={{ data, error, loading }}
      messages={messages}
      at={at}
      onRetry={lines.retry}
      skeleton={<StatementSkeleton />}
    >
      {(shown) =>
        more ? (
          <>
            <p className="soft" role="status">
              {interpolate(plural(locale, count, paper.preparing), { count })}
            </p>
            {moreError && (
              <LoadMore
                messages={messages}
                busy={loadingMore}
                error={moreError}
                onPress={() => void lines.loadMore()}
              />
            )}
            <StatementSkeleton />
          </>
        ) : (
          <Ready period={period} statement={statement} lines={shown} />
        )
      }
    </QueryStates>
  );
}

interface ReadyProps extends PaperProps {
  /** Newest first; null where there are too many for paper. */
  lines: readonly LedgerLine[] | null;
}

/** Everything is there but whose statement it is. */
function Ready({ period, statement, lines }: ReadyProps) {
  const messages = useMessages('statementPaper');
  const query = useStore(statementHolder.$state);
  const { from, to } = daysOf(period);
  return (
    <QueryStates
      query={query}
      messages={{ loading: messages.holderLoading, failed: messages.holderFailed }}
      at={null}
      onRetry={statementHolder.retry}
      skeleton={<StatementSkeleton />}
    >
      {(holder) => (
        <>
          <div className="does">
            <Button variant="primary" onClick={() => window.print()}>
              <Icon d={print} />
              <span>{messages.print}</span>
            </Button>
            <ExportButton
              place="paper"
              request={{
                kind: 'statement',
                filter: { period: statement.period, currency: statement.currency },
              }}
            >
              {messages.file}
            </ExportButton>
            {!statement.closed && <p className="aside">{messages.unfinished}</p>}
            {!holder.address && <p className="aside">{messages.noAddress}</p>}
          </div>
          <Sheet
            period={period}
            first={new Date(from)}
            last={new Date(to)}
            statement={statement}
            holder={holder}
            lines={lines}
          />
        </>
      )}
    </QueryStates>
  );
}
