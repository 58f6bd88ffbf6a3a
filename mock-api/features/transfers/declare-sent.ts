import { now } from '../../core/clock.ts';
import { scheduleJob, type JobContext } from '../../core/jobs.ts';
import { delaySeconds } from '../networks/arrival-time.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { recordEvent } from '../transactions/record-event.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import type { User } from '../users/state.ts';

/** How long the invented bank takes for a transfer that was really made. */
const ARRIVES_AFTER_SECONDS = 120;

/**
 * Records that the customer has sent the money of a bank deposit; in the mock it then arrives by itself, whatever becomes of its
 * account meanwhile.
 * @throws ApiError 409 `already_final`, 410 `deposit_account_expired`
 */
export function declareSent(context: JobContext, user: User, deposit: StoredTransaction): void {
  const { state } = context;
  const { customer_id } = user;
  if (deposit.status === 'expired') throw paymentError('deposit_account_expired');
  if (deposit.status === 'processing') return;
  if (deposit.status !== 'pending') throw paymentError('already_final');
  recordEvent(state, customer_id, deposit, 'declared_sent');
  announcePayment(context, user, deposit, 'declared_sent');
  const seconds = ARRIVES_AFTER_SECONDS + delaySeconds(state, 'bank');
  scheduleJob(state, 'payment_event', now(state) + seconds * 1000, {
    customer_id,
    transaction_id: deposit.id,
    event: 'credited',
  });
}
