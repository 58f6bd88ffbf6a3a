import { interpolate } from '#src/intl/interpolate.ts';
import { formatMonth } from '#src/intl/format/zoned-date.ts';
import { activities } from '#src/content/i18n/en/activities.ts';
import { dashboard as parts } from '#src/content/i18n/en/dashboard.ts';
import { changePassword } from '#src/content/i18n/en/change-password.ts';
import { devices } from '#src/content/i18n/en/devices.ts';
import { emergencyContact } from '#src/content/i18n/en/emergency-contact.ts';
import { announcements } from '#src/content/i18n/en/announcements.ts';
import { addPayee } from '#src/content/i18n/en/add-payee.ts';
import { linkedAccounts } from '#src/content/i18n/en/linked-accounts.ts';
import { notifications } from '#src/content/i18n/en/notifications.ts';
import { person } from '#src/content/i18n/en/person.ts';
import { pin } from '#src/content/i18n/en/pin.ts';
import { profile } from '#src/content/i18n/en/profile.ts';
import { receive } from '#src/content/i18n/en/receive.ts';
import { security } from '#src/content/i18n/en/security.ts';
import { referral } from '#src/content/i18n/en/referral.ts';
import { statements } from '#src/content/i18n/en/statements.ts';
import { transactionList } from '#src/content/i18n/en/transaction-list.ts';
import { walletLists as lists } from '#src/content/i18n/en/wallet-lists.ts';
import { walletSearch as search } from '#src/content/i18n/en/wallet-search.ts';
import { wallet as en } from '#src/content/i18n/en/wallet.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { QUIET_SCREEN } from '../../e2e/quiet-screen.ts';
import { visibleMarketQueries } from './visible-market-queries.ts';

// What the wallet asks for by itself and shows. Browser tests read this list too: it knows of no DOM, nor of Vite.

/** Where a result is shown: on the open screen, in a panel, or in a region with this name. */
export type Place = 'main' | { readonly panel: PanelName } | { readonly region: string };

/** A query whose result a screen or panel shows, and what is shown instead without a result. */
export interface VisibleQuery {
  readonly op: string;
  /** The path at which its result is shown. */
  readonly at: string;
  readonly place: Place;
  /** The text to type before the query is sent. */
  readonly typed?: string;
  /** The error message, and the name of the button that retries. */
  readonly failed: string;
  readonly retry: string;
  /** The notice for a slow response, after so many milliseconds. */
  readonly slow?: { readonly after: number; readonly text: string };
  /** The offline message, where it is more than the general one. */
  readonly offline?: string;
  /** Part of the loaded result. */
  readonly content: RegExp | string;
}

const inPanel = (name: PanelName) => ({ at: `${QUIET_SCREEN}?panel=${name}`, place: { panel: name } });
const onDashboard = (region: string) => ({ at: '/w', place: { region } });

