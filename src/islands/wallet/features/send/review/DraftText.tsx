import { useEffect, useRef, useState } from 'react';
import { textLength } from '#contract/text/person-text.ts';
import { noteRule } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';

interface DraftTextProps {
  id: string;
  icon: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A text of the draft: a line that opens as a field. What is typed is kept at once. */
export function DraftText({ id, icon, label, value, onChange }: DraftTextProps) {
  const { note: messages } = useMessages('sendReview');
  const { locale } = useI18n();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(false);
  const problem = useTextProblem()(value, noteRule);
  const left = noteRule.longest - textLength(value);

  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (!isEditing && !problem)
    return (
      <div className="text-line">
        <Icon d={icon} />
        <p>
          <MessageWithElements
            text={messages.line}
            values={{ label, text: value.trim() ? <bdi translate="yes">{value}</bdi> : messages.none }}
          />
        </p>
        <button ref={opener} className="link" type="button" onClick={() => setIsEditing(true)}>
          <span>{value.trim() ? messages.edit : messages.add}</span>
          <span className="sr">{` ${label}`}</span>
        </button>
      </div>
    );
  return (
    <div className="text-field">
      <TextField
        id={id}
        ref={field}
        label={label}
        value={value}
        autoComplete="off"
        hint={left >= 0 ? interpolate(plural(locale, left, messages.left), { count: left }) : undefined}
        error={problem}
        onChange={({ currentTarget }) => {
          setIsEditing(true);
          onChange(currentTarget.value);
        }}
        onKeyDown={(event) => {
          const pressed = commandKey(event);
          if (pressed !== 'Enter' && pressed !== 'Escape') return;
          // Enter ends the text; it does not send the payment.
          event.preventDefault();
          setIsEditing(problem !== undefined);
        }}
      />
      <Button small onClick={() => setIsEditing(problem !== undefined)}>
        {messages.done}
      </Button>
    </div>
  );
}
