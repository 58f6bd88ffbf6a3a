import type { ErrorDetails } from '#contract/error-codes.ts';
import type { Security } from '#contract/security.ts';
import { iso, now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { devicesOf, isNewFor } from '../devices/devices.ts';
import { lockedUntil } from '../pin/pin.ts';
import { changeRestriction } from '../restrictions/refuse-restricted-change.ts';
import { isFrozen, presentRestrictions } from '../restrictions/restrictions.ts';
import { activitiesOf } from '../security-events/keep-activities.ts';
import type { User } from '../users/state.ts';
import { resetFollows } from './reset-follows.ts';
import { judgeChecks } from './security-checks.ts';

type Reader = Pick<SignedInContext, 'state' | 'session' | 'user'>;

const isoOrNull = (at: number | null | undefined) => (at == null ? null : iso(at));

/** What protects the account of whoever asks, as the device that they ask on is shown it. */
export function presentSecurity(reader: Reader): Security {
  const { state, session, user } = reader;
  const { customer_id, pin, password_changed_at } = user;
  const { device_id } = session;
  const two_factor = presentTwoFactor(reader);
  const devices = countDevices(state, user);
  const emergency_contact = own(state.emergencyContacts, customer_id) !== undefined;
  return {
    as_of: iso(now(state)),
    password_changed_at,
    pin: {
      set: pin !== null,
      locked_until: isoOrNull(lockedUntil(state, user)),
      reset_follows: resetFollows(state, user, device_id),
    },
    two_factor,
    devices,
    emergency_contact,
    sending_frozen: isFrozen(state, customer_id),
    frozen: presentFrozen(state, user),
    restrictions: presentRestrictions(state, customer_id, device_id),
    ...judgeChecks({
      two_factor: two_factor.enabled,
      password: user.password !== null,
      pin: pin !== null,
      devices: devices.new === 0,
      emergency_contact,
    }),
  };
}

function presentTwoFactor({ state, session, user }: Reader): Security['two_factor'] {
  const factor = own(state.twoFactor, user.customer_id);
  const enabled = factor?.enabled_at != null;
  const refused = changeRestriction(state, user, session.device_id);
  return {
    enabled,
    enabled_at: isoOrNull(factor?.enabled_at),
    recovery_left: enabled ? factor.recovery.length : 0,
    recovery_used_at: isoOrNull(factor?.recovery_used_at),
    restricted:
      refused &&
      ({ reason: refused.reason, until: iso(refused.until) } satisfies ErrorDetails['change_restricted']),
  };
}

function countDevices(state: SandboxState, user: User): Security['devices'] {
  const trusted = devicesOf(state, user).filter(({ use }) => use.trusted);
  return {
    trusted: trusted.length,
    new: trusted.filter(({ device }) => isNewFor(state, device, user)).length,
  };
}

/** Since when sending is frozen; who froze it, and where, is read from the log of activities. */
function presentFrozen(state: SandboxState, { customer_id }: User): Security['frozen'] {
  const since = own(state.sendingFrozen, customer_id);
  if (since === undefined) return null;
  const cause = activitiesOf(state, customer_id).findLast(
    ({ event, at }) => (event === 'sending_frozen' || event === 'not_me') && at === iso(since),
  );
  const by = cause?.event === 'not_me' ? 'not_me' : 'owner';
  return { at: iso(since), device_name: by === 'owner' ? (cause?.device_name ?? null) : null, by };
}
