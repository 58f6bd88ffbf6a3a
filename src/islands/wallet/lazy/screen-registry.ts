import accountPartStyles from '#src/styles/account-parts.css?url';
import actionMenuStyles from '#src/styles/action-menu.css?url';
import activityStyles from '#src/styles/activity.css?url';
import announcementStyles from '#src/styles/announcements.css?url';
import incidentStyles from '#src/styles/incident.css?url';
import assetPartStyles from '#src/styles/asset-parts.css?url';
import assetStyles from '#src/styles/assets.css?url';
import backStyles from '#src/styles/back.css?url';
import changePasswordStyles from '#src/styles/change-password.css?url';
import chipStyles from '#src/styles/chips.css?url';
import comboboxStyles from '#src/styles/combobox.css?url';
import deviceStyles from '#src/styles/devices.css?url';
import emergencyContactStyles from '#src/styles/emergency-contact.css?url';
import exportStyles from '#src/styles/file-exports.css?url';
import filterLineStyles from '#src/styles/filter-line.css?url';
import marketStyles from '#src/styles/market.css?url';
import networkStyles from '#src/styles/network-options.css?url';
import notificationStyles from '#src/styles/notifications.css?url';
import linkedAppStyles from '#src/styles/linked-apps.css?url';
import listStyles from '#src/styles/panel-lists.css?url';
import pagedListStyles from '#src/styles/paged-list.css?url';
import otpStyles from '#src/styles/otp.css?url';
import passwordRuleStyles from '#src/styles/password.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import payeeStyles from '#src/styles/payees.css?url';
import paymentStyles from '#src/styles/payment.css?url';
import personStyles from '#src/styles/person.css?url';
import phoneStyles from '#src/styles/phone.css?url';
import pinStyles from '#src/styles/pin.css?url';
import profileStyles from '#src/styles/profile.css?url';
import receiveStyles from '#src/styles/receive.css?url';
import securityStyles from '#src/styles/security.css?url';
import referralStyles from '#src/styles/referral.css?url';
import sendStyles from '#src/styles/send.css?url';
import settingsStyles from '#src/styles/settings.css?url';
import statementStyles from '#src/styles/statements.css?url';
import tabLinkStyles from '#src/styles/tab-links.css?url';
import tokenStyles from '#src/styles/token.css?url';
import tradeSettingsStyles from '#src/styles/trade-settings.css?url';
import transactionFilterStyles from '#src/styles/transaction-filters.css?url';
import transactionMonthStyles from '#src/styles/transaction-months.css?url';
import transactionStyles from '#src/styles/transactions.css?url';
import twoFactorPrintStyles from '#src/styles/two-factor-print.css?url';
import twoFactorStyles from '#src/styles/two-factor.css?url';
import { DashboardSkeleton } from '../features/dashboard/DashboardSkeleton.tsx';
import type { ScreenName } from '../paths.ts';
import { createLazyRegistry } from './lazy-registry.ts';

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
  tradeSettings: {
    load: () => import('../features/account/trade-settings/TradeSettings.tsx').then((m) => m.TradeSettings),
    messages: ['tradeSettings', 'priceAlerts', 'pin', 'toasts'],
    styles: [backStyles, settingsStyles, listStyles, paymentStyles, assetPartStyles, tradeSettingsStyles],
  },
  profile: {
    load: () => import('../features/profile/own/Profile.tsx').then((m) => m.Profile),
    messages: ['profile', 'onboarding'],
    styles: [backStyles, paymentStyles, profileStyles],
  },
  editProfile: {
    load: () => import('../features/profile/edit/EditProfile.tsx').then((m) => m.EditProfile),
    messages: ['profile', 'onboarding', 'fields', 'toasts'],
    styles: [backStyles, comboboxStyles, phoneStyles, profileStyles],
  },
  setProfile: {
    load: () => import('../features/profile/finish/SetProfile.tsx').then((m) => m.SetProfile),
    messages: ['profile', 'onboarding', 'fields', 'toasts'],
    styles: [backStyles, comboboxStyles, phoneStyles, paymentStyles, profileStyles],
  },
  linkedAccounts: {
    load: () =>
      import('../features/account/linked-accounts/LinkedAccounts.tsx').then((m) => m.LinkedAccounts),
    messages: ['linkedAccounts', 'fields', 'payees', 'pin', 'toasts'],
    styles: [
      listStyles,
      settingsStyles,
      comboboxStyles,
      phoneStyles,
      otpStyles,
      paymentStyles,
      payeeStyles,
      accountPartStyles,
      linkedAppStyles,
    ],
  },
  security: {
    load: () => import('../features/security/Security.tsx').then((m) => m.Security),
    messages: ['security', 'activities', 'accountNotices', 'restrictions', 'toasts'],
    styles: [listStyles, settingsStyles, paymentStyles, accountPartStyles, activityStyles, securityStyles],
  },
  password: {
    load: () => import('../features/security/password/ChangePassword.tsx').then((m) => m.ChangePassword),
    messages: ['changePassword', 'newPassword', 'fields', 'reauth', 'pin', 'restrictions', 'toasts'],
    styles: [
      backStyles,
      listStyles,
      settingsStyles,
      otpStyles,
      passwordRuleStyles,
      accountPartStyles,
      changePasswordStyles,
    ],
  },
  emergencyContact: {
    load: () =>
      import('../features/security/emergency-contact/EmergencyContact.tsx').then((m) => m.EmergencyContact),
    messages: ['emergencyContact', 'fields', 'toasts'],
    styles: [backStyles, emergencyContactStyles, comboboxStyles, phoneStyles],
  },
  pin: {
    load: () => import('../features/security/pin/Pin.tsx').then((m) => m.Pin),
    messages: ['pin', 'toasts'],
    styles: [backStyles, otpStyles, passwordStyles, pinStyles],
  },
  devices: {
    load: () => import('../features/devices/Devices.tsx').then((m) => m.Devices),
    messages: ['devices', 'activities', 'pin', 'toasts'],
    styles: [
      backStyles,
      tabLinkStyles,
      chipStyles,
      listStyles,
      pagedListStyles,
      accountPartStyles,
      activityStyles,
      deviceStyles,
    ],
  },
  myDevices: {
    load: () => import('../features/devices/MyDevices.tsx').then((m) => m.MyDevices),
    messages: ['devices', 'activities', 'pin', 'toasts'],
    styles: [backStyles, accountPartStyles, deviceStyles],
  },
  devicesLogout: {
    load: () => import('../features/devices/log-out/LogOutDevices.tsx').then((m) => m.LogOutDevices),
    messages: ['devices', 'activities', 'pin', 'toasts'],
    styles: [backStyles, accountPartStyles, deviceStyles],
  },
  twoFactor: {
    load: () => import('../features/security/two-factor/TwoFactor.tsx').then((m) => m.TwoFactor),
    messages: ['twoFactor', 'restrictions', 'toasts'],
    styles: [backStyles, otpStyles, paymentStyles, twoFactorStyles, twoFactorPrintStyles],
  },
  assets: {
    load: () => import('../features/assets/my-assets/MyAssets.tsx').then((m) => m.MyAssets),
    messages: ['myAssets', 'assetWords', 'transactions', 'dashboard'],
    styles: [listStyles, settingsStyles, actionMenuStyles, assetPartStyles, filterLineStyles, assetStyles],
  },
  marketplace: {
    load: () => import('../features/market/Market.tsx').then((m) => m.Market),
    messages: ['marketplace'],
    styles: [listStyles, tabLinkStyles, actionMenuStyles, assetPartStyles, filterLineStyles, marketStyles],
  },
  send: {
    load: () => import('../features/send/Send.tsx').then((m) => m.Send),
    messages: ['send', 'payees', 'walletLists', 'walletSearch'],
    styles: [listStyles, payeeStyles, paymentStyles, sendStyles],
  },
  marketplaceSend: {
    load: () => import('../features/send/MarketplaceSend.tsx').then((m) => m.MarketplaceSend),
    messages: ['send', 'payees', 'walletLists', 'walletSearch'],
    styles: [backStyles, listStyles, payeeStyles, paymentStyles, sendStyles],
  },
  receive: {
    load: () => import('../features/receive/Receive.tsx').then((m) => m.Receive),
    messages: ['receive', 'networks', 'transactions'],
    styles: [listStyles, paymentStyles, networkStyles, receiveStyles],
  },
  marketplaceReceive: {
    load: () => import('../features/receive/MarketplaceReceive.tsx').then((m) => m.MarketplaceReceive),
    messages: ['receive', 'networks', 'transactions'],
    styles: [backStyles, listStyles, paymentStyles, networkStyles, receiveStyles],
  },
  notifications: {
    load: () => import('../features/notifications/Notifications.tsx').then((m) => m.Notifications),
    messages: ['notifications'],
    styles: [filterLineStyles, notificationStyles, settingsStyles],
  },
  financialHistory: {
    load: () =>
      import('../features/transactions/statement/FinancialHistory.tsx').then((m) => m.FinancialHistory),
    messages: ['statements', 'transactions', 'fileExports'],
    styles: [backStyles, exportStyles, filterLineStyles, statementStyles],
  },
  transactions: {
    load: () => import('../features/transactions/list/Transactions.tsx').then((m) => m.Transactions),
    messages: ['transactionList', 'transactions', 'fileExports'],
    styles: [
      backStyles,
      listStyles,
      paymentStyles,
      exportStyles,
      transactionStyles,
      filterLineStyles,
      transactionFilterStyles,
      transactionMonthStyles,
    ],
  },
  user: {
    load: () => import('../features/people/Person.tsx').then((m) => m.Person),
    messages: ['person', 'transactionList', 'transactions', 'toasts'],
    styles: [listStyles, transactionStyles, personStyles],
  },
  token: {
    load: () => import('../features/token/Token.tsx').then((m) => m.Token),
    messages: ['token'],
    styles: [backStyles, assetPartStyles, tokenStyles],
  },
  announcements: {
    load: () => import('../features/announcements/list/Announcements.tsx').then((m) => m.Announcements),
    messages: ['announcements'],
    styles: [backStyles, chipStyles, accountPartStyles, incidentStyles, pagedListStyles, announcementStyles],
  },
  announcement: {
    load: () => import('../features/announcements/article/Announcement.tsx').then((m) => m.Announcement),
    messages: ['announcements'],
    styles: [backStyles, announcementStyles],
  },
  referral: {
    load: () => import('../features/referral/Referral.tsx').then((m) => m.Referral),
    messages: ['referral'],
    styles: [listStyles, accountPartStyles, paymentStyles, pagedListStyles, referralStyles],
  },
  logout: { load: () => import('../features/logout/Logout.tsx').then((m) => m.Logout) },
  notFound: { load: () => import('../features/not-found/NotFound.tsx').then((m) => m.NotFound) },
});

// Part of the frame's chunk with the screens, whose list of files has theirs: in the dashboard's own it would be written twice.
export { dashboardParts } from './dashboard-parts.ts';
