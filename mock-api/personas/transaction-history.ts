import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { StatusReason, TransactionStatus } from '#contract/transactions.ts';
import { now } from '../core/clock.ts';
import type { SandboxState } from '../core/state.ts';
import { fund } from '../features/deposits/fund.ts';
import type { PaymentEvent } from '../features/transactions/payment-events.ts';
import { createTransaction, recordEvent } from '../features/transactions/record-event.ts';
import { transactionsOf } from '../features/transactions/transactions.ts';
import { directoryParty } from '../features/users/parties.ts';
import type { User } from '../features/users/state.ts';
import { debitOf, detailsOf, type Activity, type Money } from './activities.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** From the first event to the last. */
const MINUTES = { deposit: 6, other: 4 };

/** The event that it begins with, and those that followed. */
type Course = readonly [first: PaymentEvent, ...then: PaymentEvent[]];

/** What has happened to an activity of a status, by its type. */
const courses: Readonly<Record<Activity['type'], Readonly<Partial<Record<TransactionStatus, Course>>>>> = {
  send: {
    completed: ['transferred'],
    review: ['held'],
    failed: ['held', 'failed'],
    cancelled: ['held', 'cancelled'],
  },
  receive: { completed: ['transferred'] },
  withdraw: {
    review: ['held'],
    processing: ['accepted'],
    confirming: ['accepted', 'broadcast'],
    completed: ['accepted', 'settled'],
    failed: ['accepted', 'failed'],
    cancelled: ['accepted', 'cancelled'],
  },
  payout: {
    review: ['held'],
    processing: ['accepted'],
    completed: ['accepted', 'settled'],
    failed: ['accepted', 'failed'],
    cancelled: ['accepted', 'cancelled'],
    // A bank returns what it has already paid out.
    returned: ['accepted', 'settled', 'returned'],
  },
  deposit: {
    pending: ['opened'],
    processing: ['opened', 'declared_sent'],
    // Nothing more happens to it by itself, so that screens show a persona's money on its way at any time of the clock.
    confirming: ['seen'],
    review: ['seen', 'suspended'],
    completed: ['seen', 'credited'],
    failed: ['seen', 'failed'],
    cancelled: ['opened', 'cancelled'],
    expired: ['opened', 'expired'],
    returned: ['seen', 'suspended', 'sent_back'],
  },
  convert: { completed: ['converted'] },
  reward: { completed: ['rewarded'] },
};

const reasons: Readonly<Partial<Record<PaymentEvent, StatusReason>>> = {
  held: 'manual_review',
  cancelled: 'cancelled_by_customer',
  returned: 'wrong_details',
  expired: 'not_paid_in_time',
  sent_back: 'sent_back',
};

/** Why an event has happened, where that is told. */
function reasonFor(event: PaymentEvent, { type, money: [asset] }: Activity): StatusReason | null {
  if (event === 'suspended') return assets[asset].kind === 'crypto' ? 'memo_missing' : 'name_mismatch';
  if (event !== 'failed') return reasons[event] ?? null;
  return type === 'send' ? 'review_refused' : type === 'payout' ? 'bank_failed' : 'network_failed';
}

/** Records one activity, with everything that happened to it since. */
export function seedActivity(state: SandboxState, user: User, activity: Activity): void {
  const { type, daysAgo, status = 'completed', money, note } = activity;
  const course = courses[type][status];
  if (!course) throw new Error(`No ${type} can be ${status}.`);
  const [first, ...then] = course;
  const at = now(state) - Math.round(daysAgo * DAY);
  if (type === 'receive') {
    const sender = directoryParty(activity.with);
    fund(state, sender, ...money, at - MINUTE);
    createTransaction(state, sender.id, detailsOf(state, user, activity), first, { at });
    const received = transactionsOf(state, user.customer_id).at(-1);
    if (received) received.note = note ?? null;
    return;
  }
  const details = { ...detailsOf(state, user, activity), status_reason: reasonFor(first, activity) };
  const created = createTransaction(state, user.customer_id, details, first, { at });
  const end = at + (type === 'deposit' ? MINUTES.deposit : MINUTES.other) * MINUTE;
  for (const [index, event] of then.entries()) {
    const reason = reasonFor(event, activity);
    recordEvent(state, user.customer_id, created, event, {
      at: end - (then.length - 1 - index) * MINUTE,
      reason,
    });
  }
}

/** Records the activities of a history, which is oldest first. */
export function seedHistory(state: SandboxState, user: User, activities: readonly Activity[]): void {
  for (const activity of activities) seedActivity(state, user, activity);
}

/** The change of an asset's balance by a history, in minor units. Amounts on hold still belong to it. */
function netEffect(activities: readonly Activity[], asset: AssetId): bigint {
  return activities.reduce((sum, activity) => {
    const { type, status = 'completed', money } = activity;
    if (type === 'convert' && activity.received[0] === asset)
      return sum + parseAmount(activity.received[1], assets[asset].scale);
    if (money[0] !== asset) return sum;
    if (type === 'receive' || type === 'deposit' || type === 'reward')
      return status === 'completed' ? sum + parseAmount(money[1], assets[asset].scale) : sum;
    const { total, fees } = debitOf(activity);
    if (status === 'completed') return sum - total;
    // A payout that the bank sent back has cost its fee.
    return status === 'returned' ? sum - fees : sum;
  }, 0n);
}

/**
 * Records a history that ends with the given holdings. It starts with one deposit of each asset, of the amount that is needed
 * for that.
 * @param startsDaysAgo days before now of the first deposit; the others follow a day apart.
 */
export function seedHistoryToBalances(
  state: SandboxState,
  user: User,
  {
    holdings,
    activities,
    startsDaysAgo,
  }: { holdings: readonly Money[]; activities: readonly Activity[]; startsDaysAgo: number },
): void {
  const openings = holdings.map(([asset, amount], index): Activity => {
    const { scale } = assets[asset];
    const opening = parseAmount(amount, scale) - netEffect(activities, asset);
    return { type: 'deposit', daysAgo: startsDaysAgo - index, money: [asset, formatAmount(opening, scale)] };
  });
  seedHistory(state, user, [...openings, ...activities]);
}
