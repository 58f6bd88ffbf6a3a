import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#src/intl/locale.ts';
import { axisLabels } from '#src/islands/wallet/chart/axis-labels.ts';

const HOUR = 3_600_000;
const pointsOver = (span: number, count: number, end = Date.UTC(2026, 10, 27, 9, 42)) =>
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
        const labels = axisLabels(pointsOver(span, count), locale);
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
