import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetIds, assets, displayCurrencies, inputDecimals } from '#contract/assets.ts';
import { formatAmount, isAmount, parseAmount } from '#contract/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import {
  convert,
  fieldText,
  fitAmount,
  groupTyped,
  readingsOf,
  setAmount,
  setMax,
  toggleUnit,
  typeAmount,
  type AmountUnits,
  type DraftAmount,
} from '#src/stores/transfers/send-amount.ts';
import { readTyped, shareOf } from '#src/stores/transfers/typed-amount.ts';
import { emptySendDraft } from '#src/stores/transfers/send-draft.ts';
import { sized } from '../../tier.ts';

const empty = emptySendDraft.amount;
const usdt: AmountUnits = { asset: 'usdt', currency: 'ngn', rate: '1490.2', locale: 'en' };
const typed = (text: string, units = usdt, shown: DraftAmount['shown'] = 'asset') =>
  typeAmount({ ...empty, shown }, text, units);

const locales = ['en', 'cn', 'en-NG', 'de-DE', 'fr-FR'] as const satisfies readonly NumberLocale[];
const anyUnits = fc.record({
  asset: fc.constantFrom(...assetIds),
  currency: fc.constantFrom(...displayCurrencies),
  rate: fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 14n }), fc.nat({ max: 12 }))
    .map(([digits, scale]) => formatAmount(digits, scale)),
  locale: fc.constantFrom<NumberLocale>(...locales),
});
const plain = (value: string, locale: NumberLocale) =>
  locale === 'de-DE' || locale === 'fr-FR' ? value.replace('.', ',') : value;

describe('acceptance test 4: switching between coin and currency', () => {
  test('50 times leaves the amount of coins as it is', () => {
    // ₦25,000.01 of it would come back as another amount.
    let amount = typed('16.776275');
    for (let times = 0; times < 50; times += 1) amount = toggleUnit(amount, usdt);
    expect(amount).toEqual(typed('16.776275'));
  });

  test('never changes what was typed last, whatever the asset, the rate and the language', () => {
    const text = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat({ max: 8 }));
    fc.assert(
      fc.property(
        anyUnits,
        fc.array(fc.oneof(text, fc.constant('toggle' as const)), { minLength: 1, maxLength: 60 }),
        (units, steps) => {
          let amount: DraftAmount = empty;
          let meant: Pick<DraftAmount, 'fixed' | 'value'> = { fixed: 'asset', value: null };
          for (const step of steps) {
            if (step === 'toggle') {
              amount = toggleUnit(amount, units);
              if (meant.value === null) meant = { fixed: amount.fixed, value: amount.value };
            } else {
              const value = plain(formatAmount(...step), units.locale);
              amount = typeAmount(amount, value, units);
              meant = { fixed: amount.fixed, value: amount.value };
              expect(amount.fixed).toBe(amount.shown);
            }
            expect({ fixed: amount.fixed, value: amount.value }).toEqual(meant);
          }
        },
      ),
      { numRuns: sized(300, 3000) },
    );
  });

  test('shows the other unit by the one rate: cut off in the coin, as the API does', () => {
    const naira = typed('25000', usdt, 'fiat');
    expect(naira).toMatchObject({ fixed: 'fiat', value: '25000', currency: 'ngn' });
    expect(toggleUnit(naira, usdt)).toMatchObject({
      shown: 'asset',
      typed: '16.776271',
      fixed: 'fiat',
      value: '25000',
    });
    expect(toggleUnit(typed('1.005'), usdt)).toMatchObject({ typed: '1,497.65' });
    expect(convert('1', 'fiat', { ...usdt, rate: null })).toBeNull();
    expect(convert('1', 'asset', { ...usdt, rate: '0' })).toBeNull();
  });

  test('without a price stays where it is', () => {
    const amount = typed('5');
    expect(toggleUnit(amount, { ...usdt, rate: null })).toBe(amount);
  });

  test('all of the balance stays all of it', () => {
    expect(toggleUnit(setMax(typed('5')), usdt)).toMatchObject({ shown: 'fiat', max: true, value: null });
  });

  test('a pasted text with two readings stays without a value, in either unit', () => {
    const pasted: DraftAmount = { ...typed(''), typed: '1,234', value: null };
    const shown = toggleUnit(pasted, usdt);
    expect(shown).toMatchObject({ shown: 'fiat', typed: '1,234', value: null });
    expect(toggleUnit(shown, usdt)).toEqual(pasted);
  });

  test('a text that is no amount counts in the unit that is shown now', () => {
    const fine = typed('1.234567', usdt, 'fiat');
    expect(fine.value).toBeNull();
    expect(toggleUnit(fine, usdt)).toMatchObject({ shown: 'asset', value: '1.234567', typed: '1.234567' });
  });
});

