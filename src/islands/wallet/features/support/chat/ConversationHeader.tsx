import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { arrowBack } from '#src/ui/icons/feature.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { useChatNavigation } from '../../../panels/use-chat-navigation.ts';

/** What the conversation is about, and the way to the others. */
export function ConversationHeader({ heading, status }: { heading: ReactNode; status: string }) {
  const messages = useMessages('walletChat');
  const { list } = useChatNavigation();
  return (
    <div className="talk-head">
      <button className="tool" type="button" aria-label={messages.back} onClick={list}>
        <Icon d={arrowBack} />
      </button>
      <div>
        <h3>{heading}</h3>
        {status && <p>{status}</p>}
      </div>
    </div>
  );
}
