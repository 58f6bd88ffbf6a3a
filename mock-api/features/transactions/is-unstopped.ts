import type { StoredTransaction } from './stored-transaction.ts';

const stopped: readonly StoredTransaction['status'][] = ['failed', 'cancelled', 'expired', 'returned'];

/** Whether a payment has arrived, or still may: one that was not made, or came back, counts in no sum and in no limit. */
export const isUnstopped = ({ status }: Pick<StoredTransaction, 'status'>): boolean =>
  !stopped.includes(status);