describe('acceptance test 6: what is typed', () => {
  test.each<[typed: string, locale: NumberLocale, read: string]>([
    ['1,234.5', 'en', '1234.5'],
    ['1,234.5', 'cn', '1234.5'],
    ['1.234,5', 'de-DE', '1234.5'],
    ['１，２３４．５', 'cn', '1234.5'],
    ['007', 'en', '7'],
    ['1.234,5', 'en', 'format'],
    ['1.234,5', 'cn', 'format'],
    ['1e5', 'en', 'format'],
    ['٣', 'en', 'format'],
    ['-5', 'en', 'format'],
    ['', 'en', 'empty'],
    [' ', 'en', 'empty'],
    ['0', 'en', 'zero'],
    ['0.000', 'en', 'zero'],
    ['0.1234567', 'en', 'precision'],
    ['0.1234567890123456789012345', 'en', 'precision'],
    ['1000000000000000', 'en', 'too-long'],
  ])('%j in %s is %s', (text, locale, read) => {
    const { value, problem } = readTyped(text, 'usdt', locale);
    expect(value ?? problem).toBe(read);
  });

  test('nothing is rounded: more decimals than the asset has are no amount', () => {
    expect(readTyped('0.001', 'ngn', 'en').problem).toBe('precision');
    expect(readTyped('0.12345678', 'eth', 'en').value).toBe('0.12345678');
    expect(readTyped('0.123456789', 'eth', 'en').problem).toBe('precision');
  });

  test('the groups that are set when the field is left are read back as the same amount', () => {
    fc.assert(
      fc.property(anyUnits, fc.bigInt({ min: 1n, max: 10n ** 15n }), (units, minor) => {
        const value = formatAmount(minor, inputDecimals(units.asset));
        const amount = typeAmount(empty, plain(value, units.locale), units);
        fc.pre(amount.value !== null);
        const grouped = groupTyped(amount, units);
        expect(readTyped(grouped.typed, units.asset, units.locale).value).toBe(value);
        expect({ ...grouped, typed: '' }).toEqual({ ...amount, typed: '' });
      }),
      { numRuns: sized(300, 3000) },
    );
    expect(groupTyped(typed('1234567.5'), usdt).typed).toBe('1,234,567.5');
    expect(groupTyped(typed('1e5'), usdt).typed).toBe('1e5');
    expect(groupTyped(typed('1234567.5', usdt, 'fiat'), usdt).typed).toBe('1,234,567.50');
  });

  test('after the number format is changed the field shows the sum that is sent, not the text of the other format', () => {
    const inGerman = { ...usdt, locale: 'de-DE' } as const;
    expect(fieldText(typed('1.234', inGerman), inGerman, null)).toBe('1.234');
    expect(fieldText(typed('1.234', inGerman), usdt, null)).toBe('1,234');
    expect(groupTyped(typed('1.234', inGerman), usdt).typed).toBe('1,234');
    fc.assert(
      fc.property(
        anyUnits,
        fc.constantFrom(...locales),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        (units, locale, minor) => {
          const value = formatAmount(minor, inputDecimals(units.asset));
          const amount = groupTyped(typeAmount(empty, plain(value, units.locale), units), units);
          fc.pre(amount.value !== null);
          const now = { ...units, locale };
          for (const text of [fieldText(amount, now, null), groupTyped(amount, now).typed])
            expect(readTyped(text, units.asset, locale).value).toBe(value);
        },
      ),
      { numRuns: sized(300, 3000) },
    );
  });

  test('a pasted figure that can mean two sums means none of them by itself', () => {
    expect(readingsOf('1,234', empty, usdt)).toEqual(['1234', '1.234']);
    expect(readingsOf('1.200', empty, usdt)).toEqual(['1200', '1.2']);
    expect(readingsOf('0.123', empty, usdt)).toBeNull();
    expect(readingsOf('1,234.5', empty, usdt)).toBeNull();
    // A part of a naira has two digits.
    expect(readingsOf('1,234', { ...empty, shown: 'fiat' }, usdt)).toBeNull();
  });
});

test('a share of the balance is cut off at what can be typed, and never above the balance', () => {
  expect(shareOf('1862.441273', 25, 'usdt')).toBe('465.610318');
  expect(shareOf('0.512700000000000001', 50, 'eth')).toBe('0.25635');
  expect(shareOf('0', 75, 'usdt')).toBe('0');
  fc.assert(
    fc.property(
      fc.constantFrom(...assetIds),
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.constantFrom(25, 50, 75),
      (asset, minor, percent) => {
        const { scale } = assets[asset];
        const share = shareOf(formatAmount(minor, scale), percent, asset);
        expect(isAmount(share)).toBe(true);
        expect((share.split('.')[1] ?? '').length).toBeLessThanOrEqual(inputDecimals(asset));
        expect(parseAmount(share, scale) * 100n <= minor * BigInt(percent)).toBe(true);
      },
    ),
    { numRuns: sized(200, 2000) },
  );
});

test('a chosen amount stands in the unit that is shown, and in its own without a price', () => {
  expect(setAmount({ ...empty, shown: 'fiat' }, '10', 'asset', usdt)).toMatchObject({
    shown: 'fiat',
    typed: '14,902',
    fixed: 'asset',
    value: '10',
  });
  expect(setAmount({ ...empty, shown: 'fiat' }, '10', 'asset', { ...usdt, rate: null })).toMatchObject({
    shown: 'asset',
    typed: '10',
  });
  expect(setAmount(empty, '5000', 'fiat', usdt)).toMatchObject({
    fixed: 'fiat',
    value: '5000',
    currency: 'ngn',
  });
});

test('an amount of the currency itself is one of the asset; a bank takes none of another currency', () => {
  const naira = typed('500', { ...usdt, asset: 'ngn' }, 'fiat');
  expect(fitAmount(naira, { asset: 'ngn', currency: 'ngn', isBank: true })).toMatchObject({
    shown: 'asset',
    fixed: 'asset',
    value: '500',
  });
  const dollars = typed('500', { ...usdt, currency: 'usd' }, 'fiat');
  expect(fitAmount(dollars, { asset: 'ngn', currency: 'usd', isBank: true }).value).toBeNull();
  expect(fitAmount(dollars, { asset: 'usdt', currency: 'usd', isBank: false })).toBe(dollars);
});
