import type { Restriction } from '#contract/restrictions.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import { notify } from '../notifications/notifications.ts';
import type { User } from '../users/state.ts';
import type { StoredRestriction } from './state.ts';

const HOUR = 3_600_000;
/** How long a change of the account's security keeps new payees from being paid. */
const RESTRICTION_MS = 24 * HOUR;

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

type NewRestriction = Pick<StoredRestriction, 'scope' | 'reason'> &
  Partial<Pick<StoredRestriction, 'device_id'>>;

/** Restricts what somebody can send, and tells nobody before it ends. @param length in milliseconds */
export function addRestriction(
  state: SandboxState,
  customerId: string,
  { scope, reason, device_id = null }: NewRestriction,
  length: number,
): StoredRestriction {
  const began_at = now(state);
  const added = { scope, reason, began_at, until: began_at + length, device_id };
  const kept = activeRestrictions(state, customerId).filter(
    (one) => one.reason !== reason || one.scope !== scope || one.device_id !== device_id,
  );
  state.restrictions[customerId] = [...kept, added];
  scheduleJob(state, 'restriction_ended', added.until, { customer_id: customerId });
  return added;
}

/**
 * Restricts what somebody can send, and tells them when it begins and when it ends.
 * @param length in milliseconds; 24 hours when left out.
 */
export function restrict(
  context: JobContext,
  user: User,
  what: NewRestriction,
  length = RESTRICTION_MS,
): StoredRestriction {
  const { state } = context;
  const added = addRestriction(state, user.customer_id, what, length);
  const text = `restricted_${what.scope}` as const;
  const values = { hours: Math.ceil(length / HOUR) };
  notify(state, user, { type: 'security', text, values, link: '/w/security' });
  sendAccountEmail(context, user, text, values);
  return added;
}

/** Tells somebody that nothing is restricted any more; of several restrictions, the last one to end does. */
export function announceEnd({ state }: JobContext, { customer_id }: JobKinds['restriction_ended']): void {
  const user = own(state.users, customer_id);
  if (user && activeRestrictions(state, customer_id).length === 0)
    notify(state, user, { type: 'security', text: 'restriction_ended', link: '/w/security' });
}

export const isFrozen = (state: SandboxState, customerId: string): boolean =>
  own(state.sendingFrozen, customerId) !== undefined;
