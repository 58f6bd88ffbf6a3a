import type { ErrorDetails } from '#contract/error-codes.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { User } from '../users/state.ts';
import { activeRestrictions } from './restrictions.ts';
import { texts } from './texts.ts';

const DAY_MS = 24 * 3_600_000;

type Owner = Pick<User, 'customer_id' | 'password_reset_at'>;

/**
 * What keeps a change back that would make somebody the account's owner who has only got hold of its mailbox: where two-factor
 * authentication is off, it can't be turned on, nor another account linked, within 24 hours of a password reset or from a new
 * device.
 * @param deviceId the device of the session
 */
export function changeRestriction(
  state: SandboxState,
  { customer_id, password_reset_at }: Owner,
  deviceId: string | null,
): { reason: 'password_changed' | 'new_device'; until: number } | null {
  if (own(state.twoFactor, customer_id)?.enabled_at != null) return null;
  // A password that was changed by who knew the former one holds nothing back here.
  const afterReset = password_reset_at === null ? 0 : Date.parse(password_reset_at) + DAY_MS;
  const found = activeRestrictions(state, customer_id, deviceId).find(
    ({ reason }) => reason === 'new_device',
  );
  const newDevice = { reason: 'new_device' as const, until: found?.until ?? 0 };
  const reset = { reason: 'password_changed' as const, until: afterReset };
  const last = reset.until > newDevice.until ? reset : newDevice;
  return last.until > now(state) ? last : null;
}

/**
 * Refuses such a change. Parameters as of `changeRestriction`.
 * @throws ApiError 403 `change_restricted`
 */
export function refuseRestrictedChange(state: SandboxState, user: Owner, deviceId: string | null): void {
  const found = changeRestriction(state, user, deviceId);
  if (!found) return;
  const { reason, until } = found;
  const text = reason === 'new_device' ? texts.change_restricted_new_device : texts.change_restricted;
  throw new ApiError('change_restricted', text, {
    details: { reason, until: iso(until) } satisfies ErrorDetails['change_restricted'],
    values: { time: { at: iso(until) } },
  });
}
