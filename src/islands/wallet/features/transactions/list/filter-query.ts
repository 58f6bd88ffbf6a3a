import { assetIds } from '#contract/assets.ts';
import { isCalendarDate } from '#contract/calendar-date.ts';
import { isAmount, parseAmount } from '#contract/money.ts';
import { searchRule, searchText } from '#contract/text/person-text.ts';
import { transactionDirections, transactionStatuses, transactionTypes } from '#contract/transactions.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { noTransactionFilter, type TransactionFilter } from '#src/stores/transactions/transaction-filter.ts';

/** Decimals that any amount fits into, so that amounts compare. */
const MAX_SCALE = 24;

/** A value of the address that is not used: which, and what it says. */
export interface IgnoredValue {
  readonly name: keyof Messages['transactionList']['ignored'];
  readonly value: string;
}

interface FilterInUrl {
  readonly filter: TransactionFilter;
  readonly ignored: readonly IgnoredValue[];
}

const choices = {
  type: transactionTypes,
  asset: assetIds,
  status: transactionStatuses,
  direction: transactionDirections,
} as const;
const names = Object.keys(noTransactionFilter) as (keyof TransactionFilter)[];

export function isAbove(min: string, max: string): boolean {
  return parseAmount(min, MAX_SCALE) > parseAmount(max, MAX_SCALE);
}

const fits = (text: string) => isAmount(text) && (text.split('.')[1] ?? '').length <= MAX_SCALE;

/** The filter of a query string (`?type=send&from=2026-11-01`). Values that mean nothing are left out, and named. */
export function filterFromQuery(search: string): FilterInUrl {
  const query = new URLSearchParams(search);
  const ignored: IgnoredValue[] = [];
  const read = <Value extends string>(
    name: Exclude<keyof TransactionFilter, 'q'>,
    valueOf: (text: string) => Value | null | undefined,
  ): Value | null => {
    const text = query.get(name) ?? '';
    const value = text === '' ? null : (valueOf(text) ?? null);
    if (text !== '' && value === null) ignored.push({ name, value: text });
    return value;
  };
  const choose = <Name extends keyof typeof choices>(name: Name) =>
    read(name, (text) =>
      (choices[name] as readonly (typeof choices)[Name][number][]).find((one) => one === text),
    );
  const filter = {
    q: searchText(query.get('q') ?? '', searchRule.longest) || null,
    type: choose('type'),
    asset: choose('asset'),
    status: choose('status'),
    direction: choose('direction'),
    from: read('from', (text) => (isCalendarDate(text) ? text : null)),
    to: read('to', (text) => (isCalendarDate(text) ? text : null)),
    min: read('min', (text) => (fits(text) ? text : null)),
    max: read('max', (text) => (fits(text) ? text : null)),
  };
  return withoutContradictions(filter, ignored);
}

function withoutContradictions(filter: TransactionFilter, ignored: readonly IgnoredValue[]): FilterInUrl {
  const { from, to, min, max } = filter;
  const isPeriodWrong = from !== null && to !== null && from > to;
  const isRangeWrong = min !== null && max !== null && isAbove(min, max);
  return {
    filter: {
      ...filter,
      ...(isPeriodWrong ? { from: null, to: null } : {}),
      ...(isRangeWrong ? { min: null, max: null } : {}),
    },
    ignored: [
      ...ignored,
      ...(isPeriodWrong ? [{ name: 'period', value: '' } as const] : []),
      ...(isRangeWrong ? [{ name: 'range', value: '' } as const] : []),
    ],
  };
}

/** The query string with another filter; parameters that are no filter stay. */
export function withFilter(search: string, filter: TransactionFilter): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
