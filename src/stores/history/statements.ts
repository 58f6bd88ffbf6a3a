import type { FetcherStore } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import { displayCurrencies, type DisplayCurrency } from '#contract/display-currencies.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import * as contract from '#contract/statements.ts';
import type { Statement } from '#contract/statements.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** How often data is refetched while a component shows it: a period that goes on changes with each payment. */
export const REFETCH_INTERVAL_MS = 60_000;

/** A read that a screen shows, and its "Try again". */
export interface Read<Data> {
  readonly $state: ReadableAtom<QueryState<Data>>;
  readonly retry: () => void;
}

export const readOf = <Data>(query: FetcherStore<Data, ApiError>): Read<Data> => ({
  $state: keepPreviousData(query),
  retry: () => query.invalidate(),
});

/** The same object for the same key, so that components share a read, and one that is opened again has its data. */
function keyed<Data>(create: (key: string) => Read<Data>): (key: string) => Read<Data> {
  const known = new Map<string, Read<Data>>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = create(key)));
    return found;
  };
}

/** The year that is left to the API's clock. */
const CURRENT = 'current';

/** The months of a year, and all years that have any. */
export type StatementList = ReplyOf<typeof contract.listStatements>['data'] & {
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
};

const lists = keyed<StatementList>((year) =>
  readOf(
    createQuery<StatementList>(
      ['history statements ', year],
      async (signal) => {
        const query = year === CURRENT ? {} : { year: Number(year) };
        const { data } = await call(contract.listStatements, { query, signal });
        return { ...data, at: Date.now() };
      },
      REFETCH_INTERVAL_MS,
    ),
  ),
);

/** @param year null for the current one, by the API's clock. */
export const statementList = (year: number | null): Read<StatementList> => lists(String(year ?? CURRENT));

export type LoadedStatement = Statement & {
  /** When it was loaded, in milliseconds since 1970. */
  readonly at: number;
};

const statements = keyed<LoadedStatement>((key) =>
  readOf(
    createQuery<LoadedStatement>(
      ['history statement ', key],
      async (signal) => {
        const [chosen = '', period = ''] = key.split(' ');
        const currency = displayCurrencies.find((one) => one === chosen);
        const [{ data }] = await Promise.all([
          call(contract.getStatement, { params: { period }, query: { currency }, signal }),
          displaySettingsReady(),
        ]);
        return { ...data, at: Date.now() };
      },
      REFETCH_INTERVAL_MS,
    ),
  ),
);

/** @param period as the API names it: `2026-10`, `2026-Q4`, `2026`, `2026-10-01..2026-10-31`. */
export const statementOf = (period: string, currency: DisplayCurrency): Read<LoadedStatement> =>
  statements(`${currency} ${period}`);
