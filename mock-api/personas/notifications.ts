import type { User } from '../features/users/state.ts';
import { now } from '../core/clock.ts';
import { notify } from '../features/notifications/notifications.ts';
import { terms } from '../features/referral/terms.ts';
import type { SandboxState } from '../core/state.ts';
import type { StoredNotification } from '../features/notifications/state.ts';

const HOUR = 3_600_000;

/** A long list repeats these. The first is the one that every new user gets. */
const kinds = [
  { type: 'product', text: 'welcome', values: {}, link: '/w/receive' },
  {
    type: 'transaction',
    text: 'deposit',
    values: { amount: { asset: 'usdt', amount: '100' } },
    link: '/w/transactions',
  },
  { type: 'device', text: 'device', values: {}, link: '/w/devices-and-activities' },
  {
    type: 'trade',
    text: 'trade',
    values: { from: { asset: 'usdt', amount: '50' }, to: 'BTC' },
    link: '/w/transactions',
  },
  { type: 'security', text: 'password', values: {}, link: '/w/security' },
  {
    type: 'product',
    text: 'referral',
    values: {
      name: 'Chinedu',
      reward: { asset: 'ngn', amount: terms.reward },
      deposit: { asset: 'ngn', amount: terms.deposit },
      days: terms.days,
    },
    link: '/w/referral',
  },
  {
    type: 'transaction',
    text: 'received',
    values: { name: 'Ada Nwafor', amount: { asset: 'ngn', amount: '9000' } },
    link: '/w/transactions',
  },
  { type: 'device', text: 'device_removed', values: {}, link: '/w/devices-and-activities' },
  {
    type: 'trade',
    text: 'price_above',
    values: { asset: 'BTC', price: '$70,000' },
    link: '/w/token/btc',
  },
  { type: 'security', text: 'pin', values: {}, link: '/w/security' },
  { type: 'product', text: 'statement', values: {}, link: '/w/financial-history' },
  {
    type: 'transaction',
    text: 'sent',
    values: { name: 'Kwame Mensah', amount: { asset: 'sol', amount: '0.5' } },
    link: '/w/transactions',
  },
] as const satisfies readonly Pick<StoredNotification, 'type' | 'text' | 'values' | 'link'>[];

/** Adds notifications, one an hour up to now. Every fifth is read. */
export function seedNotifications(state: SandboxState, user: User, count: number): void {
  for (let index = count - 1; index >= 0; index -= 1) {
    const notification = notify(state, user, {
      ...(kinds[index % kinds.length] ?? kinds[0]),
      at: now(state) - index * HOUR,
    });
    if (index % 5 === 4) notification.status = 'read';
  }
}
