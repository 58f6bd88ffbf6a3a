import { now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { wasVerified } from '../devices/devices.ts';
import type { Device } from '../devices/state.ts';
import type { User } from '../users/state.ts';
import type { SecondFactor } from '#contract/authentication-methods.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Whether a log-in is one on a new device, which may be a thief's: of an account that is older than 24 hours, on a device that it was
 * not made on and that was not verified for it before, and not by an authenticator that has been on for 24 hours.
 * @param factor what the second factor was proven by; null without one.
 */
export function isOnNewDevice(
  state: SandboxState,
  user: User,
  device: Device,
  factor: SecondFactor | null,
): boolean {
  const isOlder = (at: number) => now(state) - at >= DAY_MS;
  if (wasVerified(device, user) || user.created_on_device_id === device.device_id) return false;
  if (!isOlder(Date.parse(user.created_at))) return false;
  const onSince = own(state.twoFactor, user.customer_id)?.enabled_at ?? null;
  return !(factor === 'totp' && onSince !== null && isOlder(onSince));
}
