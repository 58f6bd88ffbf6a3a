import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { NEW } from '../../../panels/conversation-url.ts';
import { useChatNavigation } from '../../../panels/use-chat-navigation.ts';

/** In the place of the field: nothing can be added, but a new conversation begun. */
export function ConversationClosed() {
  const messages = useMessages('walletChat');
  const { open } = useChatNavigation();
  return (
    <div className="composer">
      <p className="soft">{messages.closedText}</p>
      <Button wide onClick={() => open(NEW)}>
        {messages.begin}
      </Button>
    </div>
  );
}
