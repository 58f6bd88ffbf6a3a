import type { Transaction, TransactionStatus } from '#contract/transactions.ts';
import type { PostingEvent } from '../ledger/posting-rules.ts';

type Kind = Pick<Transaction, 'type' | 'channel' | 'status_reason'>;

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** Something that happens to a transaction by itself, unless something else has happened to it before. */
    payment_event: {
      customer_id: string;
      transaction_id: string;
      event: PaymentEvent | 'handed_over' | 'confirmed' | 'overdue';
    };
  }
}

interface EventRule {
  readonly status: TransactionStatus;
  /** What is booked; nothing when left out. */
  readonly posting?: PostingEvent | ((transaction: Kind) => PostingEvent | null);
}

/** A bank deposit that nobody has paid yet holds nothing. */
const released =
  (posting: 'failed' | 'cancelled') =>
  ({ type }: Kind) =>
    type === 'deposit' ? null : posting;

/** What can happen to a transaction: the status that it has then, and what is booked. */
export const paymentEvents = {
  // What people send.
  transferred: { status: 'completed', posting: 'transferred' },
  accepted: { status: 'processing', posting: 'accepted' },
  held: {
    status: 'review',
    posting: ({ channel }) => (channel === 'user' ? 'transfer_held' : 'accepted'),
  },
  /** A review has let it pass. */
  review_passed: { status: 'processing' },
  transfer_approved: { status: 'completed', posting: 'transfer_approved' },
  /** A chain knows it. */
  broadcast: { status: 'confirming' },
  settled: { status: 'completed', posting: 'settled' },
  failed: { status: 'failed', posting: released('failed') },
  cancelled: { status: 'cancelled', posting: released('cancelled') },
  returned: {
    status: 'returned',
    posting: ({ status_reason }) => (status_reason === 'bank_error' ? 'returned_by_bank_error' : 'returned'),
  },
  // What comes in.
  opened: { status: 'pending' },
  /** The customer says that the money is on its way. */
  declared_sent: { status: 'processing' },
  seen: { status: 'confirming' },
  credited: { status: 'completed', posting: 'credited' },
  suspended: { status: 'review', posting: 'suspended' },
  claimed: { status: 'completed', posting: 'claimed' },
  sent_back: { status: 'returned', posting: 'sent_back' },
  recalled: { status: 'returned', posting: 'recalled' },
  expired: { status: 'expired' },
  // Between a person and the platform.
  converted: { status: 'completed', posting: 'converted' },
  rewarded: { status: 'completed', posting: 'rewarded' },
} satisfies Record<string, EventRule>;
export type PaymentEvent = keyof typeof paymentEvents;

const rules: Readonly<Record<PaymentEvent, EventRule>> = paymentEvents;

export const statusAfter = (event: PaymentEvent): TransactionStatus => rules[event].status;

export function postingEventOf(event: PaymentEvent, transaction: Kind): PostingEvent | null {
  const { posting = null } = rules[event];
  return typeof posting === 'function' ? posting(transaction) : posting;
}
