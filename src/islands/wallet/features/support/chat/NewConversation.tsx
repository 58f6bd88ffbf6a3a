import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SUBJECT_LENGTH } from '#contract/support.ts';
import { fill } from '#src/intl/interpolate.ts';
import { $drafts, draftOf, keepDraft, NEW_SUBJECT, NEW_TEXT } from '#src/stores/support/message-drafts.ts';
import { send, type Hindrance } from '#src/stores/support/outbox.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { screenAt } from '../../../paths.ts';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import { Never } from '../SecurityReminder.tsx';
import { MessageField } from './MessageField.tsx';
import { TalkHead } from './ConversationHeader.tsx';
import { subjectProblem, textProblem } from './validate-message.ts';
import { useChat } from './use-chat-navigation.ts';

/** A conversation that is about to begin: what it is about, and the first message. */
export function NewTalk() {
  const { locale, words: frame } = useWallet();
  const words = useWords('walletChat');
  const id = useId();
  const subjectField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const { open } = useChat();
  const [tried, setTried] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  useStore($drafts, { keys: [NEW_SUBJECT, NEW_TEXT] });
  const subject = draftOf(NEW_SUBJECT);
  const text = draftOf(NEW_TEXT);
  const subjectError = subjectProblem(subject, words);
  const textError = textProblem(text, locale, words);

  // Whoever asked for it wants to write.
  useEffect(() => subjectField.current?.focus(), []);

  const onSend = () => {
    setTried(true);
    if (subjectError) subjectField.current?.focus();
    if (subjectError || textError) return;
    const client_id = crypto.randomUUID();
    const opens = { subject: subject.trim(), route: screen ? pathname : '/w' };
    const hindered = send({ client_id, place: client_id, text: text.trim(), opens });
    setHindrance(hindered);
    if (hindered) return;
    keepDraft(NEW_SUBJECT, '');
    keepDraft(NEW_TEXT, '');
    open(client_id);
  };
  const shown = tried || textError !== words.empty ? textError : null;
  return (
    <>
      <TalkHead heading={words.newHeading} status="" />
      <form className="composer new" onSubmit={(event) => event.preventDefault()}>
        <TextField
          id={id}
          ref={subjectField}
          label={words.subject}
          value={subject}
          maxLength={SUBJECT_LENGTH}
          autoComplete="off"
          error={(tried && subjectError) || undefined}
          onChange={({ target }) => keepDraft(NEW_SUBJECT, target.value)}
        />
        <MessageField
          field={textField}
          place={NEW_TEXT}
          error={tried && subjectError ? null : (shown ?? (hindrance && words[hindrance]))}
          onSend={onSend}
        />
        <p className="soft">{fill(words.context, { screen: frame.screens[screen ?? 'dashboard'] })}</p>
        <Never />
      </form>
    </>
  );
}
