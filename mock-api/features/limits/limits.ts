import { assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import { kobo } from '../../core/kobo.ts';
import { startOfDay, startOfMonth, startOfNextDay } from '../../core/lagos-time.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { isUnstopped } from '../transactions/is-unstopped.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { missingMembers } from '../users/profile.ts';
import type { User } from '../users/state.ts';
import type { Tier } from './state.ts';

/** In whole naira. */
export const tierLimits: Readonly<Record<Tier, { readonly daily: string; readonly monthly: string }>> = {
  1: { daily: '200000', monthly: '1000000' },
  2: { daily: '5000000', monthly: '50000000' },
  3: { daily: '50000000', monthly: '500000000' },
};

const { scale } = assets.ngn;

/** A tier that was granted; else a complete profile is what the second one needs. */
export const tierOf = (state: SandboxState, user: User): Tier =>
  own(state.tiers, user.customer_id) ?? (missingMembers(user).length === 0 ? 2 : 1);

/** What a customer has sent since the day and the month of a moment began in Africa/Lagos, in kobo. */
function sentInPeriods(
  state: SandboxState,
  customerId: string,
  moment: number,
): { day: bigint; month: bigint } {
  const [day, month] = [iso(startOfDay(moment)), iso(startOfMonth(moment))];
  const sent = { day: 0n, month: 0n };
  // All are read: they are in the order in which they were made, and after the clock was moved back that is not the order of their times.
  for (const one of transactionsOf(state, customerId)) {
    const { created_at, direction, fiat } = one;
    // What was not sent, or came back, uses up no limit.
    if (created_at < month || direction !== 'out' || !isUnstopped(one) || !fiat) continue;
    const amount = kobo(fiat.amount);
    sent.month += amount;
    if (created_at >= day) sent.day += amount;
  }
  return sent;
}

export interface LimitUse {
  readonly period: 'daily' | 'monthly';
  /** In naira. */
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  readonly resets_at: string;
}

/** What a user has sent today and this month, and what is left. */
export function limitUses(state: SandboxState, user: User): readonly [daily: LimitUse, monthly: LimitUse] {
  const moment = now(state);
  const limits = tierLimits[tierOf(state, user)];
  const sent = sentInPeriods(state, user.customer_id, moment);
  const use = (period: 'daily' | 'monthly', used: bigint, resets: number): LimitUse => {
    const limit = kobo(limits[period]);
    return {
      period,
      limit: limits[period],
      used: formatAmount(used, scale),
      available: formatAmount(used < limit ? limit - used : 0n, scale),
      resets_at: iso(resets),
    };
  };
  return [
    use('daily', sent.day, startOfNextDay(moment)),
    use('monthly', sent.month, startOfMonth(moment, 1)),
  ];
}

/** The limit that an amount in naira goes over, if any: the daily one first. */
export const exceededLimit = (state: SandboxState, user: User, naira: string): LimitUse | undefined =>
  limitUses(state, user).find(({ available }) => kobo(naira) > kobo(available));
