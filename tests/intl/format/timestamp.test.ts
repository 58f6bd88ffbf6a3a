import { afterEach, expect, test, vi } from 'vitest';
import { formatTime } from '#src/intl/format/time.ts';
import {
  formatCalendarDate,
  formatDateBesideDay,
  formatDayAndTime,
  formatDayHeading,
  formatFullDayHeading,
  formatTimestamp,
} from '#src/intl/format/timestamp.ts';

const at = (day: number, hour: number, year = 2026, month = 10) =>
  new Date(year, month, day, hour, 5).getTime();
/** Sunday, half an hour after midnight, so an hour ago was yesterday. */
const now = new Date(2026, 10, 22, 0, 30).getTime();

test.each([
  [now, '00:30', '00:30'],
  [at(21, 23), '21 Nov', '11月21日'],
  [at(1, 0, 2026, 0), '1 Jan', '1月1日'],
  [at(21, 12, 2025), '21 Nov 2025', '2025年11月21日'],
])('%#: a timestamp of today is a time, an older one a date', (timestamp, en, cn) => {
  expect(formatTimestamp(timestamp, 'en', { now })).toBe(en);
  expect(formatTimestamp(new Date(timestamp).toISOString(), 'cn', { now })).toBe(cn);
});

test.each([
  [now, '00:30', '00:30', 'Today', '今天'],
  [at(21, 23), 'Sat', '周六', 'Yesterday', '昨天'],
  [at(20, 12), 'Fri', '周五', 'Friday', '星期五'],
  [at(16, 12), 'Mon', '周一', 'Monday', '星期一'],
  [at(15, 12), '15 Nov', '11月15日', '15 November', '11月15日'],
  [at(15, 12, 2025), '15 Nov 2025', '2025年11月15日', '15 November 2025', '2025年11月15日'],
])('%#: days of the last week are shown by name', (timestamp, en, cn, heading, headingCn) => {
  expect(formatTimestamp(timestamp, 'en', { now, weekdays: true })).toBe(en);
  expect(formatTimestamp(timestamp, 'cn', { now, weekdays: true })).toBe(cn);
  expect(formatDayHeading(timestamp, 'en', { now })).toBe(heading);
  expect(formatDayHeading(timestamp, 'cn', { now })).toBe(headingCn);
});

test('a timestamp in the future, from a clock that runs ahead, has a time and no date', () => {
  expect(formatTimestamp(at(22, 9), 'en', { now })).toBe('09:05');
  expect(formatTimestamp(at(23, 9), 'en', { now })).toBe('09:05');
  expect(formatDayHeading(at(22, 9), 'en', { now })).toBe('Today');
});

test.each([
  [now, 'Today, 00:30', 'today at 00:30', '今天 00:30', '22 November'],
  [at(21, 23), 'Yesterday, 23:05', 'yesterday at 23:05', '昨天 23:05', '21 November'],
  [at(20, 12), 'Fri 20 Nov, 12:05', 'Fri 20 Nov at 12:05', '11月20日周五 12:05', '20 November'],
  [at(15, 12), '15 Nov, 12:05', '15 Nov at 12:05', '11月15日 12:05', ''],
  [at(15, 12, 2025), '15 Nov 2025, 12:05', '15 Nov 2025 at 12:05', '2025年11月15日 12:05', ''],
  // A server's clock that is ahead.
  [at(23, 9), 'Today, 09:05', 'today at 09:05', '今天 09:05', '23 November'],
])('%#: a time bears its day', (timestamp, label, sentence, cn, date) => {
  expect(formatDayAndTime(timestamp, 'en', { now })).toBe(label);
  expect(formatDayAndTime(timestamp, 'en', { now, style: 'sentence' })).toBe(sentence);
  expect(formatDayAndTime(timestamp, 'cn', { now, style: 'sentence' })).toBe(cn);
  expect(formatDateBesideDay(timestamp, 'en', { now })).toBe(date);
});

test.each([
  [now, 'Today, 22 November', '今天 11月22日'],
  [at(21, 23), 'Yesterday, 21 November', '昨天 11月21日'],
  [at(16, 12), 'Monday, 16 November', '星期一 11月16日'],
  [at(15, 12), 'Sunday, 15 November', '星期日 11月15日'],
  [at(15, 12, 2025), 'Saturday, 15 November 2025', '星期六 2025年11月15日'],
  // A server's clock that is ahead.
  [at(23, 9), 'Monday, 23 November', '星期一 11月23日'],
])('%#: a day in full has its name and its date', (timestamp, en, cn) => {
  expect(formatFullDayHeading(timestamp, 'en', { now, zone: 'own' })).toBe(en);
  expect(formatFullDayHeading(timestamp, 'cn', { now, zone: 'own' })).toBe(cn);
});

test.each([
  [now, '22 November', '11月22日'],
  [at(27, 12, 2026, 3), '27 April', '4月27日'],
  [at(14, 12, 2025, 11), '14 December 2025', '2025年12月14日'],
  [at(1, 0, 2027, 0), '1 January 2027', '2027年1月1日'],
])('%#: a date in a sentence has its year where it is another one', (timestamp, en, cn) => {
  expect(formatCalendarDate(timestamp, 'en', { now })).toBe(en);
  expect(formatCalendarDate(new Date(timestamp).toISOString(), 'cn', { now })).toBe(cn);
});

// Test files share a process.
afterEach(() => void vi.unstubAllEnvs());

test('a day of Lagos is named by the days of Lagos, wherever it is read', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  // Half past midnight in Lagos on Monday 23; in Los Angeles still Sunday 22.
  const monday = '2026-11-22T23:30:00Z';
  const heading = (now: string) => formatDayHeading(monday, 'en', { now: Date.parse(now), zone: 'lagos' });
  expect(heading('2026-11-22T23:45:00Z')).toBe('Today');
  expect(heading('2026-11-23T23:45:00Z')).toBe('Yesterday');
  expect(heading('2026-11-26T12:00:00Z')).toBe('Monday');
  expect(heading('2026-12-26T12:00:00Z')).toBe('23 November');
  expect(formatDayHeading('2025-12-31T23:30:00Z', 'en', { now: Date.parse(monday), zone: 'lagos' })).toBe(
    '1 January',
  );
  expect(formatTime(monday, 'en', 'lagos')).toBe('00:30');
});

test('east of Greenwich days change at the local midnight, before the UTC one', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  const morning = Date.parse('2026-11-21T23:00:00Z');
  expect(formatTimestamp('2026-11-21T15:30:00Z', 'en', { now: morning, weekdays: true })).toBe('Sat');
  expect(formatDayHeading('2026-11-21T15:30:00Z', 'en', { now: morning })).toBe('Yesterday');
});