export const visibleQueries: readonly VisibleQuery[] = [
  {
    op: 'GET /user/profile/status',
    at: QUIET_SCREEN,
    place: 'main',
    failed: en.start.failed,
    retry: en.start.retry,
    slow: { after: 3000, text: en.start.slow },
    content: en.logout.stay,
  },
  {
    op: 'GET /wallet/balances',
    ...onDashboard(en.balance.heading),
    failed: en.balance.failed,
    retry: en.load.retry,
    content: '₦',
  },
  {
    op: 'GET /wallet/portfolio',
    ...onDashboard(parts.portfolio.label),
    failed: parts.portfolio.failed,
    retry: en.load.retry,
    content: /₦\d/,
  },
  {
    op: 'GET /wallet/transactions',
    ...onDashboard(parts.activity.heading),
    failed: parts.activity.failed,
    retry: en.load.retry,
    content: 'USDT to ETH',
  },
  {
    op: 'GET /market/assets',
    ...onDashboard(en.market.heading),
    failed: en.market.failed,
    retry: en.load.retry,
    content: 'Cardano',
  },
  ...visibleMarketQueries,
  {
    op: 'GET /wallet/transactions',
    ...inPanel('history'),
    failed: transactionList.failed,
    retry: en.load.retry,
    content: 'Deposit from Tron',
  },
  {
    op: 'GET /wallet/transactions',
    at: '/w/transactions',
    place: 'main',
    failed: transactionList.failed,
    retry: en.load.retry,
    content: 'Deposit from Tron',
  },
  {
    op: 'GET /wallet/transaction-months',
    at: '/w/transactions',
    place: { region: interpolate(transactionList.months.soFar, { month: formatMonth(new Date(), 'en') }) },
    failed: transactionList.months.failed,
    retry: en.load.retry,
    content: transactionList.months.converted,
  },
  {
    op: 'GET /wallet/balances',
    ...inPanel('coins'),
    failed: lists.coins.failed,
    retry: en.load.retry,
    content: /Bitcoin.*\d BTC/,
  },
  {
    op: 'GET /wallet/transactions',
    ...inPanel('users'),
    failed: lists.users.failedLately,
    retry: en.load.retry,
    content: '@amina',
  },
  {
    op: 'GET /user/notifications/list',
    ...inPanel('notifications'),
    failed: notifications.failed,
    retry: en.load.retry,
    content: 'Welcome to Cowrie',
  },
  {
    op: 'GET /user/notifications',
    at: '/w/notifications',
    place: { region: notifications.flags.heading },
    failed: notifications.flags.failed,
    retry: en.load.retry,
    content: notifications.flags.trade_alerts.name,
  },
  {
    op: 'GET /search',
    ...inPanel('search'),
    typed: 'kwame',
    failed: search.failed,
    retry: search.retry,
    offline: search.offline,
    content: 'Kwame Mensah',
  },
  {
    op: 'GET /referral/code',
    at: '/w/referral',
    place: { region: referral.code.heading },
    failed: referral.code.failed,
    retry: en.load.retry,
    content: '/signup?ref=',
  },
  {
    op: 'GET /referral/stats',
    at: '/w/referral',
    place: { region: referral.progress.heading },
    failed: referral.progress.failed,
    retry: en.load.retry,
    content: referral.progress.hints.joined,
  },
  {
    op: 'GET /referral/invites',
    at: '/w/referral',
    place: { region: referral.friends.heading },
    failed: referral.friends.failed,
    retry: en.load.retry,
    content: 'C****u',
  },
  {
    op: 'GET /user/emergency-contact',
    at: '/w/security/emergency-contact',
    place: 'main',
    failed: emergencyContact.failed,
    retry: en.load.retry,
    content: emergencyContact.none,
  },
  {
    op: 'GET /user/profile',
    at: '/w/edit-profile',
    place: 'main',
    failed: profile.failed,
    retry: en.load.retry,
    content: profile.picture.text,
  },
  {
    op: 'GET /wallet/limits',
    at: '/w/profile',
    place: { region: profile.limits.heading },
    failed: profile.limits.failed,
    retry: en.load.retry,
    content: profile.limits.today,
  },
  {
    op: 'GET /user/security',
    at: '/w/security/pin',
    place: { region: pin.region },
    failed: pin.failed,
    retry: en.load.retry,
    content: pin.currentPin,
  },
  {
    op: 'GET /user/security',
    at: '/w/security',
    place: { region: security.region },
    failed: security.failed,
    retry: en.load.retry,
    content: security.checks.heading,
  },
  {
    op: 'GET /auth/activities',
    at: '/w/security',
    place: { region: security.activity.heading },
    failed: security.activity.failed,
    retry: en.load.retry,
    content: security.activity.none,
  },
  {
    op: 'GET /user/security',
    at: '/w/security/password',
    place: { region: changePassword.region },
    failed: changePassword.failed,
    retry: en.load.retry,
    content: changePassword.current,
  },
  {
    op: 'GET /users/{username}',
    at: '/w/user?u=amina',
    place: { region: person.card },
    failed: person.failed,
    retry: en.load.retry,
    offline: en.load.whenOnline,
    content: 'Amina Bello',
  },
  {
    op: 'GET /wallet/transactions',
    at: '/w/user?u=amina',
    place: { region: person.history.heading },
    failed: transactionList.failed,
    retry: en.load.retry,
    offline: en.load.whenOnline,
    content: 'Sent to Amina Bello',
  },
  {
    op: 'GET /user/linked-accounts',
    at: '/w/linked-accounts',
    place: 'main',
    failed: linkedAccounts.apps.failed,
    retry: en.load.retry,
    content: linkedAccounts.google.how,
  },
  {
    op: 'GET /wallet/payees',
    at: '/w/linked-accounts',
    place: 'main',
    failed: linkedAccounts.payees.failed,
    retry: en.load.retry,
    content: 'Salary account',
  },
  {
    op: 'GET /wallet/banks',
    at: '/w/linked-accounts',
    place: { region: linkedAccounts.bank.add },
    failed: addPayee.banks.failed,
    retry: en.load.retry,
    content: addPayee.number,
  },
  {
    op: 'GET /wallet/assets',
    at: '/w/receive',
    place: 'main',
    failed: receive.assets.failed,
    retry: en.load.retry,
    content: 'Tether',
  },
  {
    op: 'GET /wallet/statements',
    at: '/w/financial-history',
    place: 'main',
    failed: statements.failed,
    retry: en.load.retry,
    content: statements.summary.ties,
  },
  {
    op: 'GET /wallet/statements/{period}',
    at: '/w/financial-history',
    place: 'main',
    failed: statements.failed,
    retry: en.load.retry,
    content: statements.summary.ties,
  },
  {
    op: 'GET /wallet/ledger',
    at: '/w/financial-history',
    place: { region: statements.entries.heading },
    failed: statements.entries.failed,
    retry: en.load.retry,
    content: statements.entries.now,
  },
  {
    op: 'GET /auth/user-devices',
    at: '/w/devices-and-activities',
    place: 'main',
    failed: devices.failed,
    retry: en.load.retry,
    content: devices.facts.ip,
  },
  {
    op: 'GET /auth/activities',
    at: '/w/devices-and-activities?tab=activity',
    place: 'main',
    failed: activities.failed,
    retry: en.load.retry,
    content: activities.none.all.heading,
  },
  {
    op: 'GET /announcements',
    at: '/w/announcements',
    place: 'main',
    failed: announcements.failed,
    retry: en.load.retry,
    content: 'Ask people for money',
  },
  {
    op: 'GET /announcements/{id}',
    at: '/w/announcement/ann_2',
    place: 'main',
    failed: announcements.article.failed,
    retry: en.load.retry,
    content: 'You get a notification',
  },
  {
    op: 'GET /user/search',
    ...inPanel('users'),
    typed: 'kwame',
    failed: lists.users.failed,
    retry: search.retry,
    offline: lists.users.offline,
    content: 'Kwame Mensah',
  },
];
