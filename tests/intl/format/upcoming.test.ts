import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUpcoming, withUpcoming } from '#src/intl/format/upcoming.ts';
import { locales } from '#src/intl/locale.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const now = at(21, 9, 42);

test.each([
  ['today', at(21, 23, 59), '23:59', '23:59'],
  ['today, a moment ago', at(21, 9, 41), '09:41', '09:41'],
  ['tomorrow', at(22, 0, 0), '00:00 tomorrow', '明天 00:00'],
  ['tomorrow', at(22, 23, 59), '23:59 tomorrow', '明天 23:59'],
  ['the day after', at(23, 8, 30), '23 Nov, 08:30', '11月23日 08:30'],
  ['another year', new Date(2027, 0, 2, 8, 30).getTime(), '2 Jan 2027, 08:30', '2027年1月2日 08:30'],
  ['yesterday, when it has passed meanwhile', at(20, 23, 50), '20 Nov, 23:50', '11月20日 23:50'],
])('a moment of %s says its day unless that is today', (_, time, en, cn) => {
  expect(formatUpcoming(time, 'en', now)).toBe(en);
  expect(formatUpcoming(new Date(time).toISOString(), 'cn', now)).toBe(cn);
  // As components ask: by the midnight that began the day.
  expect(formatUpcoming(time, 'en', at(21, 0))).toBe(en);
});

test('a bare time of day is one of today, whatever moment it is asked for and at', () => {
  const moment = fc.integer({ min: at(1, 0), max: at(28, 0) + 400 * 86_400_000 });
  fc.assert(
    fc.property(moment, moment, fc.constantFrom(...locales), (time, today, locale) => {
      const isBare = /^\d\d:\d\d$/.test(formatUpcoming(time, locale, today));
      expect(isBare).toBe(new Date(time).toDateString() === new Date(today).toDateString());
    }),
  );
});

test('a message takes the moment, keeps its other names, and sets no space between Chinese words', () => {
  expect(withUpcoming('You can send {amount} from {time}.', at(22, 10, 42), 'en', now)).toBe(
    'You can send {amount} from 10:42 tomorrow.',
  );
  expect(withUpcoming('冻结至 {time}，可用 {amount}', at(22, 10, 42), 'cn', now)).toBe(
    '冻结至明天 10:42，可用 {amount}',
  );
});
