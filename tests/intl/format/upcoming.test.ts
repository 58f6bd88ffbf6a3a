import { expect, test } from 'vitest';
import { formatUpcoming, upcomingDay } from '#src/intl/format/upcoming.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const now = at(21, 9, 42);

test.each([
  ['today', at(21, 23, 59), '23:59'],
  ['tomorrow', at(22, 0, 0), '00:00'],
  ['tomorrow', at(22, 23, 59), '23:59'],
  ['later', at(23, 8, 30), '23 Nov, 08:30'],
  ['today', at(21, 9, 41), '09:41'],
] as const)('%s', (day, time, text) => {
  expect(upcomingDay(time, now)).toBe(day);
  expect(formatUpcoming(time, 'en', now)).toBe(text);
});
