import { useStore } from '@nanostores/react';
import { useState, type RefObject } from 'react';
import { $drafts, draftOf, saveDraft } from '#src/stores/support/message-drafts.ts';
import { send, type SendBlocker } from '#src/stores/support/outbox.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageField } from './MessageField.tsx';
import { validateMessage } from './validate-message.ts';

interface ComposerProps {
  place: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes into a conversation. What is written stays until it is sent, whatever is closed meanwhile. */
export function Composer({ place, field }: ComposerProps) {
  const { locale } = useI18n();
  const words = useMessages('walletChat');
  const [tried, setTried] = useState(false);
  const [hindrance, setHindrance] = useState<SendBlocker | null>(null);
  useStore($drafts, { keys: [place] });
  const text = draftOf(place);
  const problem = validateMessage(text, locale, words);
  // That nothing is there is told when it is sent; anything else as it is typed.
  const error = tried || problem !== words.empty ? problem : null;

  const onSend = () => {
    setTried(problem !== null);
    if (problem !== null) return;
    const hindered = send({ client_id: crypto.randomUUID(), place, text: text.trim(), opens: null });
    setHindrance(hindered);
    if (!hindered) saveDraft(place, '');
  };
  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <MessageField
        field={field}
        place={place}
        error={error ?? (hindrance && words[hindrance])}
        onSend={onSend}
        focused
      />
    </form>
  );
}
