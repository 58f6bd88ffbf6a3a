import { MESSAGE_LENGTH } from '#contract/support.ts';
import { cutText } from '#contract/text/person-text.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, type KeyboardEvent, type RefObject } from 'react';
import { $drafts, draftOf, saveDraft, type MessageDraftKey } from '#src/stores/support/message-drafts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { FieldError, controlProps } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { shield } from '#src/ui/icons/frame.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { detectSecret } from './detect-secret.ts';
import { leftText } from './validate-message.ts';

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draftKey: MessageDraftKey;
  error: string | null;
  onSend: () => void;
  /** Takes the focus when it mounts, except where that would open an on-screen keyboard. */
  focused?: boolean;
}

/** Where a message is written. Enter sends it, with Shift it is a new line. */
export function MessageField({ field, draftKey, error, onSend, focused = false }: MessageFieldProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const id = useId();
  const fine = useMediaQuery('(pointer: fine)');
  useStore($drafts, { keys: [draftKey] });
  const text = draftOf(draftKey);
  const left = leftText(text, locale, messages);
  const secret = detectSecret(cutText(text, MESSAGE_LENGTH));

  useEffect(() => {
    if (focused && fine) field.current?.focus();
  }, [field, focused, fine]);

  const press = () => {
    // The person goes on writing here. `onSend` moves the focus when another field has an error.
    field.current?.focus();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends an input method's composition does not send.
    if (commandKey(event) !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    press();
  };

  return (
    <div className="writing">
      <label className="sr" htmlFor={id}>
        {messages.field}
      </label>
      <p className="secret" role="status">
        {secret && (
          <>
            <Icon d={shield} />
            <span>{messages.secret[secret]}</span>
          </>
        )}
      </p>
      <div className="line-up">
        <textarea
          ref={field}
          className="input"
          rows={1}
          enterKeyHint="send"
          placeholder={messages.placeholder}
          value={text}
          onChange={({ target }) => saveDraft(draftKey, target.value)}
          onKeyDown={onKeyDown}
          {...controlProps({ id, hint: left, error: error ?? undefined })}
        />
        {/* The second press of a double click would send what is left: nothing. */}
        <Button variant="primary" onClick={({ detail }) => detail < 2 && press()}>
          {messages.send}
        </Button>
      </div>
      {left && (
        <p className="hint num" id={`${id}-hint`}>
          {left}
        </p>
      )}
      <FieldError id={id}>{error ?? undefined}</FieldError>
    </div>
  );
}
