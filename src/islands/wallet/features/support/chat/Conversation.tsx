import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Conversation } from '#contract/support.ts';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { $outgoing, type Outgoing } from '#src/stores/support/outbox-messages.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useWallet, useWords } from '../../../i18n/i18n.ts';
import { answerTime } from './expected-reply-time.ts';
import { Closed } from './ConversationClosed.tsx';
import { Composer } from './Composer.tsx';
import { Log } from './MessageLog.tsx';
import { saidIn } from './message-rows.ts';
import { TalkBones } from './ConversationSkeleton.tsx';
import { TalkFailed } from './ConversationError.tsx';
import { TalkHead } from './ConversationHeader.tsx';
import { TalkNotice } from './ConversationNotice.tsx';
import { useThread } from './use-thread.ts';

interface TalkProps {
  place: string;
  /** The message that opens it, while that is on its way. */
  opener: Outgoing | null;
  /** Null before it is known. */
  conversation: Conversation | null;
  /** Seconds; null before it is known. */
  answerIn: number | null;
}

export function Talk({ place, opener, conversation, answerIn }: TalkProps) {
  const { locale } = useWallet();
  const words = useWords('walletChat');
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useThread(opener ? null : place);
  const outgoing = useStore($outgoing).filter((one) => one.place === place);
  const subject = conversation?.subject ?? opener?.opens?.subject ?? '';
  const closed = conversation?.status === 'closed';
  const { error } = thread;
  // One that has only just begun is there before it was asked for.
  const items = thread.items ?? (outgoing.length > 0 ? [] : null);

  let status = '';
  if (closed) status = words.closed;
  else if (conversation?.status === 'answered') status = words.answered;
  else if (answerIn !== null) status = answerTime(answerIn, locale, words.expected);

  return (
    <>
      <TalkHead heading={<MaskedText text={cleanServerText(subject)} />} status={status} />
      {items && <TalkNotice thread={thread} />}
      {!items && !error && <TalkBones />}
      {!items && error && <TalkFailed error={error} busy={thread.loading} onRetry={thread.retry} />}
      {items && <Log said={saidIn(items, outgoing)} thread={thread} field={field} />}
      {closed ? <Closed /> : (items ?? error?.status !== 404) && <Composer place={place} field={field} />}
    </>
  );
}
