import type { Transaction, TransactionStatus } from '#contract/transactions.ts';

const pendingStatuses = ['pending', 'review', 'processing', 'confirming'] as const;
export type PendingStatus = (typeof pendingStatuses)[number];
export type PendingTransaction = Transaction & { readonly status: PendingStatus };

/** It is under way, and listed as that. */
export const isPending = (transaction: Transaction): transaction is PendingTransaction =>
  (pendingStatuses as readonly TransactionStatus[]).includes(transaction.status);
