import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tidyText } from '#contract/text/person-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $drafts, draftOf, saveDraft, NEW_SUBJECT, NEW_TEXT } from '#src/stores/support/message-drafts.ts';
import { send, type SendBlocker } from '#src/stores/support/outbox.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { randomUuid } from '#src/api/random-uuid.ts';
import { matchScreen } from '../../../paths.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { SecurityReminder } from '../SecurityReminder.tsx';
import { MessageField } from './MessageField.tsx';
import { conversationSubject } from './conversation-subject.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { validateSubject, validateMessage } from './validate-message.ts';
import { useChatNavigation } from '../../../panels/use-chat-navigation.ts';

/** The form of a new conversation: its subject and the first message. */
export function NewConversation() {
  const { locale, messages: frame } = useI18n();
  const messages = useMessages('walletChat');
  const id = useId();
  const subjectField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const { pathname } = useLocation();
  const screen = matchScreen(pathname);
  const { open } = useChatNavigation();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [blocker, setBlocker] = useState<SendBlocker | null>(null);
  useStore($drafts, { keys: [NEW_SUBJECT, NEW_TEXT] });
  const subject = draftOf(NEW_SUBJECT);
  const text = draftOf(NEW_TEXT);
  const subjectError = validateSubject(subject, locale, messages);
  const textError = validateMessage(text, locale, messages);

  // A person who opens this form wants to write.
  useEffect(() => subjectField.current?.focus(), []);

  const onSend = () => {
    setIsSubmitted(true);
    if (subjectError) subjectField.current?.focus();
    if (subjectError || textError) return;
    const client_id = randomUuid();
    const newConversation = {
      subject: conversationSubject(subject, text),
      route: screen ? pathname : '/w',
    };
    const blockedBy = send({ client_id, conversationId: client_id, text: tidyText(text), newConversation });
    setBlocker(blockedBy);
    if (blockedBy) return;
    saveDraft(NEW_SUBJECT, '');
    saveDraft(NEW_TEXT, '');
    open(client_id);
  };
  const shown = isSubmitted || textError !== messages.empty ? textError : null;
  return (
    <>
      <ConversationHeader heading={messages.newHeading} status="" />
      <form className="composer new" onSubmit={(event) => event.preventDefault()}>
        <TextField
          id={id}
          ref={subjectField}
          label={messages.subject}
          value={subject}
          autoComplete="off"
          error={subjectError ?? undefined}
          onChange={({ target }) => saveDraft(NEW_SUBJECT, target.value)}
        />
        <MessageField
          field={textField}
          draftKey={NEW_TEXT}
          error={isSubmitted && subjectError ? null : (shown ?? (blocker && messages[blocker]))}
          onSend={onSend}
        />
        <p className="soft">
          {interpolate(messages.context, { screen: frame.screens[screen ?? 'dashboard'] })}
        </p>
        <SecurityReminder />
      </form>
    </>
  );
}
