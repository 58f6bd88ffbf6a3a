import { iso, now } from '../core/clock.ts';
import { scheduleJob } from '../core/jobs.ts';
import type { SandboxState } from '../core/state.ts';
import { addRestriction } from '../features/restrictions/restrictions.ts';
import { transactionsOf } from '../features/transactions/transactions.ts';
import type { User } from '../features/users/state.ts';
import type { Activity } from './activities.ts';
import { onboardedUser, personaDeviceId, profile, type Persona } from './fixtures.ts';
import { loggedInDevice, logEvent } from './security-log.ts';
import { seedHistoryToBalances } from './transaction-history.ts';

const email = 'new-device-login@example.com';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long ago somebody logged in on the device that the owner does not know. */
const SINCE = 13 * HOUR;
/** How long the payment in review can still be cancelled. */
const REVIEW_LEFT = 28 * 60_000;
const OWN = { deviceName: 'Chrome on Android', ip: '102.89.23.7' };
const OTHER = { deviceName: 'Firefox on Windows', ip: '105.112.44.9' };

const holdings = [
  ['ngn', '840000'],
  ['usdt', '512.75'],
] as const;
const activities: readonly Activity[] = [
  { type: 'send', daysAgo: 31, money: ['ngn', '12000'], with: 'adaobi', note: 'Fuel' },
  { type: 'payout', daysAgo: 12, money: ['ngn', '40000'] },
  // Since that login: one has arrived, one is on its way, and one is still in review.
  { type: 'send', daysAgo: 12 / 24, money: ['ngn', '8000'], with: 'adaobi' },
  { type: 'payout', daysAgo: 0.5 / 24, money: ['ngn', '150000'], status: 'processing' },
  { type: 'withdraw', daysAgo: 2 / (24 * 60), money: ['usdt', '90'], status: 'review' },
];

export const newDeviceLogin: Persona = {
  title: 'Somebody has logged in on a new device 13 hours ago, and money was sent since then',
  group: 'Devices and sessions',
  email,
  build(state) {
    const user = onboardedUser(state, email, { username: 'bisolaaj', profile: profile('Bisola', 'Ajayi') });
    user.created_at = iso(now(state) - 120 * DAY);
    // Whoever logged in knew it.
    user.password_changed_at = user.created_at;
    seedHistoryToBalances(state, user, { holdings, activities, startsDaysAgo: 60 });
    beginReview(state, user);
    addLog(state, user);
    return user;
  },
};

/** What is in review can be cancelled until the review ends. */
function beginReview(state: SandboxState, { customer_id }: User): void {
  const until = now(state) + REVIEW_LEFT;
  for (const one of transactionsOf(state, customer_id).filter(({ status }) => status === 'review')) {
    Object.assign(one, { cancel_until: until, status_reason: 'new_address' });
    const event = { customer_id, transaction_id: one.id, event: 'review_passed' } as const;
    scheduleJob(state, 'payment_event', until, event);
  }
}

function addLog(state: SandboxState, user: User): void {
  const own = { ...OWN, deviceId: personaDeviceId(state, email) };
  const id = `dev_${user.customer_id.toLowerCase()}_other`;
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0';
  const other = { ...OTHER, deviceId: id };
  const password = { method: 'password' };
  logEvent(state, user, { ...own, event: 'signed_in', ago: 6 * DAY, values: password });
  logEvent(state, user, { ...own, event: 'pin_changed', ago: 5 * DAY });
  logEvent(state, user, { ...other, event: 'new_device', ago: SINCE, values: password });
  loggedInDevice(state, user, { id, agent, ago: SINCE });
  addRestriction(
    state,
    user.customer_id,
    { scope: 'new_payees', reason: 'new_device', device_id: id },
    DAY - SINCE,
  ).began_at = now(state) - SINCE;
}
