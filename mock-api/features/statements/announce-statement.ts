import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { startOfMonth } from '../../core/lagos-time.ts';
import { own } from '../../core/own-record.ts';
import { notify } from '../notifications/notifications.ts';
import { linesOf, linesWithin } from './ledger-lines.ts';

/** Tells a customer that the statement of the month that has just ended is ready, if something moved in it. */
export function announceStatement(
  { state }: JobContext,
  { customer_id }: JobKinds['month_ended'],
  due: number,
): void {
  const user = own(state.users, customer_id);
  if (!user) return;
  scheduleJob(state, 'month_ended', startOfMonth(due, 1), { customer_id });
  const month = { from: startOfMonth(due, -1), to: due };
  if (linesWithin(linesOf(state, customer_id), month).length > 0)
    notify(state, user, { type: 'product', text: 'statement', link: '/w/financial-history', at: due });
}
