import { expect, test } from 'vitest';
import {
  formatDays,
  formatMonth,
  formatZonedDay,
  formatZonedMoment,
  formatZonedTime,
} from '#src/intl/format/zoned-date.ts';

const LAGOS = 'Africa/Lagos';
const day = (text: string) => new Date(text);
/** Intl sets thin spaces round the dash, or none, by its version. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/ ?– ?/g, '–');

test('a month has its name, in the language of the page', () => {
  expect(formatMonth(day('2026-10-01'), 'en')).toBe('October 2026');
  expect(formatMonth(day('2026-10-01'), 'cn')).toBe('2026年10月');
});

test.each([
  ['2026-10-05', '2026-10-09', '5–9 October 2026', '2026年10月5日至10月9日'],
  ['2025-12-30', '2026-01-02', '30 December 2025–2 January 2026', '2025年12月30日至2026年1月2日'],
  ['2026-10-05', '2026-10-05', '5 October 2026', '2026年10月5日'],
])('the days %s to %s', (from, to, en, cn) => {
  expect(plain(formatDays(day(from), day(to), 'en'))).toBe(en);
  expect(formatDays(day(from), day(to), 'cn')).toBe(cn);
});

test('a moment is that of the zone, over midnight and the end of a year', () => {
  const lastOfYear = '2025-12-31T23:30:00.000Z';
  expect(formatZonedTime(lastOfYear, 'en', LAGOS)).toBe('1 Jan, 00:30');
  expect(formatZonedTime(lastOfYear, 'cn', LAGOS)).toBe('1月1日 00:30');
  expect(formatZonedDay(lastOfYear, 'en', LAGOS)).toBe('1 January');
  expect(formatZonedDay(lastOfYear, 'cn', 'America/New_York')).toBe('12月31日');
  expect(formatZonedMoment(lastOfYear, 'en', LAGOS)).toBe('1 January 2026 at 00:30');
});
