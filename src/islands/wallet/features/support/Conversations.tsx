import { useStore } from '@nanostores/react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $conversations, refetchConversations } from '#src/stores/support/conversations.ts';
import { $drafts, draftOf } from '#src/stores/support/message-drafts.ts';
import { $outboxMessages } from '#src/stores/support/outbox-messages.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { StaleNotice } from '../../status/StaleNotice.tsx';
import { MaskedText } from '../../money/MaskedText.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { LeadSentence } from '../../i18n/LeadSentence.tsx';
import { useChatNavigation } from '../../panels/use-chat-navigation.ts';
import { conversationRows, type ConversationRow } from './conversation-rows.ts';
import { TextSkeleton } from './TextSkeleton.tsx';

/** What was written to support and back. */
export function Conversations() {
  const { conversations: messages } = useMessages('walletSupport');
  const read = useStore($conversations);
  const outgoing = useStore($outboxMessages);
  const { data, error } = read;
  const rows = conversationRows(data?.items ?? [], outgoing);
  const load = { query: read, messages, at: data?.at ?? null, onRetry: refetchConversations };
  return (
    <section aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      <LoadError {...load} />
      <StaleNotice {...load} />
      {rows.length > 0 && (
        <ul className="talks">
          {rows.map((row) => (
            <Row key={row.conversationId} row={row} />
          ))}
        </ul>
      )}
      {!data && !error && <TextSkeleton label={messages.loading} count={2} />}
      {data && rows.length === 0 && (
        <p className="aside">
          <LeadSentence text={messages.emptyHeading} />
          <span>{messages.emptyText}</span>
        </p>
      )}
    </section>
  );
}

function Row({ row: { conversationId, subject, status, unread, at } }: { row: ConversationRow }) {
  const { locale } = useI18n();
  const { conversations: messages } = useMessages('walletSupport');
  const { open } = useChatNavigation();
  useStore($drafts, { keys: [conversationId] });
  const isDraft = draftOf(conversationId) !== '';
  return (
    <li>
      <button type="button" data-unread={unread > 0 || undefined} onClick={() => open(conversationId)}>
        <b>
          <MaskedText text={sanitizeText(subject)} />
        </b>
        <Timestamp at={at} weekdays />
        <span className="soft">{messages[status]}</span>
        {isDraft && <span className="tag">{messages.draft}</span>}
        {unread > 0 && (
          <span className="tag good">
            {interpolate(plural(locale, unread, messages.unread), { count: unread })}
          </span>
        )}
      </button>
    </li>
  );
}
