import { useStore } from '@nanostores/react';
import { useState, type RefObject } from 'react';
import { tidyText } from '#contract/text/person-text.ts';
import { $drafts, draftOf, saveDraft } from '#src/stores/support/message-drafts.ts';
import { send, type SendBlocker } from '#src/stores/support/outbox.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageField } from './MessageField.tsx';
import { validateMessage } from './validate-message.ts';

interface ComposerProps {
  conversationId: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes into a conversation. The text is kept until it is sent, also when the panel is closed meanwhile. */
export function Composer({ conversationId, field }: ComposerProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [blocker, setBlocker] = useState<SendBlocker | null>(null);
  useStore($drafts, { keys: [conversationId] });
  const text = draftOf(conversationId);
  const problem = validateMessage(text, locale, messages);
  // An empty field is an error only once it is sent; other errors show while the text is typed.
  const error = isSubmitted || problem !== messages.empty ? problem : null;

  const onSend = () => {
    setIsSubmitted(problem !== null);
    if (problem !== null) return;
    const blockedBy = send({
      client_id: randomUuid(),
      conversationId,
      text: tidyText(text),
      newConversation: null,
    });
    setBlocker(blockedBy);
    if (!blockedBy) saveDraft(conversationId, '');
  };
  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <MessageField
        field={field}
        draftKey={conversationId}
        error={error ?? (blocker && messages[blocker])}
        onSend={onSend}
        focused
      />
    </form>
  );
}
