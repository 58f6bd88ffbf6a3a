import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Conversation } from '#contract/support.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $outboxMessages, type OutboxMessage } from '#src/stores/support/outbox-messages.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { expectedReplyTime } from './expected-reply-time.ts';
import { ConversationClosed } from './ConversationClosed.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { toMessageRows } from './message-rows.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { ConversationGone } from './ConversationGone.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
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
  const log = useRef<{ readonly focus: () => void }>(null);
  const thread = useThread(opener ? null : conversationId);
  const outgoing = useStore($outboxMessages).filter((one) => one.conversationId === conversationId);
  const subject = conversation?.subject ?? opener?.newConversation?.subject ?? '';
  const closed = conversation?.status === 'closed';
  const { error, loading, at } = thread;
  // A new conversation shows its first message before anything is fetched.
  const items = thread.items ?? (outgoing.length > 0 ? [] : null);
  const isGone = items === null && error?.status === 404;

  const hasRetried = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone once there is something to read. The person may have moved on meanwhile.
    if (at !== null && hasRetried.current && document.activeElement === document.body) log.current?.focus();
    hasRetried.current = false;
  }, [at]);

  let status = '';
  if (closed) status = messages.closed;
  else if (conversation?.status === 'answered') status = messages.answered;
  else if (expectedReplySeconds !== null)
    status = expectedReplyTime(expectedReplySeconds, locale, messages.expected);

  return (
    <>
      <ConversationHeader heading={<MaskedText text={sanitizeText(subject)} />} status={status} />
      {isGone ? (
        <ConversationGone />
      ) : (
        <QueryStates
          query={{ data: items, error, loading }}
          messages={messages}
          at={at}
          onRetry={() => {
            hasRetried.current = true;
            thread.retry();
          }}
          hasOfflineNotice
          skeleton={<ConversationSkeleton />}
        >
          {(known) => (
            <MessageLog rows={toMessageRows(known, outgoing)} thread={thread} ref={log} field={field} />
          )}
        </QueryStates>
      )}
      {closed && <ConversationClosed />}
      {!closed && !isGone && <Composer conversationId={conversationId} field={field} />}
    </>
  );
}
