import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FIRST_DATE,
  isCalendarDate,
  lagosDate,
  LAST_DATE,
  startOfLagosDate,
} from '#contract/calendar-date.ts';
import { calendarDate, calendarYear, moment } from '#contract/date-schema.ts';

// requirement: 5.07
test('every day of the calendar from 1900 to 2099 is a date, and its month with a day more is not', () => {
  let days = 0;
  const wrong: string[] = [];
  for (let year = 1900; year <= 2099; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const written = (day: number) =>
        `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      for (let day = 1; day <= last; day += 1) days += isCalendarDate(written(day)) ? 1 : 0;
      for (let day = last + 1; day <= 99; day += 1)
        if (isCalendarDate(written(day))) wrong.push(written(day));
    }
  expect(wrong).toEqual([]);
  expect(days).toBe((Date.parse(LAST_DATE) - Date.parse(FIRST_DATE)) / 86_400_000 + 1);
});

test.each([
  '',
  '2026',
  '2026-11',
  '2026-11-5',
  '0026-11-05',
  '1899-12-31',
  '2100-01-01',
  '12026-11-05',
  '11/05/26',
  '05.11.2026',
  '2026-02-30',
  '2026-00-10',
  '2026-11-00',
  '2026-11-05 ',
  '2026-11-05\n',
  '２０２６-11-05',
  '2026−11−05',
])('%j is no date, typed or asked for', (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(calendarDate.safeParse(text).error?.issues[0]?.message).toBe('date.invalid');
  expect(moment.safeParse(`${text}T10:00:00Z`).error?.issues[0]?.message).toBe('date.invalid');
});

test('a text is a date only where it has the form of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
      expect(isCalendarDate(text)).toBe(false);
    }),
  );
});

test('a moment has its offset; a year is one that a date may have', () => {
  expect(moment.safeParse('2026-11-05T10:00:00+01:00').success).toBe(true);
  expect(moment.safeParse('2026-11-05T10:00:00').success).toBe(false);
  for (const [year, isRight] of [
    ['1900', true],
    ['2099', true],
    ['26', false],
    ['1899', false],
    ['2100', false],
  ])
    expect([year, calendarYear().safeParse(year).success]).toEqual([year, isRight]);
});

test('a day of Lagos begins an hour before that of UTC', () => {
  expect(lagosDate(Date.parse('2026-11-20T22:59:59.999Z'))).toBe('2026-11-20');
  expect(lagosDate(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(startOfLagosDate('2026-11-21')).toBe(Date.parse('2026-11-20T23:00:00Z'));
});
