import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#src/intl/locale.ts';
import { axisLabels } from '#src/islands/wallet/chart/axis-labels.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 27, 9, 42);
const pointsOver = (span: number, count: number, end = NOW) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(end - span + (span * index) / (count - 1)).toISOString(),
    value: '1',
  }));

const spans = fc.integer({ min: HOUR, max: 5 * 365 * 24 * HOUR });

test.each(locales)(
  'in %s every span has at most four dates, from its first point to its last, none twice in a row',
  (locale) => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 2, max: 400 }), (span, count) => {
        const labels = axisLabels(pointsOver(span, count), locale, NOW);
        expect(labels.length).toBeLessThanOrEqual(4);
        expect(labels[0]?.point).toBe(0);
        expect(labels[0]?.text).not.toBe('');
        expect(labels.at(-1)?.point).toBe(count - 1);
        const texts = labels.map(({ text }) => text).filter(Boolean);
        for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index + 1]);
      }),
    );
  },
);

test.each([
  ['en', 'Today'],
  ['cn', '今天'],
] as const)(
  'in %s a line of days that ends today says so, and one that ended before has its date',
  (locale, today) => {
    const lastOf = (span: number, end?: number) =>
      axisLabels(pointsOver(span, 100, end), locale, NOW).at(-1)?.text;
    const DAY = 24 * HOUR;
    for (const days of [7, 30, 365, 2000]) {
      expect(lastOf(days * DAY), `${days} days`).toBe(today);
      expect(lastOf(days * DAY, NOW - 2 * DAY), `${days} days, ended`).not.toBe(today);
    }
    // The hours of a day end with an hour.
    for (const hours of [1, 24]) expect(lastOf(hours * HOUR)).toMatch(/^\d\d:\d\d$/);
  },
);
