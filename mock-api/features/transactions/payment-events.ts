import type { StatusReason, Transaction, TransactionStatus } from '#contract/transactions.ts';
import type { PostingEvent } from '../ledger/posting-rules.ts';
import { mayFollow } from './status-table.ts';

type Kind = Pick<Transaction, 'type' | 'channel' | 'status_reason'>;

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** Something that happens to a transaction by itself, unless something else has happened to it before. */
    payment_event: {
      customer_id: string;
      transaction_id: string;
      event: PaymentJobEvent;
      /** The network, or `bank`, that has to work again before it happens. */
      waits_for?: string;
    };
  }
}

interface EventRule {
  readonly status: TransactionStatus;
  /** A chain or a bank does it: it does not happen while they stand still. */
  readonly outside?: true;
  /** The statuses that it needs, where the table of statuses alone would allow more. */
  readonly from?: readonly TransactionStatus[];
  /** Whether it can't happen to a transaction although its status allows it. */
  readonly never?: (transaction: Kind) => boolean;
  /** Why it happens, when nobody says it. */
  readonly reason?: StatusReason;
  /** What is booked; nothing when left out. */
  readonly posting?: PostingEvent | ((transaction: Kind) => PostingEvent | null);
}

/** A bank deposit that nobody has paid yet holds nothing. */
const released =
  (posting: 'failed' | 'cancelled') =>
  ({ type }: Kind) =>
    type === 'deposit' ? null : posting;

/** What its owner has stopped goes on by their word alone. */
const isHeld = ({ status_reason }: Kind) => status_reason === 'owner_hold';

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
  review_passed: { status: 'processing', from: ['review'], never: isHeld },
  transfer_approved: {
    status: 'completed',
    from: ['review'],
    never: isHeld,
    posting: 'transfer_approved',
  },
  /** A chain knows it. */
  broadcast: { status: 'confirming', outside: true },
  settled: { status: 'completed', outside: true, posting: 'settled' },
  failed: { status: 'failed', posting: released('failed') },
  cancelled: { status: 'cancelled', posting: released('cancelled') },
  returned: {
    status: 'returned',
    outside: true,
    from: ['completed'],
    posting: ({ status_reason }) => (status_reason === 'bank_error' ? 'returned_by_bank_error' : 'returned'),
  },
  // What comes in.
  opened: { status: 'pending' },
  /** The customer says that the money is on its way. */
  declared_sent: { status: 'processing' },
  // A chain may have it while nothing is credited.
  seen: { status: 'confirming' },
  /** What comes later, or is held already, is not credited by its arrival. */
  credited: {
    status: 'completed',
    outside: true,
    from: ['pending', 'processing', 'confirming'],
    posting: 'credited',
  },
  suspended: { status: 'review', outside: true, posting: 'suspended' },
  claimed: {
    status: 'completed',
    from: ['review'],
    // Money from another name is not its receiver's.
    never: ({ status_reason }) => status_reason === 'name_mismatch',
    posting: 'claimed',
  },
  sent_back: {
    status: 'returned',
    outside: true,
    from: ['review'],
    reason: 'sent_back',
    posting: 'sent_back',
  },
  recalled: {
    status: 'returned',
    outside: true,
    from: ['completed'],
    reason: 'recalled',
    posting: 'recalled',
  },
  expired: { status: 'expired', reason: 'not_paid_in_time' },
  // Between a person and the platform.
  converted: { status: 'completed', posting: 'converted' },
  rewarded: { status: 'completed', posting: 'rewarded' },
} satisfies Record<string, EventRule>;
export type PaymentEvent = keyof typeof paymentEvents;
/** What happens by itself: an event, or something on the way to one that its status does not show. */
export type PaymentJobEvent = PaymentEvent | 'handed_over' | 'confirmed' | 'overdue';

const rules: Readonly<Record<PaymentEvent, EventRule>> = paymentEvents;

/** Whether a chain or a bank does it, and not somebody inside. */
export const isOutside = (event: PaymentJobEvent): boolean =>
  event === 'handed_over' || event === 'confirmed' || (event !== 'overdue' && rules[event].outside === true);

export const statusAfter = (event: PaymentEvent): TransactionStatus => rules[event].status;
export const reasonOf = (event: PaymentEvent): StatusReason | null => rules[event].reason ?? null;

/** Whether an event can happen to a transaction as it is now. */
export function mayHappen(one: Kind & Pick<Transaction, 'status'>, event: PaymentEvent): boolean {
  const { status, from, never } = rules[event];
  if (one.status === status || !mayFollow(one.type, one.status, status)) return false;
  return (from?.includes(one.status) ?? true) && !(never?.(one) ?? false);
}

export function postingEventOf(event: PaymentEvent, transaction: Kind): PostingEvent | null {
  const { posting = null } = rules[event];
  return typeof posting === 'function' ? posting(transaction) : posting;
}
