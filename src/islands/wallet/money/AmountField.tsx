import { useState } from 'react';
import { assets } from '#contract/assets.ts';
import { parseTypedAmount, type AmountUnit } from '#src/intl/format/typed-amount.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { halfWidthTyping } from './half-width-typing.ts';

interface AmountFieldProps {
  id: string;
  label: string;
  /** What the amount is in. */
  asset: AmountUnit;
  hint?: string | undefined;
  error?: string | undefined;
  /** As it was typed. */
  value: string;
  onChange: (typed: string) => void;
}

/** A field for an amount: text with the keyboard of decimals, because a number field changes its value under the mouse wheel. */
export function AmountField({ id, label, asset, hint, error, value, onChange }: AmountFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="amount-field">
          <input
            className="input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            {...halfWidthTyping(onChange)}
            {...control}
          />
          <span aria-hidden="true" translate="no">
            {asset === '%' ? asset : assets[asset].symbol}
          </span>
        </span>
      )}
    </Field>
  );
}

/** The text of an amount field, and the decimal string that it means in a unit: null while it is none. */
export function useTypedAmount(
  unit: AmountUnit,
  initial = '',
): {
  readonly typed: string;
  readonly amount: string | null;
  readonly setTyped: (typed: string) => void;
} {
  const { numberLocale } = useI18n();
  const [typed, setTyped] = useState(initial);
  return { typed, amount: parseTypedAmount(typed, numberLocale, unit), setTyped };
}
