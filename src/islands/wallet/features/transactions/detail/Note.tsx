import { useEffect, useId, useRef, useState } from 'react';
import { textLength, tidyText } from '#contract/text/person-text.ts';
import { noteRule } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';

interface NoteProps {
  note: string | null;
  /** Rejects after the note that was there before is back. */
  onSave: (note: string) => Promise<void>;
}

/** The person's own note: shown as saved at once, and as it was before when it is refused. */
export function Note({ note, onSave }: NoteProps) {
  const { messages: wallet } = useI18n();
  const { note: messages } = useMessages('transactionDetail');
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const stored = note ?? '';
  const text = sanitizeText(stored);

  // The form is gone: the focus goes back to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const save = (typed: string) => {
    setIsEditing(false);
    if (tidyText(typed) === tidyText(stored)) return;
    onSave(typed).catch((error: unknown) => {
      showToast('error', isOutcomeUnknown(error) ? wallet.unsure : errorMessage(error, messages.failed));
    });
  };

  if (isEditing) return <NoteForm initial={stored} onSave={save} onCancel={() => setIsEditing(false)} />;
  return (
    <div className="note-line">
      <p>
        <b>{messages.label}</b>{' '}
        {text ? (
          <bdi translate="yes">
            <MaskedText text={text} />
          </bdi>
        ) : (
          <span className="soft">{messages.none}</span>
        )}
      </p>
      <button ref={edit} className="button small quiet" type="button" onClick={() => setIsEditing(true)}>
        {text ? messages.edit : messages.add}
      </button>
    </div>
  );
}

interface NoteFormProps {
  /** As it is stored: what is shown of it is another text. */
  initial: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

function NoteForm({ initial, onSave, onCancel }: NoteFormProps) {
  const { locale } = useI18n();
  const { note: messages } = useMessages('transactionDetail');
  const [typed, setTyped] = useState(initial);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const problem = useTextProblem()(typed, noteRule);
  const left = noteRule.longest - textLength(typed);
  return (
    <form
      className="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) field.current?.focus();
        else onSave(typed);
      }}
    >
      <TextField
        id={id}
        ref={field}
        label={messages.label}
        value={typed}
        hint={left >= 0 ? interpolate(plural(locale, left, messages.left), { count: left }) : undefined}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Escape ends the edit, not the transaction round it.
          if (commandKey(event) !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className="row">
        <Button small variant="primary" type="submit">
          {messages.save}
        </Button>
        <Button small onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
