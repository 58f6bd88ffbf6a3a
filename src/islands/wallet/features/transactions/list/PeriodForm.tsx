import { useId, useRef, useState, type SubmitEvent } from 'react';
import { lagosDate } from '#contract/calendar-date.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { DateField, typedDate } from '#src/ui/form/DateField.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { monthAround, type Period } from './period.ts';

interface PeriodFormProps {
  period: Period;
  onApply: (period: Period) => void;
}

type Problem = 'invalid' | 'wrongOrder';

/** The first and the last day that the list has. What is wrong stands beside its field. */
export function PeriodForm({ period, onApply }: PeriodFormProps) {
  const { period: messages, filters } = useMessages('transactionList');
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<{ readonly from?: Problem; readonly to?: Problem }>({});
  const id = useId();
  const [today] = useState(() => lagosDate(Date.now()));
  const presets = [
    { name: 'thisMonth', ...monthAround(today, 0) },
    { name: 'lastMonth', ...monthAround(today, -1) },
  ] as const;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = first.current && typedDate(first.current);
    const to = last.current && typedDate(last.current);
    if (from === null) {
      setWrong({ from: 'invalid', ...(to === null && { to: 'invalid' }) });
      first.current?.focus();
    } else if (to === null || (from !== '' && to !== '' && from > to)) {
      setWrong({ to: to === null ? 'invalid' : 'wrongOrder' });
      last.current?.focus();
    } else onApply({ from: from || null, to: to || null });
  };

  return (
    <form className="filter-form" noValidate onSubmit={handleSubmit}>
      <div className="presets">
        {presets.map((preset) => (
          <Button key={preset.name} small onClick={() => onApply({ from: preset.from, to: preset.to })}>
            {messages[preset.name]}
          </Button>
        ))}
      </div>
      <div className="pair">
        <DateField
          id={`${id}from`}
          ref={first}
          label={messages.from}
          defaultValue={period.from ?? ''}
          error={wrong.from && messages[wrong.from]}
        />
        <DateField
          id={`${id}to`}
          ref={last}
          label={messages.to}
          defaultValue={period.to ?? ''}
          error={wrong.to && messages[wrong.to]}
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
