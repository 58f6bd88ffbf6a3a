import { assets, isAsset, type AssetId } from '#contract/assets.ts';

/** Every URL of the signed-in area once (spec section 2, Wallet area), with the name of its screen. */
export const walletPaths = [
  { path: '/w', name: 'dashboard' },
  { path: '/w/send', name: 'send' },
  { path: '/w/receive', name: 'receive' },
  { path: '/w/marketplace', name: 'marketplace' },
  { path: '/w/marketplace/send', name: 'marketplaceSend' },
  { path: '/w/marketplace/receive', name: 'marketplaceReceive' },
  { path: '/w/assets', name: 'assets' },
  { path: '/w/profile', name: 'profile' },
  { path: '/w/user', name: 'user' },
  { path: '/w/account', name: 'account' },
  { path: '/w/transactions', name: 'transactions' },
  { path: '/w/notifications', name: 'notifications' },
  { path: '/w/token/:id', name: 'token' },
  { path: '/w/trade-settings', name: 'tradeSettings' },
  { path: '/w/linked-accounts', name: 'linkedAccounts' },
  { path: '/w/security', name: 'security' },
  { path: '/w/security/password', name: 'password' },
  { path: '/w/security/pin', name: 'pin' },
  { path: '/w/security/emergency-contact', name: 'emergencyContact' },
  { path: '/w/security/2fa-setup', name: 'twoFactor' },
  { path: '/w/devices-and-activities', name: 'devices' },
  { path: '/w/devices-and-activities/my-devices', name: 'myDevices' },
  { path: '/w/devices-and-activities/logout', name: 'devicesLogout' },
  { path: '/w/set-profile', name: 'setProfile' },
  { path: '/w/edit-profile', name: 'editProfile' },
  { path: '/w/logout', name: 'logout' },
  { path: '/w/referral', name: 'referral' },
  { path: '/w/financial-history', name: 'financialHistory' },
  { path: '/w/announcement/:id', name: 'announcement' },
  { path: '/w/announcements', name: 'announcements' },
] as const;

export type ScreenName = (typeof walletPaths)[number]['name'];
export type WalletPath = (typeof walletPaths)[number]['path'];

/** Screens that are reached from another one, which the menu marks while they are shown. */
const parents: Partial<Record<ScreenName, ScreenName>> = {
  receive: 'assets',
  transactions: 'assets',
  token: 'marketplace',
  financialHistory: 'assets',
  marketplaceSend: 'marketplace',
  marketplaceReceive: 'marketplace',
  profile: 'account',
  setProfile: 'account',
  editProfile: 'profile',
  tradeSettings: 'account',
  password: 'security',
  pin: 'security',
  emergencyContact: 'security',
  twoFactor: 'security',
  myDevices: 'devices',
  devicesLogout: 'devices',
  announcements: 'dashboard',
  announcement: 'announcements',
};

export function parentOf(name: ScreenName): ScreenName | undefined {
  return parents[name];
}

/** What stands for `:id` in an address: anything else names no thing that there could be. */
const ID = '[\\w-]{1,64}';

const patterns = walletPaths.map(({ path, name }) => ({
  name,
  pattern: new RegExp(`^${path.replace(/:\w+/, ID)}/?$`),
}));

/** The screen of a path; null for a path under /w that the product does not have, or can't. */
export function matchScreen(pathname: string): ScreenName | null {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.name ?? null;
}

/** Whether an id is of money of a state, which moves through banks and has no address. */
export const isCash = (id: string): id is 'ngn' | 'usd' => isAsset(id) && assets[id].kind === 'fiat';

/**
 * Where more of an asset is received: a coin at its own addresses, cash from a bank. The page of dollars says that it can't be.
 * @param screen the market's, where it leads back there; cash is not received there.
 */
export function topUpPath(
  asset: AssetId,
  screen: '/w/receive' | '/w/marketplace/receive' = '/w/receive',
): string {
  return isCash(asset) ? `/w/receive?tab=cash&asset=${asset}` : `${screen}?asset=${asset}`;
}

/** The id of the asset in a path of the screen `token`, after the screen's own part. */
export const tokenIn = (pathname: string): string => (pathname.split('/')[3] ?? '').toLowerCase();
