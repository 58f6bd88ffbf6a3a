import type { Security } from '#contract/security.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { lockedUntil } from '../pin/pin.ts';
import { isFrozen, presentRestrictions } from '../restrictions/restrictions.ts';
import { resetFollows } from './reset-follows.ts';

/** What protects the account of whoever asks, as the device that they ask on is shown it. */
export function presentSecurity({
  state,
  session,
  user,
}: Pick<SignedInContext, 'state' | 'session' | 'user'>): Security {
  const { customer_id, pin, password_changed_at } = user;
  const { device_id } = session;
  const locked = lockedUntil(state, user);
  const factor = own(state.twoFactor, customer_id);
  const enabled = Boolean(factor?.enabled_at);
  return {
    as_of: iso(now(state)),
    password_changed_at,
    pin: {
      set: pin !== null,
      locked_until: locked === null ? null : iso(locked),
      reset_follows: resetFollows(state, user, device_id),
    },
    two_factor: { enabled, recovery_left: enabled ? (factor?.recovery.length ?? 0) : 0 },
    emergency_contact: own(state.emergencyContacts, customer_id) !== undefined,
    sending_frozen: isFrozen(state, customer_id),
    restrictions: presentRestrictions(state, customer_id, device_id),
  };
}
