import type { Messages } from '#src/i18n/messages.ts';
import { bell, devices, gift, home, link, market, person, shield, wallet } from '#src/ui/icons/frame.ts';
import { parentOf, type ScreenName, type WalletPath } from '../paths.ts';

export interface MenuItem {
  readonly label: Exclude<keyof Messages['wallet']['nav'], 'label' | 'settings' | 'expand' | 'collapse'>;
  readonly screen: ScreenName;
  readonly to: WalletPath;
  readonly icon: string;
}

/** Spec section 2, Navigation menu: the same list in the sidebar, the profile popup and a phone's "More". */
export const mainItems: readonly MenuItem[] = [
  { label: 'dashboard', screen: 'dashboard', to: '/w', icon: home },
  { label: 'assets', screen: 'assets', to: '/w/assets', icon: wallet },
  { label: 'market', screen: 'marketplace', to: '/w/marketplace', icon: market },
];
export const settingsItems: readonly MenuItem[] = [
  { label: 'account', screen: 'account', to: '/w/account', icon: person },
  { label: 'security', screen: 'security', to: '/w/security', icon: shield },
  { label: 'devices', screen: 'devices', to: '/w/devices-and-activities', icon: devices },
  { label: 'linked', screen: 'linkedAccounts', to: '/w/linked-accounts', icon: link },
  { label: 'notifications', screen: 'notifications', to: '/w/notifications', icon: bell },
  { label: 'referral', screen: 'referral', to: '/w/referral', icon: gift },
];

/** `page` on the item's own screen, `true` on a screen below it. */
export function ariaCurrent(item: ScreenName, shown: ScreenName | null): 'page' | 'true' | undefined {
  if (shown === null) return undefined;
  if (shown === item) return 'page';
  let parent = parentOf(shown);
  while (parent !== undefined && parent !== item) parent = parentOf(parent);
  return parent && 'true';
}
