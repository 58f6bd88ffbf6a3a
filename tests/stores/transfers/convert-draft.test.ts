import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetIds, inputDecimals } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { emptyConvertDraft, typedSide } from '#src/stores/transfers/convert-draft.ts';
import { readTyped, typedText } from '#src/stores/transfers/typed-amount.ts';
import { sized } from '../../tier.ts';

const locale = fc.constantFrom<NumberLocale>('en', 'cn', 'de-DE', 'fr-FR');

test('after the number format is changed a side shows the sum that is converted, not the text of the other format', () => {
  const draft = { ...emptyConvertDraft, from: 'usdt', to: 'ngn', typed: '1.234', value: '1234' } as const;
  expect(typedSide(draft, 'de-DE')).toBe('1.234');
  expect(typedSide(draft, 'en')).toBe('1,234');
  expect(typedSide({ ...draft, value: null }, 'en')).toBe('1.234');
  fc.assert(
    fc.property(
      fc.constantFrom(...assetIds),
      locale,
      locale,
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (from, before, now, minor) => {
        const value = formatAmount(minor, inputDecimals(from));
        const shown = typedSide({ ...draft, from, typed: typedText(value, from, before), value }, now);
        expect(readTyped(shown, from, now).value).toBe(value);
      },
    ),
    { numRuns: sized(300, 3000) },
  );
});
