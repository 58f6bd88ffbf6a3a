import { now } from '../core/clock.ts';
import { notify, type StoredNotification } from '../features/notifications/notifications.ts';
import type { SandboxState } from '../core/state.ts';
import type { User } from '../features/users/users.ts';

const HOUR = 3_600_000;

/** What a long list goes round. The first is what everybody got. */
const kinds = [
  { type: 'product', text: 'note_welcome', values: {}, link: '/w/receive' },
  {
    type: 'transaction',
    text: 'note_deposit',
    values: { amount: '100', asset: 'USDT' },
    link: '/w/transactions',
  },
  { type: 'device', text: 'note_device', values: {}, link: '/w/devices-and-activities' },
  { type: 'trade', text: 'note_trade', values: { from: '50 USDT', to: 'BTC' }, link: '/w/transactions' },
  { type: 'security', text: 'note_password', values: {}, link: '/w/security' },
  { type: 'product', text: 'note_referral', values: { name: 'Chinedu' }, link: '/w/referral' },
  {
    type: 'transaction',
    text: 'note_received',
    values: { name: 'Ada Nwafor', amount: '9,000', asset: 'NGN' },
    link: '/w/transactions',
  },
  { type: 'device', text: 'note_device_removed', values: {}, link: '/w/devices-and-activities/my-devices' },
  { type: 'trade', text: 'note_alert', values: { asset: 'BTC', price: '$70,000' }, link: '/w/token/btc' },
  { type: 'security', text: 'note_pin', values: {}, link: '/w/security' },
  { type: 'product', text: 'note_statement', values: {}, link: '/w/financial-history' },
  {
    type: 'transaction',
    text: 'note_sent',
    values: { name: 'Kwame Mensah', amount: '0.5', asset: 'SOL' },
    link: '/w/transactions',
  },
] as const satisfies readonly Pick<StoredNotification, 'type' | 'text' | 'values' | 'link'>[];

/** So many notes, one an hour up to now; of every five one is read. */
export function seedNotifications(state: SandboxState, user: User, count: number): void {
  for (let index = count - 1; index >= 0; index -= 1) {
    const note = notify(state, user, {
      ...(kinds[index % kinds.length] ?? kinds[0]),
      at: now(state) - index * HOUR,
    });
    if (index % 5 === 4) note.status = 'read';
  }
}
