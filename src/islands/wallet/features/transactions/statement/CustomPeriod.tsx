import { useId, useRef, useState, type SubmitEvent } from 'react';
import { checkDays, type StatementPeriod } from '#src/stores/history/statement-period.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
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
    const days = { from: first.current?.value ?? '', to: last.current?.value ?? '' };
    const found = checkDays(days, today);
    setWrong(found);
    if (found.from) first.current?.focus();
    else if (found.to) last.current?.focus();
    else onChoose({ kind: 'days', ...days });
  };

  return (
    <form className="days" noValidate aria-label={messages.legend} onSubmit={handleSubmit}>
      <TextField
        id={`${id}-from`}
        ref={first}
        type="date"
        label={messages.from}
        defaultValue={from}
        max={today}
        error={wrong.from && messages[wrong.from]}
      />
      <TextField
        id={`${id}-to`}
        ref={last}
        type="date"
        label={messages.to}
        defaultValue={to}
        error={wrong.to && messages[wrong.to]}
      />
      <Button type="submit">{messages.show}</Button>
      <p className="hint">{messages.hint}</p>
    </form>
  );
}
