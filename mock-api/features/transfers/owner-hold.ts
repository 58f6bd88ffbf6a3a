import { iso, now } from '../../core/clock.ts';
import { scheduleJob } from '../../core/jobs.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { publishTransaction, transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { REVIEW_MINUTES } from './risks.ts';

const REVIEW_MS = REVIEW_MINUTES * 60_000;

const isInReview = ({ direction, status }: StoredTransaction) => direction === 'out' && status === 'review';

/**
 * Holds what somebody sends and is still in review: it stays there until they cancel it, or unfreeze sending.
 * @returns how many payments are held now, those that were before included
 */
export function holdPayments(state: SandboxState, { customer_id }: User): number {
  const inReview = transactionsOf(state, customer_id).filter(isInReview);
  for (const one of inReview) {
    if (one.status_reason === 'owner_hold') continue;
    one.status_reason = 'owner_hold';
    publishTransaction(state, customer_id, one);
  }
  return inReview.length;
}

/** Lets the review of what was held begin anew: its owner has as long to cancel as they had at first. */
export function releasePayments(state: SandboxState, { customer_id }: User): void {
  for (const one of transactionsOf(state, customer_id).filter(isInReview)) {
    if (one.status_reason !== 'owner_hold') continue;
    one.status_reason = one.channel === 'user' ? 'manual_review' : 'new_address';
    if (one.cancel_until !== null) beginReview(state, customer_id, one, one.cancel_until);
    publishTransaction(state, customer_id, one);
  }
}

function beginReview(state: SandboxState, customer_id: string, one: StoredTransaction, former: number): void {
  const until = now(state) + REVIEW_MS;
  if (one.eta_at !== null) one.eta_at = iso(Date.parse(one.eta_at) + until - former);
  one.cancel_until = until;
  scheduleJob(state, 'payment_event', until, { customer_id, transaction_id: one.id, event: 'review_passed' });
}
