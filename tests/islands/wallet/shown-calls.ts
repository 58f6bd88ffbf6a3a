import { screen } from '@testing-library/react';
import { messages } from '#src/i18n/messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { QUIET_SCREEN } from '../../e2e/quiet-screen.ts';
import type { ShownOp } from '../../e2e/shell-calls.ts';
import { main, panel } from '../../render-wallet.tsx';

const {
  wallet: en,
  emergencyContact,
  walletLists: lists,
  walletSearch: finding,
  notifications: notes,
} = messages('en');

/** A call whose answer is shown somewhere, and what stands there instead while there is none. */
export interface ShownCall {
  readonly op: ShownOp;
  /** Where its answer is shown. */
  readonly at: string;
  readonly place: () => HTMLElement;
  /** What is typed before it is asked for. */
  readonly typed?: string;
  /** Said when it failed, and the name of the button that asks again. */
  readonly failed: string;
  readonly retry: string;
  /** Said when it has been on its way for so many milliseconds. */
  readonly slow?: { readonly after: number; readonly text: string };
  /** Said without a network, where it is not that one is offline and no more. */
  readonly offline?: string;
  /** Stands there with the answer. */
  readonly good: RegExp | string;
}

const inPanel = (name: PanelName) => ({ at: `${QUIET_SCREEN}?panel=${name}`, place: () => panel(name) });
export const onDashboard = (heading: string) => ({
  at: '/w',
  place: () => screen.getByRole('region', { name: heading }),
});

export const shownCalls: readonly ShownCall[] = [
  {
    op: 'GET /user/profile/status',
    at: QUIET_SCREEN,
    place: main,
    failed: en.start.failed,
    retry: en.start.retry,
    slow: { after: 3000, text: en.start.slow },
    good: en.logout.stay,
  },
  {
    op: 'GET /wallet/balances',
    ...onDashboard(en.balance.heading),
    failed: en.balance.failed,
    retry: en.load.retry,
    good: '₦',
  },
  {
    op: 'GET /market/assets',
    ...onDashboard(en.market.heading),
    failed: en.market.failed,
    retry: en.load.retry,
    good: 'Hedera',
  },
  {
    op: 'GET /wallet/transactions',
    ...inPanel('history'),
    failed: lists.history.failed,
    retry: en.load.retry,
    good: 'Deposit from Tron',
  },
  {
    op: 'GET /wallet/balances',
    ...inPanel('coins'),
    failed: lists.coins.failed,
    retry: en.load.retry,
    good: /Bitcoin.*\d BTC/,
  },
  {
    op: 'GET /wallet/transactions',
    ...inPanel('users'),
    failed: lists.users.failedLately,
    retry: en.load.retry,
    good: '@amina',
  },
  {
    op: 'GET /user/notifications/list',
    ...inPanel('notifications'),
    failed: notes.failed,
    retry: en.load.retry,
    good: 'Welcome to Cowrie',
  },
  {
    op: 'GET /user/notifications',
    at: '/w/notifications',
    place: () => screen.getByRole('region', { name: notes.flags.heading }),
    failed: notes.flags.failed,
    retry: en.load.retry,
    good: notes.flags.trade_alerts.name,
  },
  {
    op: 'GET /search',
    ...inPanel('search'),
    typed: 'kwame',
    failed: finding.failed,
    retry: finding.retry,
    offline: finding.offline,
    good: 'Kwame Mensah',
  },
  {
    op: 'GET /user/emergency-contact',
    at: '/w/security/emergency-contact',
    place: main,
    failed: emergencyContact.failed,
    retry: en.load.retry,
    good: emergencyContact.none,
  },
  {
    op: 'GET /user/search',
    ...inPanel('users'),
    typed: 'kwame',
    failed: lists.users.failed,
    retry: finding.retry,
    offline: lists.users.offline,
    good: 'Kwame Mensah',
  },
];
