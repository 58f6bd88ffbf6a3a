import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Conversation } from '#contract/support.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $outboxMessages, type OutboxMessage } from '#src/stores/support/outbox-messages.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { expectedReplyTime } from './expected-reply-time.ts';
import { ConversationClosed } from './ConversationClosed.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { toMessageRows } from './message-rows.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { ConversationError } from './ConversationError.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ConversationNotice } from './ConversationNotice.tsx';
import { useThread } from './use-thread.ts';

interface ConversationViewProps {
  conversationId: string;
  /** The message that opens it, while that is on its way. */
  opener: OutboxMessage | null;
  /** Null before it is known. */
  conversation: Conversation | null;
  /** Seconds; null before it is known. */
  expectedReplySeconds: number | null;
}

/** One conversation: its messages and the field for the next one. */
export function ConversationView({
  conversationId,
  opener,
  conversation,
  expectedReplySeconds,
}: ConversationViewProps) {
  const { locale } = useI18n();
  const messages = useMessages('walletChat');
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useThread(opener ? null : conversationId);
  const outgoing = useStore($outboxMessages).filter((one) => one.conversationId === conversationId);
  const subject = conversation?.subject ?? opener?.newConversation?.subject ?? '';
  const closed = conversation?.status === 'closed';
  const { error } = thread;
  // A new conversation shows its first message before anything is fetched.
  const items = thread.items ?? (outgoing.length > 0 ? [] : null);

  let status = '';
  if (closed) status = messages.closed;
  else if (conversation?.status === 'answered') status = messages.answered;
  else if (expectedReplySeconds !== null)
    status = expectedReplyTime(expectedReplySeconds, locale, messages.expected);

  return (
    <>
      <ConversationHeader heading={<MaskedText text={sanitizeText(subject)} />} status={status} />
      {items && <ConversationNotice thread={thread} />}
      {!items && !error && <ConversationSkeleton />}
      {!items && error && <ConversationError error={error} busy={thread.loading} onRetry={thread.retry} />}
      {items && <MessageLog rows={toMessageRows(items, outgoing)} thread={thread} field={field} />}
      {closed ? (
        <ConversationClosed />
      ) : (
        (items ?? error?.status !== 404) && <Composer conversationId={conversationId} field={field} />
      )}
    </>
  );
}
