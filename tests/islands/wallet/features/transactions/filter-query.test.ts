import { expect, test } from 'vitest';
import { noTransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { filterFromQuery, withFilter } from '#src/islands/wallet/features/transactions/list/filter-query.ts';
import { monthAround, periodText } from '#src/islands/wallet/features/transactions/list/period.ts';

const filter = {
  q: 'ada & co',
  type: 'send',
  asset: 'ngn',
  status: 'completed',
  direction: 'out',
  from: '2026-11-01',
  to: '2026-11-30',
  min: '5',
  max: '5000.5',
} as const;

test('a filter written into an address is the one that is read from it; other parameters stay', () => {
  const search = withFilter('?panel=support&id=txn_1', filter);
  expect(filterFromQuery(search)).toEqual({ filter, ignored: [] });
  expect(new URLSearchParams(search).get('panel')).toBe('support');
  expect(withFilter(search, noTransactionFilter)).toBe('?panel=support&id=txn_1');
});

test.each([
  ['type=loan', 'type'],
  ['asset=shell', 'asset'],
  ['status=done', 'status'],
  ['direction=up', 'direction'],
  ['from=2026-02-30', 'from'],
  ['from=0026-11-05', 'from'],
  ['from=11%2F05%2F26', 'from'],
  ['to=2026-11', 'to'],
  ['to=tomorrow', 'to'],
  ['min=1e5', 'min'],
  ['max=-3', 'max'],
  ['max=1.1234567890123456789012345', 'max'],
  ['from=2026-12-01&to=2026-11-01', 'period'],
  ['min=10&max=9.5', 'range'],
])('%s is ignored, and named', (query, name) => {
  const read = filterFromQuery(`?${query}&q=rent`);
  expect(read.filter).toEqual({ ...noTransactionFilter, q: 'rent' });
  expect(read.ignored.map((one) => one.name)).toEqual([name]);
});

test('a search is cut to what the API takes, and spaces are none', () => {
  expect(filterFromQuery(`?q=${'a'.repeat(300)}`).filter.q).toHaveLength(100);
  expect(filterFromQuery('?q=++').filter.q).toBeNull();
  expect(filterFromQuery(`?q=${'%F0%9F%98%80'.repeat(101)}`).filter.q).toBe('😀'.repeat(100));
  expect(filterFromQuery('?q=%E3%85%A4').filter.q).toBeNull();
  expect(filterFromQuery('?q=re%00nt%E2%80%AE').filter.q).toBe('rent');
  expect(filterFromQuery('?type=&from=')).toEqual({ filter: noTransactionFilter, ignored: [] });
});

test('months have their own lengths', () => {
  expect(monthAround('2026-03-31', -1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthAround('2026-01-15', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a whole month is named, other periods have their days', () => {
  const words = { since: 'From {date}', until: 'Until {date}' };
  const text = (from: string | null, to: string | null) =>
    periodText({ from, to }, 'en', words)?.replaceAll(/\s?–\s?/g, '–') ?? null;
  expect(text('2026-11-01', '2026-11-30')).toBe('November 2026');
  expect(text('2026-11-05', '2026-11-09')).toBe('5–9 November 2026');
  expect(text('2026-11-05', null)).toBe('From 5 November 2026');
  expect(text(null, '2026-11-05')).toBe('Until 5 November 2026');
  expect(text(null, null)).toBeNull();
});
