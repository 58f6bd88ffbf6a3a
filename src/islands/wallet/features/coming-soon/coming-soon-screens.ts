import type { Messages } from '#src/i18n/messages.ts';
import type { ActionLinkName } from './action-links.ts';
import type { WireframeName } from './wireframes.tsx';

/** A screen that the specification names and that has no content yet. */
export type ComingSoonScreenName = keyof Messages['coming']['screens'];

interface ComingSoonScreenRow {
  readonly sketch: WireframeName;
  readonly ways: readonly ActionLinkName[];
}

export const comingSoonScreens: Readonly<Record<ComingSoonScreenName, ComingSoonScreenRow>> = {
  send: { sketch: 'steps', ways: ['people'] },
  receive: { sketch: 'code', ways: ['history'] },
  marketplace: { sketch: 'list', ways: ['dashboard'] },
  marketplaceSend: { sketch: 'steps', ways: ['dashboard'] },
  marketplaceReceive: { sketch: 'code', ways: ['dashboard'] },
  assets: { sketch: 'list', ways: ['dashboard'] },
  profile: { sketch: 'code', ways: ['profile'] },
  user: { sketch: 'list', ways: ['people'] },
  transactions: { sketch: 'list', ways: ['history', 'search'] },
  token: { sketch: 'chart', ways: ['dashboard'] },
  tradeSettings: { sketch: 'settings', ways: ['account'] },
  linkedAccounts: { sketch: 'settings', ways: ['contact'] },
  security: { sketch: 'settings', ways: ['emergencyContact', 'alerts'] },
  password: { sketch: 'form', ways: ['logout'] },
  pin: { sketch: 'form', ways: ['alerts'] },
  twoFactor: { sketch: 'code', ways: ['alerts'] },
  devices: { sketch: 'list', ways: ['alerts'] },
  myDevices: { sketch: 'list', ways: ['alerts'] },
  devicesLogout: { sketch: 'settings', ways: ['logout'] },
  setProfile: { sketch: 'form', ways: ['account'] },
  editProfile: { sketch: 'form', ways: ['contact', 'account'] },
  referral: { sketch: 'steps', ways: ['contact'] },
  financialHistory: { sketch: 'chart', ways: ['history'] },
  announcement: { sketch: 'article', ways: ['notifications'] },
  announcements: { sketch: 'list', ways: ['notifications'] },
};
