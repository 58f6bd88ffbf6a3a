import { expect, test } from 'vitest';
import { formatDayHeading, momentText } from '#src/intl/format/moment-text.ts';

const at = (day: number, hour: number, year = 2026) => new Date(year, 10, day, hour, 5).getTime();
/** Sunday, shortly after midnight: what was an hour ago was yesterday. */
const now = new Date(2026, 10, 22, 0, 30).getTime();

test.each([
  [now, 'Today', '今天', '00:30', '00:30'],
  [at(21, 23), 'Yesterday', '昨天', 'Sat', '周六'],
  [at(20, 12), 'Friday', '星期五', 'Fri', '周五'],
  [at(16, 12), 'Monday', '星期一', 'Mon', '周一'],
  [at(15, 12), '15 November', '11月15日', '15 Nov', '11月15日'],
  [at(15, 12, 2025), '15 November 2025', '2025年11月15日', '15 Nov 2025', '2025年11月15日'],
])('%#: a moment by the reader’s own calendar', (moment, day, dayCn, short, shortCn) => {
  expect(formatDayHeading(moment, now, 'en')).toBe(day);
  expect(formatDayHeading(moment, now, 'cn')).toBe(dayCn);
  expect(momentText(moment, now, 'en')).toBe(short);
  expect(momentText(moment, now, 'cn')).toBe(shortCn);
});

test('what a clock that is ahead calls the future is told by its time', () => {
  expect(momentText(at(22, 9), now, 'en')).toBe('09:05');
  expect(formatDayHeading(at(22, 9), now, 'en')).toBe('Today');
});
