import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { $conversations, refetchConversations } from '#src/stores/support/conversations.ts';
import { $createdConversations, $outboxMessages } from '#src/stores/support/outbox-messages.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { panels } from '../../../panels/panel-registry.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { NEW, conversationIn } from '../../../panels/conversation-url.ts';
import { NewConversation } from './NewConversation.tsx';
import { ConversationView } from './ConversationView.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { useChatNavigation } from '../../../panels/use-chat-navigation.ts';

/** One conversation with support: the one in the URL, else the first with unread messages, else the newest. */
export function ChatPanel() {
  const { search } = useLocation();
  const idInUrl = conversationIn(search);
  const messages = useMessages('walletChat');
  const query = useStore($conversations);
  const { data } = query;
  const created = useStore($createdConversations);
  const outgoing = useStore($outboxMessages);
  const { settle } = useChatNavigation();
  // The way back leads to this panel, also when the network is gone by then.
  useEffect(() => panels.prefetch('support'), []);

  // Chosen once: a conversation that is shown counts as read, so another one would be chosen before the URL names this one.
  const [chosen, setChosen] = useState<string | null>(null);
  if (idInUrl === null && chosen === null && data)
    setChosen((data.items.find(({ unread }) => unread > 0) ?? data.items[0])?.id ?? NEW);
  const conversationId =
    idInUrl === null ? chosen : Object.hasOwn(created, idInUrl) ? (created[idInUrl] ?? idInUrl) : idInUrl;
  useEffect(() => {
    if (conversationId !== null && conversationId !== idInUrl) settle(conversationId);
  }, [conversationId, idInUrl, settle]);

  const opener = outgoing.find((one) => one.newConversation && one.client_id === conversationId) ?? null;
  return (
    <>
      <div className="chat">
        {conversationId === null && (
          <QueryStates
            query={query}
            messages={messages}
            at={data?.at ?? null}
            onRetry={refetchConversations}
            hasOfflineNotice
            skeleton={<ConversationSkeleton />}
          >
            {/* As soon as the list is there, one of it is open. */}
            {() => null}
          </QueryStates>
        )}
        {conversationId === NEW && <NewConversation />}
        {conversationId !== null && conversationId !== NEW && (
          <ConversationView
            // One key before and after the API has given the conversation an id.
            key={
              Object.keys(created).find((clientId) => created[clientId] === conversationId) ?? conversationId
            }
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
