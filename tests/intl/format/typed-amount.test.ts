import { expect, test } from 'vitest';
import { ambiguousReadings, parseTypedAmount } from '#src/intl/format/typed-amount.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';

test.each<[typed: string, locale: NumberLocale, amount: string | null]>([
  ['5000', 'en', '5000'],
  ['1,234.5', 'en', '1234.5'],
  ['₦1 234.50', 'en', '1234.5'],
  ['1,234,567.8900', 'en', '1234567.89'],
  ['1.234,5', 'de-DE', '1234.5'],
  ['1 234,5', 'fr-FR', '1234.5'],
  ['1,234.5', 'cn', '1234.5'],
  ['１２３４．５', 'cn', '1234.5'],
  ['007', 'en', '7'],
  ['0', 'en', '0'],
  ['0.00', 'en', '0'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['0.000000000000000000000001', 'en', '0.000000000000000000000001'],
  // Separators that could mean two amounts, and what is no amount.
  ['1.234,5', 'en', null],
  ['1,23', 'en', null],
  ['1,2345', 'en', null],
  [',123', 'en', null],
  ['1.2.3', 'en', null],
  ['1e5', 'en', null],
  ['-5', 'en', null],
  ['+5', 'en', null],
  ['٣', 'en', null],
  ['0x10', 'en', null],
  ['five', 'en', null],
  ['', 'en', null],
  ['.', 'en', null],
])('%s in %s is %s', (typed, locale, amount) => {
  expect(parseTypedAmount(typed, locale)).toBe(amount);
});

test('a text that is far too long for an amount is refused at once', () => {
  const slow = `0.${'0'.repeat(50_000)}1`;
  const before = performance.now();
  expect(parseTypedAmount(slow, 'en')).toBeNull();
  expect(ambiguousReadings(slow)).toBeNull();
  expect(performance.now() - before).toBeLessThan(100);
});
