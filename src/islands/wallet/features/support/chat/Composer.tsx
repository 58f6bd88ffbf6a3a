import { useStore } from '@nanostores/react';
import { useState, type RefObject } from 'react';
import { $drafts, draftOf, saveDraft } from '#src/stores/support/message-drafts.ts';
import { send, type SendBlocker } from '#src/stores/support/outbox.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageField } from './MessageField.tsx';
import { validateMessage } from './validate-message.ts';

interface ComposerProps {
  conversationId: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes into a conversation. What is written stays until it is sent, whatever is closed meanwhile. */
export function Composer({ conversationId, field }: ComposerProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const [tried, setTried] = useState(false);
  const [hindrance, setHindrance] = useState<SendBlocker | null>(null);
  useStore($drafts, { keys: [conversationId] });
  const text = draftOf(conversationId);
  const problem = validateMessage(text, locale, messages);
  // That nothing is there is told when it is sent; anything else as it is typed.
  const error = tried || problem !== messages.empty ? problem : null;

  const onSend = () => {
    setTried(problem !== null);
    if (problem !== null) return;
    const hindered = send({
      client_id: crypto.randomUUID(),
      conversationId,
      text: text.trim(),
      newConversation: null,
    });
    setHindrance(hindered);
    if (!hindered) saveDraft(conversationId, '');
  };
  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <MessageField
        field={field}
        draftKey={conversationId}
        error={error ?? (hindrance && messages[hindrance])}
        onSend={onSend}
        focused
      />
    </form>
  );
}
