import type { Messages } from '#src/i18n/messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import type { WalletPath } from '../../paths.ts';

export type ActionLinkName = keyof Messages['coming']['ways'];

/** A screen, a panel, or a page outside of the wallet. */
type Target =
  | { readonly to: WalletPath | `${WalletPath}#${string}` }
  | { readonly panel: PanelName }
  | { readonly page: string };

/** What works today, offered on screens without content yet. */
export const actionLinks: Readonly<Record<ActionLinkName, Target>> = {
  dashboard: { to: '/w' },
  account: { to: '/w/account' },
  notifications: { to: '/w/notifications' },
  alerts: { to: '/w/notifications#settings' },
  logout: { to: '/w/logout' },
  profile: { panel: 'profile' },
  contact: { page: '/contact' },
};
