import backStyles from '#src/styles/back.css?url';
import comboboxStyles from '#src/styles/combobox.css?url';
import comingSoonStyles from '#src/styles/coming.css?url';
import emergencyContactStyles from '#src/styles/emergency-contact.css?url';
import notificationStyles from '#src/styles/notifications.css?url';
import phoneStyles from '#src/styles/phone.css?url';
import settingsStyles from '#src/styles/settings.css?url';
import type { ComingSoonScreenName } from '../features/coming-soon/coming-soon-screens.ts';
import { DashboardSkeleton } from '../features/dashboard/DashboardSkeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { createLazyRegistry, type LazyRow } from './lazy-registry.ts';

/** A screen that is not built yet: it says what will be there and what can be done today. */
const comingSoon = (name: ComingSoonScreenName): LazyRow => ({
  load: () => import('../features/coming-soon/ComingSoonScreen.tsx').then((m) => m.comingSoonScreen(name)),
  messages: ['coming'],
  styles: [backStyles, comingSoonStyles],
});

/** Every screen of the wallet, a row each. */
export const screens = createLazyRegistry<ScreenName | 'notFound'>('screen', {
  dashboard: {
    load: () => import('../features/dashboard/Dashboard.tsx').then((m) => m.Dashboard),
    skeleton: DashboardSkeleton,
  },
  account: {
    load: () => import('../features/account/Account.tsx').then((m) => m.Account),
    messages: ['account'],
    styles: [settingsStyles],
  },
  emergencyContact: {
    load: () =>
      import('../features/security/emergency-contact/EmergencyContact.tsx').then((m) => m.EmergencyContact),
    messages: ['emergencyContact', 'fields', 'toasts'],
    styles: [backStyles, emergencyContactStyles, comboboxStyles, phoneStyles],
  },
  notifications: {
    load: () => import('../features/notifications/Notifications.tsx').then((m) => m.Notifications),
    messages: ['notifications'],
    styles: [notificationStyles, settingsStyles],
  },
  logout: { load: () => import('../features/logout/Logout.tsx').then((m) => m.Logout) },
  notFound: { load: () => import('../features/not-found/NotFound.tsx').then((m) => m.NotFound) },

  send: comingSoon('send'),
  receive: comingSoon('receive'),
  marketplace: comingSoon('marketplace'),
  marketplaceSend: comingSoon('marketplaceSend'),
  marketplaceReceive: comingSoon('marketplaceReceive'),
  assets: comingSoon('assets'),
  profile: comingSoon('profile'),
  user: comingSoon('user'),
  transactions: comingSoon('transactions'),
  token: comingSoon('token'),
  tradeSettings: comingSoon('tradeSettings'),
  linkedAccounts: comingSoon('linkedAccounts'),
  security: comingSoon('security'),
  password: comingSoon('password'),
  pin: comingSoon('pin'),
  twoFactor: comingSoon('twoFactor'),
  devices: comingSoon('devices'),
  myDevices: comingSoon('myDevices'),
  devicesLogout: comingSoon('devicesLogout'),
  setProfile: comingSoon('setProfile'),
  editProfile: comingSoon('editProfile'),
  referral: comingSoon('referral'),
  financialHistory: comingSoon('financialHistory'),
  announcement: comingSoon('announcement'),
  announcements: comingSoon('announcements'),
});
