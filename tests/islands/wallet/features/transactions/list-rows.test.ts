import { afterEach, expect, test, vi } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import {
  listRows,
  rowOf,
  type RowOptions,
} from '#src/islands/wallet/features/transactions/list/list-rows.ts';
import { groupByDay } from '#src/islands/wallet/list/group-by-day.ts';

// Test files share a process.
afterEach(() => void vi.unstubAllEnvs());

const at = (created_at: string, more: Partial<Transaction> = {}) =>
  ({ id: created_at, created_at, direction: 'out', channel: 'user', fiat: null, ...more }) as Transaction;
const dust = (created_at: string) =>
  at(created_at, {
    direction: 'in',
    channel: 'chain',
    counterparty: null,
    fiat: { currency: 'ngn', amount: '0.5', rate: '1', as_of: created_at },
  });
const folding: RowOptions = { isFolding: true, zone: 'own' };
const plain: RowOptions = { isFolding: false, zone: 'own' };
/** Of the reader's own time zone. */
const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test('each day has its heading, and each row its place in its day', () => {
  const items = [at(local(21, 23)), at(local(21, 0)), at(local(20, 23))];
  expect(
    listRows(items, folding).map((row) => [
      row.kind,
      'position' in row ? row.position : 0,
      'of' in row && row.of,
    ]),
  ).toEqual([
    ['month', 0, false],
    ['day', 0, false],
    ['row', 1, 2],
    ['last', 2, 2],
    ['day', 0, false],
    ['last', 1, 1],
  ]);
});

test('small deposits of strangers are one row, the last of their day, unless the list is searched', () => {
  const [first, second, third] = [dust(local(21, 12)), at(local(21, 11)), dust(local(21, 10))];
  const folded = listRows([first, second, third], folding);
  expect(folded.map(({ kind }) => kind)).toEqual(['month', 'day', 'row', 'folded']);
  expect(rowOf(folded, third.id)).toBe(folded[3]?.key);
  expect(rowOf(folded, 'txn_none')).toBeNull();
  expect(listRows([first, second, third], plain).map(({ kind }) => kind)).toEqual([
    'month',
    'day',
    'row',
    'row',
    'last',
  ]);
});

test('each month has its heading once, above its first day, in the months of the zone', () => {
  const items = [
    at(local(2, 9)),
    at(local(1, 0)),
    at(new Date(2026, 9, 31, 23).toISOString()),
    at(local(-60, 9)),
  ];
  const rows = listRows(items, folding);
  expect(rows.filter(({ kind }) => kind === 'month').map(({ key }) => key)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
  for (const [index, { kind }] of rows.entries())
    if (kind === 'month') expect(rows[index + 1]?.kind).toBe('day');
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('days are those of the calendar, also where one has 23 or 25 hours, and where items are in no order', () => {
  // Each hour of a year, in UTC: whatever the zone, its days begin and end where its calendar says.
  const hours = Array.from({ length: 24 * 365 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
  const days = groupByDay(hours, (time) => new Date(time).toISOString());
  for (const { key, items } of days)
    for (const time of items)
      expect(new Date(time).toDateString()).toBe(new Date(`${key}T12:00`).toDateString());
  expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
  const mixed = groupByDay([local(21, 9), local(20, 9), local(21, 8)], (time) => time);
  expect(mixed.map(({ items }) => items.length)).toEqual([2, 1]);
});

test('the same transactions have the same rows, folded and not: a render that begins anew pays for them once', () => {
  const items = [dust(local(21, 12)), dust(local(21, 11))];
  expect(listRows(items, folding)).toBe(listRows(items, folding));
  expect(listRows(items, plain)).toBe(listRows(items, plain));
  expect(listRows(items, folding)).not.toEqual(listRows(items, plain));
});

test('filtered by days of Lagos, no row stands under a day that was not asked for', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // All of Monday 23 in Lagos; in Los Angeles two days.
  const items = [
    at('2026-11-23T22:30:00.000Z'),
    at('2026-11-23T09:00:00.000Z'),
    at('2026-11-22T23:30:00.000Z'),
  ];
  const headings = (zone: RowOptions['zone']) =>
    listRows(items, { isFolding: false, zone }).filter(({ kind }) => kind === 'day').length;
  expect([headings('own'), headings('lagos')]).toEqual([2, 1]);
});
