import { useId, useState } from 'react';
import type { AssetId } from '#contract/assets.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { Button } from '#src/ui/form/Button.tsx';
import type { TransactionFilter } from '#src/stores/transactions/transaction-filter.ts';
import { AmountField, useTypedAmount } from '../../../money/AmountField.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { isAbove } from './filter-query.ts';

type AmountRange = Pick<TransactionFilter, 'min' | 'max'>;

interface AmountFormProps {
  range: AmountRange;
  /** What the amounts are in; null for their value in naira. */
  asset: AssetId | null;
  onApply: (range: AmountRange) => void;
}

/** The smallest and the largest amount that the list has. */
export function AmountForm({ range, asset, onApply }: AmountFormProps) {
  const { amount: messages, filters } = useMessages('transactionList');
  const { numberLocale } = useI18n();
  const typedText = (amount: string | null) =>
    amount === null ? '' : formatTypedAmount(amount, numberLocale);
  const unit = asset ?? 'ngn';
  const min = useTypedAmount(unit, typedText(range.min));
  const max = useTypedAmount(unit, typedText(range.max));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const id = useId();
  const isWrong = min.amount !== null && max.amount !== null && isAbove(min.amount, max.amount);
  const errorOf = ({ typed, amount }: typeof min) =>
    typed.trim() !== '' && amount === null ? messages.notAnAmount : undefined;
  const minError = errorOf(min);
  const maxError = errorOf(max) ?? (isWrong ? messages.wrongOrder : undefined);

  return (
    <form
      className="filter-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!minError && !maxError) onApply({ min: min.amount, max: max.amount });
      }}
    >
      <div className="pair">
        <AmountField
          id={`${id}min`}
          label={messages.min}
          asset={unit}
          value={min.typed}
          error={isSubmitted ? minError : undefined}
          onChange={min.setTyped}
        />
        <AmountField
          id={`${id}max`}
          label={messages.max}
          asset={unit}
          value={max.typed}
          error={isSubmitted ? maxError : undefined}
          onChange={max.setTyped}
        />
      </div>
      {asset === null && <p className="hint">{messages.naira}</p>}
      <div className="row">
        <Button onClick={() => onApply({ min: null, max: null })}>{filters.remove}</Button>
        <Button variant="primary" type="submit">
          {filters.apply}
        </Button>
      </div>
    </form>
  );
}
