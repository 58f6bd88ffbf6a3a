import { now } from '../../core/clock.ts';
import { findJob, scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime, momentOfMarket } from '../market/market-settings.ts';
import { findMarketRow } from '../market/market-rows.ts';
import type { User } from '../users/state.ts';
import { nextTelling } from './next-telling.ts';
import type { StoredAlert } from './state.ts';
import { tellAlert } from './tell-alert.ts';

/** How far ahead a telling is looked for, in milliseconds of the market: a jump of a year judges an alert 52 times. */
const LOOKAHEAD_MS = 7 * 86_400_000;
/** When a market that stands still is looked at again, in milliseconds of the sandbox's time. */
const STANDSTILL_MS = 86_400_000;

/** Judges an alert up to now, and tells what it has to tell: each telling at the moment of its crossing. */
function judgeAlert(context: JobContext, user: User, alert: StoredAlert): void {
  const { state } = context;
  const row = findMarketRow(alert.asset);
  if (!row) return;
  for (;;) {
    const { after, toldAt } = nextTelling(state, row, alert, now(state));
    Object.assign(alert, after);
    if (toldAt === null) return;
    alert.last_told_at = toldAt;
    if (!alert.repeat) alert.status = 'told';
    tellAlert(context, user, row, alert, toldAt);
  }
}

/** Schedules when an alert is judged next: the moment of its next telling, which is known already, or the end of the look ahead. */
function planAlert(state: SandboxState, customerId: string, alert: StoredAlert): void {
  dropPlan(state, customerId, alert.alert_id);
  const row = findMarketRow(alert.asset);
  if (!row || alert.paused || alert.status === 'told') return;
  const { speed } = state.ticker;
  const start = now(state);
  const end =
    speed === 0 ? start + STANDSTILL_MS : momentOfMarket(state, marketTime(state, start) + LOOKAHEAD_MS);
  const { toldAt } = nextTelling(state, row, alert, end);
  scheduleJob(state, 'price_alert', toldAt ?? end, { customer_id: customerId, alert_id: alert.alert_id });
}

export function dropPlan(state: SandboxState, customer_id: string, alert_id: string): void {
  const planned = findJob(state, 'price_alert', { customer_id, alert_id });
  if (planned) state.jobs = state.jobs.filter((job) => job !== planned);
}

/** Judges an alert up to now and plans when it is judged next. */
export function reviewAlert(context: JobContext, user: User, alert: StoredAlert): void {
  judgeAlert(context, user, alert);
  planAlert(context.state, user.customer_id, alert);
}

/** Handles the job of an alert. */
export function reviewPlanned(context: JobContext, { customer_id, alert_id }: JobKinds['price_alert']): void {
  const user = own(context.state.users, customer_id);
  const alert = own(context.state.priceAlerts, customer_id)?.find((one) => one.alert_id === alert_id);
  if (user && alert) reviewAlert(context, user, alert);
}

/**
 * Judges and plans every alert. Call it before and after a change of how the market behaves: what was has to be judged as it was,
 * and what comes is no longer what was planned.
 */
export function reviewAllAlerts(context: JobContext): void {
  for (const [customerId, alerts] of Object.entries(context.state.priceAlerts)) {
    const user = own(context.state.users, customerId);
    if (user) for (const alert of alerts) reviewAlert(context, user, alert);
  }
}
