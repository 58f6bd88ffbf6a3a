import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetIds, assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import { formatMoney, formatPercent, formatPrice } from '#src/intl/format/money.ts';
import { directionOf } from '#src/ui/display/PercentChange.tsx';
import { sized } from '../../tier.ts';

test.each([
  ['0.000000009', 'near', '<0.00000001 NEAR'],
  ['0.000000000000000001', 'eth', '<0.00000001 ETH'],
  ['-0.000000009', 'near', '−<0.00000001 NEAR'],
  ['0.00000001', 'near', '0.00000001 NEAR'],
  ['0', 'near', '0 NEAR'],
  ['0.004', 'ngn', '<₦0.01'],
  ['1.000000000000000001', 'eth', '1 ETH'],
] as const)('%s of %s is %s', (amount, asset, text) => {
  expect(formatMoney(amount, asset, 'en')).toBe(text);
});

test.each([
  ['77947661.38', 'ngn', '₦77,947,661', '₦77,947,661.38'],
  ['100000', 'ngn', '₦100,000', '₦100,000.00'],
  ['99999.995', 'ngn', '₦100,000', '₦100,000.00'],
  ['99999.994', 'ngn', '₦99,999.99', '₦99,999.99'],
  ['42525.5', 'ngn', '₦42,525.50', '₦42,525.50'],
  ['0.04712345', 'ngn', '₦0.04712', '₦0.04712'],
  ['250000.5', 'usd', '$250,001', '$250,000.50'],
  ['0.00001235', 'usd', '$0.00001235', '$0.00001235'],
  ['47458.5', 'usdt', '47,458.50 USDT', '47,458.50 USDT'],
  ['0.052341', 'btc', '0.05234 BTC', '0.05234 BTC'],
] as const)('a price of %s %s is %s in a list, and %s by itself', (price, currency, inList, alone) => {
  expect(formatPrice(price, 'en', { currency, list: true })).toBe(inList);
  expect(formatPrice(price, 'en', { currency })).toBe(alone);
});

test('numbers use the chosen number format, whatever the language', () => {
  expect(formatMoney('1234.5', 'btc', 'de-DE')).toBe('1.234,5 BTC');
  expect(formatMoney('1234.5', 'btc', 'cn')).toBe('1,234.5 BTC');
});

test('signed: positive amounts have a plus, zero has no sign', () => {
  expect(formatMoney('0.000000009', 'near', 'en', { signed: true })).toBe('+<0.00000001 NEAR');
  expect(formatMoney('0', 'near', 'en', { signed: true })).toBe('0 NEAR');
});

test('only an amount of zero is formatted without a non-zero digit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...assetIds),
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.nat(24),
      fc.constantFrom('en' as const, 'cn' as const),
      (asset, digits, smaller, locale) => {
        const minor = digits / 10n ** BigInt(smaller);
        const text = formatMoney(formatAmount(minor, assets[asset].scale), asset, locale);
        expect(/[1-9]/.test(text.replace(assets[asset].symbol, ''))).toBe(minor > 0n);
      },
    ),
    { numRuns: sized(300, 2000) },
  );
});

test('exact: every amount can be read back to its last digit', () => {
  expect(formatMoney('0.016776271000000001', 'eth', 'en', { exact: true })).toBe('0.016776271000000001 ETH');
  expect(formatMoney('0.016776271000000001', 'eth', 'en')).toBe('0.01677627 ETH');
  fc.assert(
    fc.property(fc.constantFrom(...assetIds), fc.bigInt({ min: 0n, max: 10n ** 30n }), (asset, minor) => {
      const { scale, symbol } = assets[asset];
      const text = formatMoney(formatAmount(minor, scale), asset, 'en', { exact: true, signed: true });
      const [whole = '', decimals = ''] = text
        .replace(symbol, '')
        .replace(/[^\d.]/g, '')
        .split('.');
      expect(BigInt(whole + decimals.padEnd(scale, '0'))).toBe(minor);
    }),
    { numRuns: sized(300, 2000) },
  );
});

test.each([
  ['1.84', '+1.84%', 'up'],
  ['-0.92', '−0.92%', 'down'],
  ['0', '0.00%', 'flat'],
  ['-0.00', '0.00%', 'flat'],
  ['-0.004', '0.00%', 'flat'],
  ['0.004', '0.00%', 'flat'],
  ['-0.005', '−0.01%', 'down'],
  ['0.0051', '+0.01%', 'up'],
])(
  'a change of %s is %s: what rounds to nothing has neither sign nor direction',
  (percent, text, direction) => {
    expect(formatPercent(percent, 'en')).toBe(text);
    expect(directionOf(percent)).toBe(direction);
  },
);
