import { useState } from 'react';
import { formatTypedAmount, parseTypedAmount } from '#src/intl/format/typed-amount.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountField } from '../../../money/AmountField.tsx';
import { nairaProblem } from './naira-problem.ts';

interface NairaSettingProps {
  id: string;
  label: string;
  hint?: string;
  /** As it is saved; null for an empty field. */
  value: string | null;
  /** Changes where the field has to go back to what is saved. */
  rejections: number;
  /** Why an amount, or an empty field, can't be saved; null where it can. */
  refuse?: (amount: string | null) => string | null;
  /** Called with what was typed, when the field is left or Enter is pressed. */
  onSave: (amount: string | null) => void;
}

/** An amount in naira that is saved when the field is left. What can't be saved stays as it was typed, with the reason. */
export function NairaSetting({
  id,
  label,
  hint,
  value,
  rejections,
  refuse = () => null,
  onSave,
}: NairaSettingProps) {
  const { errors } = useMessages('tradeSettings');
  const { numberLocale } = useI18n();
  const saved = value === null ? '' : formatTypedAmount(value, numberLocale, true);
  const [typed, setTyped] = useState(saved);
  const [error, setError] = useState<string>();

  const source = `${saved} ${rejections}`;
  const [shownSource, setShownSource] = useState(source);
  if (shownSource !== source) {
    setShownSource(source);
    setTyped(saved);
    setError(undefined);
  }

  const commit = () => {
    const isEmpty = typed.trim() === '';
    const amount = isEmpty ? null : parseTypedAmount(typed, numberLocale, 'ngn');
    if (!isEmpty || value !== null) {
      const problem = (isEmpty ? null : nairaProblem(amount, errors, numberLocale)) ?? refuse(amount);
      setError(problem ?? undefined);
      if (problem !== null) return;
    }
    setTyped(amount === null ? '' : formatTypedAmount(amount, numberLocale, true));
    if (amount !== value) onSave(amount);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onBlur={commit}
    >
      <AmountField
        id={id}
        label={label}
        asset="ngn"
        hint={hint}
        error={error}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
    </form>
  );
}
