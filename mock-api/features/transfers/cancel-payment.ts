import type { JobContext } from '../../core/jobs.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { isCancellable } from '../transactions/present-transaction.ts';
import { recordEvent } from '../transactions/record-event.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import type { User } from '../users/state.ts';
import { paymentError } from '../payment-errors/payment-error.ts';

/** @throws ApiError 409 `already_final` */
export function cancelPayment(context: JobContext, user: User, one: StoredTransaction): void {
  if (!isCancellable(context.state, one)) throw paymentError('already_final');
  recordEvent(context.state, user.customer_id, one, 'cancelled', { reason: 'cancelled_by_customer' });
  announcePayment(context, user, one, 'cancelled');
}
