import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { toScale } from '#src/islands/wallet/money/price-scale.ts';

/** Canonical decimal strings above zero. */
const decimal = (digits: number, scale: number) =>
  fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) }).map((units) => formatAmount(units, scale));
const scale = (rate: string | null) => ({ currency: 'ngn', rate, isLoading: false }) as const;

test('a price times a rate is exact to the last digit that is kept', () => {
  fc.assert(
    fc.property(decimal(24, 12), decimal(14, 8), (price, rate) => {
      const shown = parseAmount(toScale(price, scale(rate)) ?? 'none', 18);
      const exact = parseAmount(price, 12) * parseAmount(rate, 8);
      // The product has 20 decimals, two more than are kept: no more than half of the last one is lost.
      const lost = shown * 100n - exact;
      expect(lost <= 50n && lost >= -50n).toBe(true);
    }),
  );
});

test('a price of the stream, with its zeros, is the same; without a rate there is none, and never zero', () => {
  expect(toScale('47458.50000000', scale('1524.62'))).toBe(toScale('47458.5', scale('1524.62')));
  expect(toScale('47458.50', scale('1'))).toBe('47458.5');
  expect(toScale('47458.50', scale(null))).toBeNull();
});
