import type { TransactionStatus, TransactionType } from '#contract/transactions.ts';

type Steps = Readonly<Partial<Record<TransactionStatus, readonly TransactionStatus[]>>>;

const outgoing: Steps = {
  review: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['confirming', 'completed', 'failed', 'cancelled'],
  confirming: ['completed', 'failed'],
};

/** The statuses that may follow each status, by type. A status without a row is an end. */
const allowed: Readonly<Record<TransactionType, Steps>> = {
  send: outgoing,
  payout: { ...outgoing, completed: ['returned'] },
  deposit: {
    pending: ['processing', 'completed', 'review', 'cancelled', 'expired'],
    // A customer who says that the money was sent may have been wrong.
    processing: ['completed', 'review', 'cancelled', 'expired'],
    confirming: ['completed', 'review', 'failed'],
    review: ['completed', 'returned'],
    // Money that arrives after the account for it has closed is held.
    cancelled: ['review'],
    expired: ['review'],
    completed: ['returned'],
  },
  receive: {},
  convert: {},
  reward: {},
  adjustment: {},
};

export const mayFollow = (type: TransactionType, from: TransactionStatus, to: TransactionStatus) =>
  from === to || (allowed[type][from]?.includes(to) ?? false);

/** Whether something may still happen to it by itself. */
export const isOpen = (status: TransactionStatus) =>
  ['pending', 'review', 'processing', 'confirming'].includes(status);
