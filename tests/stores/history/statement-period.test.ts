import { expect, test } from 'vitest';
import {
  checkDays,
  daysOf,
  neighbourOf,
  parsePeriod,
  periodId,
  periodWith,
  withParameters,
} from '#src/stores/history/statement-period.ts';
import { lagosDate } from '#contract/calendar-date.ts';
import { createApp } from '#mock-api/app.ts';
import { readPeriod } from '#mock-api/features/statements/period.ts';

const parsed = (text: string) => {
  const period = parsePeriod(text);
  if (!period) throw new Error(`${text} is no period`);
  return period;
};

test.each([
  ['2026-10', '2026-10-01', '2026-10-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['2026-10-05..2026-10-09', '2026-10-05', '2026-10-09'],
])('%s has the days %s to %s, as at the API', (id, from, to) => {
  const period = parsed(id);
  expect(periodId(period)).toBe(id);
  expect(daysOf(period)).toEqual({ from, to });
  const { state } = createApp({ first: {} }).sandboxes.default;
  expect(readPeriod(state, id)).toEqual({
    from: Date.parse(`${from}T00:00:00+01:00`),
    to: Date.parse(`${to}T00:00:00+01:00`) + 86_400_000,
  });
});

test.each([
  '',
  'lately',
  '2026-13',
  '2026-00',
  '2026-Q5',
  '0026',
  '1026',
  '0026-11-01..2026-11-05',
  '2026-11-05..2126-11-05',
  '2026-02-30..2026-03-01',
  '2026-03-02..2026-03-01',
  '2026-03-01..',
  '2026-03-01..2026-03-02..2026-03-03',
  '2026-10/../',
])('%j is no period', (text) => {
  expect(parsePeriod(text)).toBeNull();
});

test('the period before and after one is of its kind, over the end of a year', () => {
  const neighbours = (id: string) =>
    ([-1, 1] as const).map((step) => {
      const next = neighbourOf(parsed(id), step);
      return next && periodId(next);
    });
  expect(neighbours('2026-01')).toEqual(['2025-12', '2026-02']);
  expect(neighbours('2025-12')).toEqual(['2025-11', '2026-01']);
  expect(neighbours('2026-Q1')).toEqual(['2025-Q4', '2026-Q2']);
  expect(neighbours('2026')).toEqual(['2025', '2027']);
  expect(neighbours('2026-10-05..2026-10-09')).toEqual([null, null]);
});

test('a day is that of Lagos, an hour before midnight in UTC', () => {
  expect(lagosDate(Date.parse('2026-10-31T22:59:59.999Z'))).toBe('2026-10-31');
  expect(lagosDate(Date.parse('2026-10-31T23:00:00.000Z'))).toBe('2026-11-01');
  expect(
    (['month', 'quarter', 'year'] as const).map((kind) => periodId(periodWith(kind, '2026-11-01'))),
  ).toEqual(['2026-11', '2026-Q4', '2026']);
});

test.each([
  [
    { from: '', to: '' },
    { from: 'missing', to: 'missing' },
  ],
  [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'invalid' }],
  [
    { from: '0026-11-01', to: null },
    { from: 'invalid', to: 'invalid' },
  ],
  [
    { from: null, to: '' },
    { from: 'invalid', to: 'missing' },
  ],
  [{ from: '2026-11-22', to: '2026-11-23' }, { from: 'future' }],
  [{ from: '2026-11-20', to: '2026-11-19' }, { to: 'order' }],
  [{ from: '2026-11-21', to: '2026-12-31' }, {}],
] as const)('of the days %j on 21 November, wrong is %j', (days, wrong) => {
  expect(checkDays(days, '2026-11-21')).toEqual(wrong);
});

test('the other parameters of an address stay', () => {
  expect(withParameters('?period=2026-10&panel=search', { period: '2026-11', asset: null })).toBe(
    '?period=2026-11&panel=search',
  );
  expect(withParameters('?view=print', { view: null })).toBe('');
});
