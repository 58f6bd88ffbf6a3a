import { afterEach, expect, test, vi } from 'vitest';
import { groupByDay } from '#src/islands/wallet/list/group-by-day.ts';

const days = (timestamps: readonly string[]) => groupByDay(timestamps, (timestamp) => timestamp);

test('items of the same local day are grouped, in their given order', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const [late, early, before, first] = [at(22, 23), at(22, 0), at(21, 23), at(19, 12)];
  expect(days([late, early, before, first]).map(({ items }) => items)).toEqual([
    [late, early],
    [before],
    [first],
  ]);
  expect(days([])).toEqual([]);
});

// Test files share a process.
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['Asia/Shanghai', '2026-11-21T16:30:00.000Z', '2026-11-21T15:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-22T08:30:00.000Z', '2026-11-22T07:30:00.000Z'],
])('in %s two local days have two keys although they are one day in UTC', (zone, today, yesterday) => {
  vi.stubEnv('TZ', zone);
  const [one, other] = days([today, yesterday]);
  expect(one?.items).toEqual([today]);
  expect(other?.items).toEqual([yesterday]);
  expect(one?.key).not.toBe(other?.key);
});
