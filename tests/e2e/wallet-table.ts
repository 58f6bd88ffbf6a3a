import { assets } from '#contract/assets.ts';
import type { Messages } from '#src/i18n/messages.ts';

type Label = Exclude<
  keyof Messages['wallet']['nav'],
  'label' | 'settings' | 'expand' | 'collapse' | 'logout'
>;

export interface WalletRoute {
  /** The path below /w, as in the specification. */
  readonly child: string;
  /** The name after 'Cowrie - ' in the title, and in the heading. */
  readonly name: string;
  /** That of what the example address shows, which replaces the screen's once it is loaded. */
  readonly shown?: 'btc';
  /** The current menu item and its aria-current value: the page itself, or its section. */
  readonly marked: readonly [Label, 'page' | 'true'] | null;
}

/** Spec section 2, Wallet area: the children of /w in the order of the specification. */
export const routes: readonly WalletRoute[] = [
  { child: '', name: 'Dashboard', marked: ['dashboard', 'page'] },
  { child: 'send', name: 'Send', marked: null },
  { child: 'receive', name: 'Receive', marked: ['assets', 'true'] },
  { child: 'marketplace', name: 'Market', marked: ['market', 'page'] },
  { child: 'marketplace/send', name: 'Send from Market', marked: ['market', 'true'] },
  { child: 'marketplace/receive', name: 'Receive from Market', marked: ['market', 'true'] },
  { child: 'assets', name: 'My Wallet', marked: ['assets', 'page'] },
  { child: 'profile', name: 'Profile', marked: ['account', 'true'] },
  { child: 'user', name: 'Public Profile', marked: null },
  { child: 'account', name: 'Profile Settings', marked: ['account', 'page'] },
  { child: 'transactions', name: 'Transactions', marked: ['assets', 'true'] },
  { child: 'notifications', name: 'Notifications', marked: ['notifications', 'page'] },
  { child: 'token/{id}', name: 'Asset Details', shown: 'btc', marked: ['market', 'true'] },
  { child: 'trade-settings', name: 'Trade Settings', marked: ['account', 'true'] },
  { child: 'linked-accounts', name: 'Linked Accounts', marked: ['linked', 'page'] },
  { child: 'security', name: 'Account Security', marked: ['security', 'page'] },
  { child: 'security/password', name: 'Change Password', marked: ['security', 'true'] },
  { child: 'security/pin', name: 'Transaction PIN', marked: ['security', 'true'] },
  { child: 'security/emergency-contact', name: 'Emergency Contact', marked: ['security', 'true'] },
  { child: 'security/2fa-setup', name: 'Two-Factor Authentication', marked: ['security', 'true'] },
  { child: 'devices-and-activities', name: 'Devices', marked: ['devices', 'page'] },
  { child: 'devices-and-activities/my-devices', name: 'My Devices', marked: ['devices', 'true'] },
  { child: 'devices-and-activities/logout', name: 'Log Out Devices', marked: ['devices', 'true'] },
  { child: 'set-profile', name: 'Finish Your Profile', marked: ['account', 'true'] },
  { child: 'edit-profile', name: 'Edit Profile', marked: ['account', 'true'] },
  { child: 'logout', name: 'Log out', marked: null },
  { child: 'referral', name: 'Referral', marked: ['referral', 'page'] },
  { child: 'financial-history', name: 'Financial History', marked: ['assets', 'true'] },
  { child: 'announcement/{id}', name: 'Announcement', marked: ['dashboard', 'true'] },
  { child: 'announcements', name: 'Announcements', marked: ['dashboard', 'true'] },
];

/** What the title and the heading of a loaded screen say. */
export const titleOf = ({ name, shown }: WalletRoute): string => (shown ? assets[shown].name : name);

/** The URL of a child, with an example id. */
export function addressOf({ child }: WalletRoute): string {
  return child === '' ? '/w' : `/w/${child.replace('token/{id}', 'token/btc').replace('{id}', 'ann_2')}`;
}
