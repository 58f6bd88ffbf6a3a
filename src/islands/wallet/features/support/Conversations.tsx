import { useStore } from '@nanostores/react';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import { fill } from '#src/intl/interpolate.ts';
import { momentText } from '#src/intl/format/moment-text.ts';
import { plural } from '#src/intl/plural.ts';
import { $conversations, retryConversations } from '#src/stores/support/conversations.ts';
import { $drafts, draftOf } from '#src/stores/support/message-drafts.ts';
import { $outgoing } from '#src/stores/support/outbox-messages.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { MaskedText } from '../../money/MaskedText.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { useChat } from './chat/use-chat-navigation.ts';
import { conversationRows, type ConversationRow } from './conversation-rows.ts';
import { TextBones } from './TextSkeleton.tsx';
import { Trouble } from './SectionLoadError.tsx';

/** What was written to support and back. */
export function Conversations() {
  const { conversations: words } = useWords('walletSupport');
  const read = useStore($conversations);
  const outgoing = useStore($outgoing);
  const { data, error } = read;
  const rows = conversationRows(data?.items ?? [], outgoing);
  return (
    <section aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <Trouble text={words.failed} read={read} at={data?.at ?? null} onRetry={retryConversations} />
      {rows.length > 0 && (
        <ul className="talks">
          {rows.map((row) => (
            <Row key={row.place} row={row} />
          ))}
        </ul>
      )}
      {!data && !error && <TextBones label={words.loading} count={2} />}
      {data && rows.length === 0 && (
        <p className="aside">
          <b>{words.emptyHeading}</b> {words.emptyText}
        </p>
      )}
    </section>
  );
}

function Row({ row: { place, subject, status, unread, at } }: { row: ConversationRow }) {
  const { locale } = useWallet();
  const { conversations: words } = useWords('walletSupport');
  const today = useToday();
  const { open } = useChat();
  useStore($drafts, { keys: [place] });
  const isDraft = draftOf(place) !== '';
  return (
    <li>
      <button type="button" data-unread={unread > 0 || undefined} onClick={() => open(place)}>
        <b>
          <MaskedText text={cleanServerText(subject)} />
        </b>
        <time dateTime={at}>{momentText(at, today, locale)}</time>
        <span className="soft">{words[status]}</span>
        {isDraft && <span className="tag">{words.draft}</span>}
        {unread > 0 && (
          <span className="tag good">{fill(plural(locale, unread, words.unread), { count: unread })}</span>
        )}
      </button>
    </li>
  );
}
