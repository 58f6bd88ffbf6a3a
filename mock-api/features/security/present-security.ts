import type { Security } from '#contract/security.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { lockedUntil } from '../pin/pin.ts';
import { activeRestrictions, isFrozen, presentRestriction } from '../restrictions/restrictions.ts';
import type { User } from '../users/state.ts';

/** What protects somebody's account. */
export function presentSecurity(state: SandboxState, user: User): Security {
  const { customer_id, pin, password_changed_at } = user;
  const locked = lockedUntil(state, user);
  const factor = own(state.twoFactor, customer_id);
  const enabled = Boolean(factor?.enabled_at);
  return {
    as_of: iso(now(state)),
    password_changed_at,
    pin: { set: pin !== null, locked_until: locked === null ? null : iso(locked) },
    two_factor: { enabled, recovery_left: enabled ? (factor?.recovery.length ?? 0) : 0 },
    emergency_contact: own(state.emergencyContacts, customer_id) !== undefined,
    sending_frozen: isFrozen(state, customer_id),
    restrictions: activeRestrictions(state, customer_id).map(presentRestriction),
  };
}
