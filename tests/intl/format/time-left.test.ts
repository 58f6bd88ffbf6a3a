import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimeLeft } from '#src/intl/format/time-left.ts';

test.each([
  [0, '0 sec', '0 秒'],
  [59, '59 sec', '59 秒'],
  [60, '1 min', '1 分钟'],
  [61, '2 min', '2 分钟'],
  [3541, '1 hr', '1 小时'],
  [3600, '1 hr', '1 小时'],
  [70_380, '19 hr 33 min', '19 小时 33 分钟'],
  [86_400, '24 hr', '24 小时'],
])('%i seconds left are %s, %s', (seconds, en, cn) => {
  expect(formatTimeLeft(seconds, 'en')).toBe(en);
  expect(formatTimeLeft(seconds, 'cn')).toBe(cn);
});

test('less is never said to be left than is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 3600 }), (seconds) => {
      const [hours, minutes, rest] = ['hr', 'min', 'sec'].map((unit) =>
        Number(new RegExp(`(\\d+) ${unit}`).exec(formatTimeLeft(seconds, 'en'))?.[1] ?? 0),
      ) as [number, number, number];
      const said = hours * 3600 + minutes * 60 + rest;
      expect(said).toBeGreaterThanOrEqual(seconds);
      expect(said - seconds).toBeLessThan(60);
    }),
  );
});
