import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { DEVICE_COOKIE, DEVICE_KEY_COOKIE, readCookie, sendCookie } from '../../server/cookies.ts';
import { clientNetwork } from '../../server/client-identity.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { User } from '../users/state.ts';
import { isDeviceKey, isTrusted, issueDeviceKey, registerDevice } from './devices.ts';
import type { Device } from './state.ts';

/** The device that a request comes from, proven by its key; null where it only names one. */
export function provenDevice(c: MockContext, state: SandboxState): Device | null {
  const device = own(state.devices, readCookie(c, DEVICE_COOKIE));
  const key = readCookie(c, DEVICE_KEY_COOKIE);
  return device && key !== null && isDeviceKey(device, key) ? device : null;
}

/** Which browser asks, as far as it proves who it is: a device, or the network that it comes from. */
export const askerOf = (c: MockContext, state: SandboxState, user: User | undefined) => ({
  id: provenDevice(c, state)?.device_id ?? clientNetwork(c),
  known: isKnownDevice(c, state, user),
});

/** Whether a request comes from a device that was verified for an account before. */
export const isKnownDevice = (c: MockContext, state: SandboxState, user: User | undefined): boolean =>
  user !== undefined && isTrusted(state, provenDevice(c, state)?.device_id, user);

/**
 * The device that a request comes from. One that proves none is a new device, whatever it calls itself: else who has read an id in
 * a list would become that device.
 */
export function ensureDevice(
  c: MockContext,
  state: SandboxState,
  agent = c.req.header('user-agent') ?? null,
): Device {
  const proven = provenDevice(c, state);
  if (proven) return proven;
  const device = registerDevice(state, { user_agent: agent });
  sendCookie(c, DEVICE_COOKIE, device.device_id);
  sendCookie(c, DEVICE_KEY_COOKIE, issueDeviceKey(state, device));
  return device;
}

/**
 * The device of a log-in that is complete, which is trusted from then on. One that was not trusted for the account before gets a
 * new key: else who has copied the former one would have become a known device by a code of the owner's.
 */
export function deviceOfLogIn(c: MockContext, state: SandboxState, user: User): Device {
  const proven = provenDevice(c, state);
  if (!proven) return ensureDevice(c, state);
  if (!isTrusted(state, proven.device_id, user))
    sendCookie(c, DEVICE_KEY_COOKIE, issueDeviceKey(state, proven));
  return proven;
}
