import type { Locator, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { fieldOf, panelOf, rowOf } from './finding.ts';
import { FAQS, LIST as HELP_LIST } from './help.ts';
import { expect } from './mock.ts';
import { FLAGS, LIST, inbox, rows } from './notes.ts';
import { totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN, expectScreenLoaded } from './quiet-screen.ts';

const {
  wallet: en,
  emergencyContact,
  walletLists: lists,
  walletSearch: finding,
  notifications: notes,
  toasts,
} = messages('en');

/** A call whose answer is shown somewhere, and what stands there instead while there is none. */
export interface ShownCall {
  readonly op: string;
  /** Where its answer is shown. */
  readonly at: string;
  readonly place: (page: Page) => Locator;
  /** What has to be done before it is asked for. */
  readonly ask?: (page: Page) => Promise<void>;
  /** Said when it failed, and what the button is called that asks again. */
  readonly failed: string;
  readonly retry: string;
  /** Said when it has been on its way for so many milliseconds. */
  readonly slow: { readonly after: number; readonly text: string };
  readonly good: (page: Page) => Promise<void>;
}

const slow = { after: 10_000, text: toasts.stillWorking };
const type = (name: 'search' | 'users', text: string) => (page: Page) =>
  fieldOf(panelOf(page, name)).fill(text);

export const shownCalls: readonly ShownCall[] = [
  {
    op: 'GET /user/profile/status',
    at: QUIET_SCREEN,
    place: (page) => page.getByRole('main'),
    failed: en.start.failed,
    retry: en.start.retry,
    slow: { after: 3000, text: en.start.slow },
    good: expectScreenLoaded,
  },
  {
    op: 'GET /wallet/balances',
    at: '/w',
    place: totalOf,
    failed: en.balance.failed,
    retry: en.balance.retry,
    slow,
    good: (page) => expect(totalOf(page)).toContainText('₦'),
  },
  {
    op: 'GET /market/assets',
    at: '/w',
    place: (page) => page.getByRole('region', { name: en.market.heading, exact: true }),
    failed: en.market.failed,
    retry: en.market.retry,
    slow,
    good: (page) => expect(page.getByRole('table', { name: en.market.caption })).toContainText('Hedera'),
  },
  {
    op: 'GET /wallet/transactions',
    at: `${QUIET_SCREEN}?panel=history`,
    place: (page) => panelOf(page, 'history'),
    failed: lists.history.failed,
    retry: lists.retry,
    slow,
    good: (page) => expect(panelOf(page, 'history').getByRole('listitem')).toHaveCount(20),
  },
  {
    op: 'GET /wallet/balances',
    at: `${QUIET_SCREEN}?panel=coins`,
    place: (page) => panelOf(page, 'coins'),
    failed: lists.coins.failed,
    retry: lists.retry,
    slow,
    good: (page) => expect(rowOf(panelOf(page, 'coins'), /^Bitcoin/)).toContainText(/\d BTC/),
  },
  {
    op: 'GET /wallet/transactions',
    at: `${QUIET_SCREEN}?panel=users`,
    place: (page) => panelOf(page, 'users'),
    failed: lists.users.failedLately,
    retry: lists.retry,
    slow,
    good: (page) => expect(panelOf(page, 'users').getByRole('option').first()).toBeVisible(),
  },
  {
    op: LIST,
    at: `${QUIET_SCREEN}?panel=notifications`,
    place: inbox,
    failed: notes.failed,
    retry: notes.retry,
    slow,
    good: (page) => expect(rows(inbox(page)).first()).toBeVisible(),
  },
  {
    op: FLAGS,
    at: '/w/notifications',
    place: (page) => page.getByRole('region', { name: notes.flags.heading }),
    failed: notes.flags.failed,
    retry: notes.retry,
    slow,
    good: (page) => expect(page.getByRole('switch')).toHaveCount(5),
  },
  {
    op: 'GET /search',
    at: `${QUIET_SCREEN}?panel=search`,
    place: (page) => panelOf(page, 'search'),
    ask: type('search', 'kwame'),
    failed: finding.failed,
    retry: finding.retry,
    slow,
    good: (page) => expect(rowOf(panelOf(page, 'search'), /^Kwame Mensah/)).toBeVisible(),
  },
  {
    op: 'GET /user/emergency-contact',
    at: '/w/security/emergency-contact',
    place: (page) => page.getByRole('main'),
    failed: emergencyContact.failed,
    retry: emergencyContact.retry,
    slow,
    good: (page) => expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible(),
  },
  {
    op: 'GET /user/search',
    at: `${QUIET_SCREEN}?panel=users`,
    place: (page) => panelOf(page, 'users'),
    ask: type('users', 'kwame'),
    failed: lists.users.failed,
    retry: finding.retry,
    slow,
    good: (page) => expect(rowOf(panelOf(page, 'users'), /^Kwame Mensah/)).toBeVisible(),
  },
];

/** Calls that nobody waits for: without their answer the wallet is as it was, and has nothing to say. */
export const quietCalls = [
  'POST /auth/device-id',
  'GET /auth/session',
  'GET /user/preferences',
  'GET /user/notifications/unread-count',
  'GET /wallet/stream',
] as const;

/** Shown by the support panel, whose states support-panel-states.spec.ts is about. */
export const helpCalls = [FAQS, HELP_LIST, 'GET /status'] as const;

/** The market's own line, whose losses stream.spec.ts is about. */
export const streamed = ['ws', 'ws.message'] as const;
