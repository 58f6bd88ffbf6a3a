import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  setOpenPanels,
  enqueueNavigation,
  panelOfHistoryEntry,
  type PanelEntry,
} from './panel-navigation.ts';
import { parsePanels, withPanels } from './panel-url.ts';
import { withConversation } from './conversation-url.ts';

export interface Chat {
  /** Shows a conversation: in the open chat, or in one that this opens. */
  readonly open: (conversationId: string) => void;
  /** Writes into the address which one the open chat shows. Closed meanwhile, it stays closed. */
  readonly settle: (conversationId: string) => void;
  /** Goes back to all of them. */
  readonly list: () => void;
}

/** Which conversation is open stands in the address, as every panel does: a reload and a link find it, each tab its own. */
export function useChatNavigation(): Chat {
  const navigate = useNavigate();
  return useMemo(() => {
    const show = (conversationId: string, anyway: boolean) =>
      enqueueNavigation(() => {
        const { pathname, search, hash } = location;
        const panels = parsePanels(search);
        const isOpen = panels.includes('chat');
        if (!isOpen && !anyway) return undefined;
        const to = {
          pathname,
          hash,
          search: withConversation(isOpen ? search : withPanels(search, [...panels, 'chat']), conversationId),
        };
        const by = isOpen ? panelOfHistoryEntry() : 'chat';
        return navigate(to, { replace: isOpen, state: by && ({ opened: by } satisfies PanelEntry) });
      });
    return {
      open: (conversationId) => show(conversationId, true),
      settle: (conversationId) => show(conversationId, false),
      list: () =>
        setOpenPanels(navigate, (open) =>
          open.includes('support') ? open.slice(0, open.indexOf('support') + 1) : ['support'],
        ),
    };
  }, [navigate]);
}
