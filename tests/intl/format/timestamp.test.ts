import { expect, test } from 'vitest';
import { momentText } from '#src/intl/format/timestamp.ts';

/** Noon, so that no zone makes it another day. */
const now = new Date(2026, 10, 21, 12).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime();

test.each([
  [at(2026, 10, 21, 9, 5), '09:05', '09:05'],
  [at(2026, 10, 20, 23, 59), '20 Nov', '11月20日'],
  [at(2026, 0, 1, 0, 0), '1 Jan', '1月1日'],
  [at(2025, 10, 21, 12, 0), '21 Nov 2025', '2025年11月21日'],
])('%s', (moment, en, cn) => {
  expect(momentText(moment, 'en', now)).toBe(en);
  expect(momentText(new Date(moment).toISOString(), 'cn', now)).toBe(cn);
});
