import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, isOwnZone } from '#src/intl/format/day-zone.ts';

const HOUR = 3_600_000;
/** Each hour of a year, in UTC. */
const hours = Array.from({ length: 24 * 365 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu', 'Africa/Lagos'];

// Test files share a process.
afterEach(() => void vi.unstubAllEnvs());

test.each(zones)(
  'read in %s, the days of Lagos are those of its calendar, and the own ones those of the zone',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [which, timeZone] of [
      ['lagos', 'Africa/Lagos'],
      ['own', zone],
    ] as const) {
      const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
      const wrong = hours.filter((moment) => {
        const { date, number, begin, end } = dayOf(moment, which);
        const isRight = date === calendar.format(moment) && number === Date.parse(date) / (24 * HOUR);
        return !isRight || moment < begin || moment >= end;
      });
      expect(wrong).toEqual([]);
    }
  },
);

test('the days of Lagos are the own ones of who is an hour ahead of UTC', () => {
  const [winter, summer] = [Date.UTC(2026, 10, 18, 11), Date.UTC(2026, 6, 18, 11)];
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect([isOwnZone('lagos', winter), isOwnZone('lagos', summer)]).toEqual([true, false]);
});
