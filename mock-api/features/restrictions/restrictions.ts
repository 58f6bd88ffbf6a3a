import type { Restriction } from '#contract/restrictions.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredRestriction } from './state.ts';

/** Those that have not ended, the last to end first. */
export const activeRestrictions = (state: SandboxState, customerId: string): StoredRestriction[] =>
  (own(state.restrictions, customerId) ?? [])
    .filter(({ until }) => until > now(state))
    .sort((a, b) => b.until - a.until);

export const presentRestriction = ({ scope, reason, until }: StoredRestriction): Restriction => ({
  scope,
  reason,
  until: iso(until),
});

/** Restricts what somebody can send, and tells nobody before it ends (`restrict` does). @param length in milliseconds */
export function addRestriction(
  state: SandboxState,
  customerId: string,
  { scope, reason }: Pick<StoredRestriction, 'scope' | 'reason'>,
  length: number,
): StoredRestriction {
  const began_at = now(state);
  const added = { scope, reason, began_at, until: began_at + length };
  const kept = activeRestrictions(state, customerId).filter(
    (one) => one.reason !== reason || one.scope !== scope,
  );
  state.restrictions[customerId] = [...kept, added];
  scheduleJob(state, 'restriction_ended', added.until, { customer_id: customerId });
  return added;
}

export const isFrozen = (state: SandboxState, customerId: string): boolean =>
  own(state.sendingFrozen, customerId) !== undefined;
