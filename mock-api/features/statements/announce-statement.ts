import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { startOfMonth } from '../../core/lagos-time.ts';
import { own } from '../../core/own-record.ts';
import { notify } from '../notifications/notifications.ts';
import { linesOf } from './ledger-lines.ts';

/** Tells a customer that the statement of the month that has just ended is ready, if something moved in it. */
export function announceStatement(
  { state }: JobContext,
  { customer_id }: JobKinds['month_ended'],
  due: number,
): void {
  const user = own(state.users, customer_id);
  if (!user) return;
  scheduleJob(state, 'month_ended', startOfMonth(due, 1), { customer_id });
  const began = startOfMonth(due, -1);
  const hasLines = linesOf(state, customer_id).some(({ entry }) => {
    const at = Date.parse(entry.effective_at);
    return at >= began && at < due;
  });
  if (hasLines)
    notify(state, user, { type: 'product', text: 'statement', link: '/w/financial-history', at: due });
}
