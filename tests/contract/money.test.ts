import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAmounts,
  divideByRate,
  formatAmount,
  isAmount,
  multiplyByRate,
  parseAmount,
  percentChange,
  roundAmount,
} from '#contract/money.ts';
import { sized } from '../tier.ts';

const RUNS = sized(2000, 100_000);
/** A digit below the longest amount, so that the sum of two is one too. */
const minor = fc.bigInt({ min: 0n, max: 10n ** 29n });
const scale = fc.integer({ min: 0, max: 24 });
/** A positive rate as a canonical decimal string. */
const rate = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, decimals]) => formatAmount(digits, decimals));

describe('round trips', () => {
  test('minor units to text and back', () => {
    fc.assert(
      fc.property(minor, scale, (units, decimals) => {
        const text = formatAmount(units, decimals);
        expect(isAmount(text)).toBe(true);
        expect(parseAmount(text, decimals)).toBe(units);
      }),
      { numRuns: RUNS },
    );
  });

  test('a sum minus one of its parts is the other', () => {
    fc.assert(
      fc.property(minor, minor, scale, (a, b, decimals) => {
        const sum = addAmounts([formatAmount(a, decimals), formatAmount(b, decimals)], decimals);
        expect(parseAmount(sum, decimals) - b).toBe(a);
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });
});

describe('format', () => {
  test.each([
    '',
    '.',
    '1.',
    '.5',
    '01',
    '-1',
    '+1',
    '1e5',
    '1,000',
    '1.50',
    '0.0',
    '٣',
    ' 1',
    '1 ',
    'NaN',
    'Infinity',
    '0x10',
    '1'.repeat(31),
  ])('refuses %j', (text) => {
    expect(isAmount(text)).toBe(false);
    expect(() => parseAmount(text, 24)).toThrow('amount_format');
  });

  test('more decimals than the asset has are refused, never rounded', () => {
    expect(() => parseAmount('0.001', 2)).toThrow('amount_precision');
    expect(parseAmount('0.01', 2)).toBe(1n);
  });

  test('the smallest unit of every scale survives', () => {
    for (let decimals = 0; decimals <= 24; decimals += 1) {
      expect(parseAmount(formatAmount(1n, decimals), decimals)).toBe(1n);
    }
  });

  test('a ledger line may be negative', () => {
    expect(formatAmount(-150_053_75n, 2)).toBe('-150053.75');
    expect(formatAmount(0n, 2)).toBe('0');
  });
});

describe('rates', () => {
  test('25,000 naira at 1,490.2 are 16.776271 USDT, floored at its scale', () => {
    expect(formatAmount(divideByRate(parseAmount('25000', 2), 2, '1490.2', 6, 'floor'), 6)).toBe('16.776271');
  });

  test('0.031842 BTC at 101,517,568.97 naira, half-even at two decimals', () => {
    const value = multiplyByRate(parseAmount('0.031842', 8), 8, '101517568.97', 2, 'half-even');
    // 0.031842 × 101,517,568.97 = 3,232,522.431142…
    expect(formatAmount(value, 2)).toBe('3232522.43');
  });

  test('there and back never gains', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), rate, (units, by) => {
        const there = multiplyByRate(units, 8, by, 18, 'floor');
        expect(divideByRate(there, 18, by, 8, 'floor') <= units).toBe(true);
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });

  test('floor, half-even and ceil keep their order and differ by one unit at most', () => {
    fc.assert(
      fc.property(minor, rate, (units, by) => {
        const floor = multiplyByRate(units, 8, by, 2, 'floor');
        const even = multiplyByRate(units, 8, by, 2, 'half-even');
        const ceil = multiplyByRate(units, 8, by, 2, 'ceil');
        expect(floor <= even && even <= ceil && ceil - floor <= 1n).toBe(true);
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });

  test('half goes to the even neighbour', () => {
    expect(roundAmount(1_005n, 3, 2, 'half-even')).toBe(100n);
    expect(roundAmount(1_015n, 3, 2, 'half-even')).toBe(102n);
    expect(roundAmount(1_016n, 3, 2, 'half-even')).toBe(102n);
    expect(roundAmount(1_014n, 3, 2, 'half-even')).toBe(101n);
  });

  test('a rate of zero cannot divide', () => {
    expect(() => divideByRate(1n, 2, '0', 2, 'floor')).toThrow('amount_format');
  });
});

describe('percent', () => {
  test.each([
    [100n, 101n, '1'],
    [100n, 99n, '-1'],
    [100n, 100n, '0'],
    [0n, 5n, null],
    [6_800_000n, 6_812_346n, '0.18'],
    [3n, 1n, '-66.67'],
  ])('%s to %s is %s', (from, to, expected) => {
    expect(percentChange(from, to)).toBe(expected);
  });
});
