import { useId, useState } from 'react';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { lagosDay, monthAround, type Period } from './period.ts';

interface PeriodFormProps {
  period: Period;
  onApply: (period: Period) => void;
}

/** The first and the last day that the list has. */
export function PeriodForm({ period, onApply }: PeriodFormProps) {
  const { period: messages, filters } = useMessages('transactionList');
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const id = useId();
  const isWrong = from !== '' && to !== '' && from > to;
  const [today] = useState(() => lagosDay(Date.now()));
  const presets = [
    { name: 'thisMonth', ...monthAround(today, 0) },
    { name: 'lastMonth', ...monthAround(today, -1) },
  ] as const;

  return (
    <form
      className="filter-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!isWrong) onApply({ from: from || null, to: to || null });
      }}
    >
      <div className="presets">
        {presets.map((preset) => (
          <Button key={preset.name} small onClick={() => onApply({ from: preset.from, to: preset.to })}>
            {messages[preset.name]}
          </Button>
        ))}
      </div>
      <div className="pair">
        <TextField
          id={`${id}from`}
          label={messages.from}
          type="date"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          id={`${id}to`}
          label={messages.to}
          type="date"
          value={to}
          error={isSubmitted && isWrong ? messages.wrongOrder : undefined}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      <p className="hint">{messages.zone}</p>
      <div className="row">
        <Button onClick={() => onApply({ from: null, to: null })}>{filters.remove}</Button>
        <Button variant="primary" type="submit">
          {filters.apply}
        </Button>
      </div>
    </form>
  );
}
