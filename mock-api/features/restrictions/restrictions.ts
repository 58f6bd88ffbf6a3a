import type { Restriction } from '#contract/restrictions.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredRestriction } from './state.ts';

/**
 * Those that have not ended, the last to end first.
 * @param deviceId leaves out those of other devices; null for a session without a device.
 */
export const activeRestrictions = (
  state: SandboxState,
  customerId: string,
  deviceId?: string | null,
): StoredRestriction[] =>
  (own(state.restrictions, customerId) ?? [])
    .filter(
      ({ until, device_id }) =>
        until > now(state) && (deviceId === undefined || device_id === null || device_id === deviceId),
    )
    .sort((a, b) => b.until - a.until);

/** A restriction as a device is shown it. The id of another one is told to nobody. */
export const presentRestriction = (
  { scope, reason, after, device_id, until }: StoredRestriction,
  deviceId: string | null,
): Restriction => ({
  scope,
  reason,
  after,
  device: device_id === null ? 'all' : device_id === deviceId ? 'this' : 'other',
  until: iso(until),
});

/** What is held back on any device, as one of them is shown it. */
export const presentRestrictions = (
  state: SandboxState,
  customerId: string,
  deviceId: string | null,
): Restriction[] => activeRestrictions(state, customerId).map((one) => presentRestriction(one, deviceId));

/** What restricts, for how long is said beside it. Without a device it holds back the payments of all. */
export type NewRestriction = Pick<StoredRestriction, 'scope' | 'reason'> &
  Partial<Pick<StoredRestriction, 'after' | 'device_id'>>;

/** Restricts what somebody can send, and tells nobody before it ends (`restrict` does). @param length in milliseconds */
export function addRestriction(
  state: SandboxState,
  customerId: string,
  { scope, reason, after = null, device_id = null }: NewRestriction,
  length: number,
): StoredRestriction {
  const isSame = (one: StoredRestriction) =>
    one.scope === scope && one.reason === reason && one.device_id === device_id;
  const active = activeRestrictions(state, customerId);
  // One that is renewed has begun when it began first: who could not be paid then is no older acquaintance for that.
  const began_at = active.find(isSame)?.began_at ?? now(state);
  const added = { scope, reason, after, device_id, began_at, until: now(state) + length };
  state.restrictions[customerId] = [...active.filter((one) => !isSame(one)), added];
  scheduleJob(state, 'restriction_ended', added.until, { customer_id: customerId });
  return added;
}

export const isFrozen = (state: SandboxState, customerId: string): boolean =>
  own(state.sendingFrozen, customerId) !== undefined;
