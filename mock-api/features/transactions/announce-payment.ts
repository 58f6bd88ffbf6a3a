import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { JobContext } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { TextValues } from '../../server/translate.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import { notify } from '../notifications/notifications.ts';
import type { StoredNotification } from '../notifications/state.ts';
import type { NotificationText } from '../notifications/texts.ts';
import type { User } from '../users/state.ts';
import { userParty, type Party } from '../users/parties.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { StoredTransaction } from './stored-transaction.ts';
import { totalOf } from './new-transaction.ts';
import { transactionsOf } from './transactions.ts';

/** An email confirms what is sent, and what arrives from outside, from this value on. In naira. */
const EMAIL_FROM = '100000';

type News = PaymentEvent | 'overdue';
/** What the owner is notified of, by what has happened. */
const notifications: Readonly<Partial<Record<News, NotificationText>>> = {
  transferred: 'sent',
  transfer_approved: 'sent',
  held: 'in_review',
  settled: 'sent',
  failed: 'payment_failed',
  cancelled: 'payment_cancelled',
  returned: 'payment_returned',
  overdue: 'payment_overdue',
  seen: 'deposit_seen',
  credited: 'deposit',
  claimed: 'deposit',
  suspended: 'deposit_without_memo',
  sent_back: 'deposit_sent_back',
  recalled: 'deposit_recalled',
  expired: 'deposit_expired',
  converted: 'trade',
  rewarded: 'reward',
};

const types: Readonly<Partial<Record<StoredTransaction['type'], StoredNotification['type']>>> = {
  convert: 'trade',
  reward: 'product',
};

/** Tells the people of a payment what has happened to it: by notifications, and of a larger one by an email. */
export function announcePayment(context: JobContext, user: User, one: StoredTransaction, event: News): void {
  const text = textOf(one, event);
  // A bank deposit that its owner has cancelled is no news, and held nothing.
  if (text && !(one.type === 'deposit' && event === 'cancelled')) notifyOf(context, user, one, text);
  if (event === 'transferred' || event === 'transfer_approved')
    announceReceived(context, userParty(user), one);
  if (event === 'transferred' || event === 'accepted' || event === 'held')
    confirmByEmail(context, user, one, 'sent');
  if (event === 'credited' || event === 'claimed') confirmByEmail(context, user, one, 'received');
}

function textOf(one: StoredTransaction, event: News): NotificationText | undefined {
  const { type, channel, status_reason, recovered } = one;
  switch (event) {
    case 'settled':
      return type === 'payout' ? 'withdrawn' : notifications.settled;
    case 'held':
      return channel === 'user' ? 'transfer_in_review' : notifications.held;
    case 'suspended':
      if (channel !== 'bank') return notifications.suspended;
      return status_reason === 'name_mismatch' ? 'deposit_held_other_name' : 'deposit_held_late';
    case 'sent_back':
      return channel === 'bank' ? notifications.sent_back : 'deposit_sent_back_chain';
    case 'recalled':
      return parseAmount(recovered ?? '0', assets[one.asset].scale) === 0n
        ? 'deposit_recalled_all_spent'
        : notifications.recalled;
    default:
      return notifications[event];
  }
}

function notifyOf({ state }: JobContext, user: User, one: StoredTransaction, text: NotificationText): void {
  notify(state, user, {
    type: types[one.type] ?? 'transaction',
    text,
    values: { ...valuesOf(one), ...movedOf(one, text) },
    link: one.type === 'reward' ? '/w/referral' : `/w/transactions?id=${one.id}`,
  });
}

function valuesOf(one: StoredTransaction): TextValues {
  const { asset, amount, received, counterparty } = one;
  const money = { asset, amount };
  return received
    ? { from: money, to: received }
    : { amount: money, total: { asset, amount: totalOf(one) }, name: counterparty?.name ?? '' };
}

/** What a text says of a deposit that was held, sent back or recalled: what arrived, or what left the balance again. */
function movedOf(one: StoredTransaction, text: NotificationText): TextValues {
  const { asset, recovered } = one;
  if (text === 'deposit_recalled') return { amount: { asset, amount: recovered ?? '0' } };
  return text.startsWith('deposit_held') || text.startsWith('deposit_sent_back')
    ? { amount: { asset, amount: totalOf(one) } }
    : {};
}

/** The receiver is notified, if they have an account in the sandbox. */
export function announceReceived(
  { state }: JobContext,
  sender: Pick<Party, 'name'>,
  sent: StoredTransaction,
): void {
  const receiver = own(state.users, sent.party_id);
  if (!receiver) return;
  const received = transactionsOf(state, receiver.customer_id).findLast(
    ({ operation_id }) => operation_id === sent.operation_id,
  );
  if (!received) return;
  notify(state, receiver, {
    type: 'transaction',
    text: 'received',
    values: { ...valuesOf(received), name: sender.name },
    link: `/w/transactions?id=${received.id}`,
  });
}

function confirmByEmail(
  context: JobContext,
  user: User,
  one: StoredTransaction,
  name: 'sent' | 'received',
): void {
  const { scale } = assets.ngn;
  if (!one.fiat || parseAmount(one.fiat.amount, scale) < parseAmount(EMAIL_FROM, scale)) return;
  sendAccountEmail(context, user, name, { ...valuesOf(one), reference: one.reference });
}
