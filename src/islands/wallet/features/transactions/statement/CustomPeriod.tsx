import { useId, useRef, useState, type SubmitEvent } from 'react';
import { checkDays, type StatementPeriod } from '#src/stores/history/statement-period.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { DateField, typedDate } from '#src/ui/form/DateField.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface CustomPeriodProps {
  /** The days that are shown now, which the fields begin with. */
  from: string;
  to: string;
  /** The last day that may be the first one. */
  today: string;
  onChoose: (period: StatementPeriod) => void;
}

/** Days of one's own. What is wrong stands beside its field. */
export function CustomPeriod({ from, to, today, onChoose }: CustomPeriodProps) {
  const { custom: messages } = useMessages('statements');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<ReturnType<typeof checkDays>>({});

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = first.current && typedDate(first.current);
    const to = last.current && typedDate(last.current);
    const found = checkDays({ from, to }, today);
    setWrong(found);
    if (found.from) first.current?.focus();
    else if (found.to) last.current?.focus();
    else if (from !== null && to !== null) onChoose({ kind: 'days', from, to });
  };

  return (
    <form className="days" noValidate aria-label={messages.legend} onSubmit={handleSubmit}>
      <DateField
        id={`${id}-from`}
        ref={first}
        label={messages.from}
        defaultValue={from}
        max={today}
        error={wrong.from && messages[wrong.from]}
      />
      <DateField
        id={`${id}-to`}
        ref={last}
        label={messages.to}
        defaultValue={to}
        error={wrong.to && messages[wrong.to]}
      />
      <Button type="submit">{messages.show}</Button>
      <p className="hint">{messages.hint}</p>
    </form>
  );
}
