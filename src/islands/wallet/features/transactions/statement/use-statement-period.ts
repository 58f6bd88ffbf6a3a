import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePeriod, type StatementPeriod } from '#src/stores/history/statement-period.ts';
import { statementList, type StatementList } from '#src/stores/history/statements.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';

interface ChosenPeriod {
  /** The one that the address names, else the month that goes on by the API's clock; null while that is not known. */
  readonly period: StatementPeriod | null;
  /** What the address has instead of a period; null for one, and for none. */
  readonly ignored: string | null;
  /** The months of the current year. */
  readonly months: QueryState<StatementList>;
  readonly retry: () => void;
}

export function useStatementPeriod(): ChosenPeriod {
  const { search } = useLocation();
  const list = statementList(null);
  const months = useStore(list.$state);
  const newest = months.data?.items[0]?.period ?? null;
  const asked = new URLSearchParams(search).get('period');
  const found = useMemo(() => parsePeriod(asked), [asked]);
  const current = useMemo(() => parsePeriod(newest), [newest]);
  return { period: found ?? current, ignored: found ? null : asked, months, retry: list.retry };
}
