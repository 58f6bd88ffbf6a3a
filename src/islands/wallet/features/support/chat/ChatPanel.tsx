import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { $conversations, refetchConversations } from '#src/stores/support/conversations.ts';
import { $createdConversations, $outboxMessages } from '#src/stores/support/outbox-messages.ts';
import { panels } from '../../../panels/panel-registry.ts';
import { NEW, conversationIn } from './conversation-url.ts';
import { NewConversation } from './NewConversation.tsx';
import { ConversationView } from './ConversationView.tsx';
import { ConversationError } from './ConversationError.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { useChatNavigation } from './use-chat-navigation.ts';

/** One conversation with support: the one that the address says, else the one with something new, else the newest. */
export function ChatPanel() {
  const { search } = useLocation();
  const asked = conversationIn(search);
  const { data, error, loading } = useStore($conversations);
  const opened = useStore($createdConversations);
  const outgoing = useStore($outboxMessages);
  const { settle } = useChatNavigation();
  // The way back leads there, also once there is no network.
  useEffect(() => panels.prefetch('support'), []);

  // The choice is made once: shown, a conversation is read, and another one would be chosen before the address names this one.
  const [chosen, setChosen] = useState<string | null>(null);
  if (asked === null && chosen === null && data)
    setChosen((data.items.find(({ unread }) => unread > 0) ?? data.items[0])?.id ?? NEW);
  const conversationId =
    asked === null ? chosen : Object.hasOwn(opened, asked) ? (opened[asked] ?? asked) : asked;
  useEffect(() => {
    if (conversationId !== null && conversationId !== asked) settle(conversationId);
  }, [conversationId, asked, settle]);

  const opener = outgoing.find((one) => one.newConversation && one.client_id === conversationId) ?? null;
  return (
    <>
      <div className="chat">
        {conversationId === null && !error && <ConversationSkeleton />}
        {conversationId === null && error && (
          <ConversationError error={error} busy={loading} onRetry={refetchConversations} />
        )}
        {conversationId === NEW && <NewConversation />}
        {conversationId !== null && conversationId !== NEW && (
          <ConversationView
            // The same one before and after it has an id of its own.
            key={Object.keys(opened).find((begun) => opened[begun] === conversationId) ?? conversationId}
            conversationId={conversationId}
            opener={opener}
            conversation={data?.items.find(({ id }) => id === conversationId) ?? null}
            expectedReplySeconds={data?.expectedReplySeconds ?? null}
          />
        )}
      </div>
    </>
  );
}
