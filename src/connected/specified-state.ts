import {
  $panels,
  $selection,
  $somePopupOpen,
  $steps,
  panelNames,
  supportWasOpen,
} from '#src/stores/interface/panels.ts';
import { $sidebar } from '#src/stores/interface/sidebar.ts';
import { $auth, pinHint } from '#src/stores/session/auth.ts';
import { $sendDraft } from '#src/stores/transfers/send-draft.ts';

/**
 * The shared state that the specification names (section 2, and of section 3 the auth state and `tPin`), read from what really holds
 * each. Where the wallet has no use for a name of its own (it asks the draft how somebody sends, and its panels by name), the name is
 * derived here and stored nowhere, so that it can't say something else.
 */
export function specifiedState() {
  const open = $panels.get();
  const { token, blockchain, receiveViaUser } = $selection.get();
  const { mode, recipient } = $sendDraft.get();
  const auth = $auth.get();
  return {
    panels: Object.fromEntries(panelNames.map((name) => [name, open.includes(name)])),
    somePopupOpen: $somePopupOpen.get(),
    steps: $steps.get(),
    sidebarExpanded: $sidebar.get() === 'open',
    supportPanelOpen: supportWasOpen(),
    selectedToken: token,
    selectedBlockchain: blockchain,
    sendMode: mode,
    receiveViaUser,
    /** On a chain: to an address, not to a person or a bank. */
    sendViaChain: (recipient?.kind ?? mode) === 'address',
    tPin: String(pinHint()),
    auth: { ...auth, loading: auth.isCheckingStatus || auth.logoutInProgress },
  };
}
