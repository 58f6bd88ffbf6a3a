import { iso, now } from '../core/clock.ts';
import { next } from '../core/random.ts';
import type { SandboxState } from '../core/state.ts';
import { registerDevice } from '../features/devices/devices.ts';
import type { SecurityEvent } from '../features/security-events/event-table.ts';
import { keepActivities } from '../features/security-events/keep-activities.ts';
import { maskAddress } from '../features/security-events/mask-address.ts';
import type { StoredActivity } from '../features/security-events/state.ts';
import { openSession } from '../features/session/sessions.ts';
import type { User } from '../features/users/state.ts';

/** Where and when something of a persona's log happened. */
export interface LoggedEvent {
  readonly event: SecurityEvent;
  /** Milliseconds before now. */
  readonly ago: number;
  readonly deviceId: string | null;
  readonly deviceName: string | null;
  /** Whole; it is stored masked. */
  readonly ip: string;
  readonly values?: StoredActivity['values'];
}

/** Enters what happened before a persona is opened. The log is in the order of time: the oldest comes first. */
export function logEvent(state: SandboxState, user: User, logged: LoggedEvent): void {
  keepActivities(state, user.customer_id, {
    id: `act_${next(state, 'activity', user.customer_id).slice(0, 20)}`,
    event: logged.event,
    at: iso(now(state) - logged.ago),
    device_id: logged.deviceId,
    device_name: logged.deviceName,
    ip: maskAddress(logged.ip),
    known: true,
    mailed: true,
    values: logged.values ?? {},
  });
}

/** A device that was verified for a persona at a moment and is logged in. @param ago milliseconds before now */
export function loggedInDevice(
  state: SandboxState,
  user: User,
  { id, agent, ago }: { id: string; agent: string; ago: number },
) {
  const device = registerDevice(state, { user_agent: agent }, id);
  const at = iso(now(state) - ago);
  device.created_at = at;
  device.users[user.customer_id] = { trusted: true, first_verified_at: at, last_active_at: at, name: null };
  openSession(state, user, id, true);
  return device;
}
