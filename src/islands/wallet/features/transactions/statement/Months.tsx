import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DisplayCurrency } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import {
  daysOf,
  parsePeriod,
  periodId,
  withParameters,
  type StatementPeriod,
} from '#src/stores/history/statement-period.ts';
import { statementList, type StatementList } from '#src/stores/history/statements.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { print } from '#src/ui/icons/feature.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { ExportButton } from '../../../transaction/ExportButton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { periodName } from './period-name.ts';

interface MonthsProps {
  /** The period that is shown, whose year the list begins with. */
  shown: StatementPeriod;
  /** The months of the current year; null while they are not known. */
  current: StatementList | null;
  currency: DisplayCurrency;
}

/** The months of a year that have a statement, each with its file. */
export function Months({ shown, current, currency }: MonthsProps) {
  const { months: messages } = useMessages('statements');
  const heading = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const shownYear = Number(daysOf(shown).to.slice(0, 4));
  const years = current?.years ?? [];
  const year = chosen ?? (years.includes(shownYear) && shownYear !== years[0] ? shownYear : null);
  const list = statementList(year === years[0] ? null : year);
  const query = useStore(list.$state);
  return (
    <section className="card months" aria-labelledby={heading} aria-busy={!query.data && !query.error}>
      <header>
        <h2 id={heading}>{messages.heading}</h2>
        {years.length > 1 && (
          <Select
            aria-label={messages.year}
            value={year ?? years[0]}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </header>
      <QueryStates
        query={query}
        messages={messages}
        at={query.data?.at ?? null}
        onRetry={list.retry}
        skeleton={<RowSkeletons count={4} />}
      >
        {({ items }) => (
          <ul>
            {items.map((month) => (
              <Month key={month.period} month={month} shown={periodId(shown)} currency={currency} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

interface MonthProps {
  month: StatementList['items'][number];
  shown: string;
  currency: DisplayCurrency;
}

function Month({ month: { period, closed, lines }, shown, currency }: MonthProps) {
  const { locale } = useI18n();
  const { months: messages, period: periodMessages } = useMessages('statements');
  const { search } = useLocation();
  const parsed = parsePeriod(period);
  if (!parsed) return null;
  const name = periodName(parsed, locale, periodMessages);
  const counts = closed ? messages.count : messages.countSoFar;
  const none = closed ? messages.none : messages.noneSoFar;
  return (
    <li>
      <div>
        <Link
          to={{ search: withParameters(search, { period, asset: null }) }}
          aria-current={period === shown || undefined}
        >
          {name}
        </Link>
        {!closed && <span className="tag">{messages.open}</span>}
        <small>{lines === 0 ? none : interpolate(plural(locale, lines, counts), { count: lines })}</small>
      </div>
      <ExportButton
        place="month"
        request={{ kind: 'ledger', filter: { ...daysOf(parsed), currency } }}
        label={interpolate(messages.csvOf, { period: name })}
        variant="quiet"
        small
      >
        {messages.csv}
      </ExportButton>
      <Link
        className="tool"
        to={{ search: withParameters(search, { period, asset: null, view: 'print' }) }}
        aria-label={interpolate(messages.print, { period: name })}
      >
        <Icon d={print} />
      </Link>
    </li>
  );
}
