import { Button } from '#src/ui/form/Button.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useChatNavigation } from '../../../panels/use-chat-navigation.ts';

/** There is no such conversation, or it is somebody else's. */
export function ConversationGone() {
  const messages = useMessages('walletChat');
  const { list } = useChatNavigation();
  return (
    <EmptyState heading={messages.gone} text={messages.goneText}>
      <Button variant="primary" onClick={list}>
        {messages.back}
      </Button>
    </EmptyState>
  );
}
