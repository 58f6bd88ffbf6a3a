import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { statusBefore, transactionsOf } from '../transactions/transactions.ts';

/** How long a bank may recall a deposit. */
const CLEARING_MS = 60 * 60_000;

/**
 * The bank deposits of an hour, in kobo, and when the last of them has cleared (milliseconds since 1970).
 * @param before a moment of the past (an ISO 8601 time); now, when left out
 */
export function clearingOf(
  state: SandboxState,
  customerId: string,
  before?: string,
): { amount: bigint; clears_at: number } {
  const since = (before === undefined ? now(state) : Date.parse(before)) - CLEARING_MS;
  let amount = 0n;
  let last = since;
  for (const one of transactionsOf(state, customerId)) {
    if (one.type !== 'deposit' || one.channel !== 'bank') continue;
    const status = before === undefined ? one.status : statusBefore(one, before);
    const credited = one.timeline.findLast((step) => step.status === 'completed');
    if (status !== 'completed' || !credited) continue;
    const at = Date.parse(credited.at);
    if (at <= since) continue;
    amount += parseAmount(one.amount, assets.ngn.scale);
    last = Math.max(last, at);
  }
  return { amount, clears_at: last + CLEARING_MS };
}
