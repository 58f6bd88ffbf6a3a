import type { Fingerprint } from '#contract/devices.ts';
import { iso, now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { own, put, remove } from '../../core/own-record.ts';
import { hash, verify } from '../../core/secret-hash.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import type { Device } from './state.ts';
import { type SignedIn, closeSessionsOf } from '../session/sessions.ts';

export const DEVICE_SECONDS = 365 * 24 * 3600;

/** The order matters: the user agents of Edge and Opera also name Chrome, and Chrome's names Safari. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
] as const;
/** The order matters: Android's user agent also names Linux, and that of iPads names Mac OS. */
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

const named = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Unknown';

/** Registers a device, named after its browser and operating system. */
export function registerDevice(
  state: SandboxState,
  fingerprint: Pick<Fingerprint, 'user_agent'>,
  id = `dev_${next(state, 'device', state.id).slice(0, 32)}`,
): Device {
  const agent = fingerprint.user_agent ?? '';
  const browser = named(browsers, agent);
  const os = named(systems, agent);
  const name = browser === 'Unknown' && os === 'Unknown' ? 'Unknown device' : `${browser} on ${os}`;
  const device = {
    device_id: id,
    name,
    browser,
    os,
    created_at: iso(now(state)),
    key: null,
    users: {},
    former_users: [],
  };
  put(state.devices, id, device);
  return device;
}

/**
 * Gives a device a new key, which proves that a browser is this device. Depends on the sandbox's id, as a session's token does: a
 * key of one sandbox must be wrong in another.
 * @returns the key; only its hash is stored.
 */
export function issueDeviceKey(
  state: SandboxState,
  device: Device,
  key = next(state, 'device_key', `${state.id}:${device.device_id}`),
): string {
  device.key = hash(state, key, `device:${device.device_id}`);
  return key;
}

export const isDeviceKey = ({ key }: Device, given: string): boolean => key !== null && verify(key, given);

export function isTrusted(state: SandboxState, deviceId: string | null | undefined, user: User): boolean {
  return own(own(state.devices, deviceId)?.users ?? {}, user.customer_id)?.trusted === true;
}

/** Whether a device was verified for a user before, and not logged out since. */
export const wasVerified = ({ users }: Device, { customer_id }: User): boolean =>
  own(users, customer_id)?.first_verified_at != null;

/**
 * Trusts a device. One that is unknown, for example after a reset, is registered again under its id.
 * @param since when it was verified first, where that is not known yet
 */
export function trustDevice(
  state: SandboxState,
  deviceId: string,
  user: User,
  since = iso(now(state)),
): void {
  const device = own(state.devices, deviceId) ?? registerDevice(state, { user_agent: null }, deviceId);
  const at = iso(now(state));
  device.users[user.customer_id] = {
    trusted: true,
    first_verified_at: own(device.users, user.customer_id)?.first_verified_at ?? since,
    last_active_at: at,
    name: own(device.users, user.customer_id)?.name ?? null,
  };
}

/** How exactly it is known when a device was last active: not each of the calls that a screen makes is written down. */
const ACTIVITY_MS = 60_000;

/** Records that a user is active at a device. Does not make it trusted. */
export function recordDevice(state: SandboxState, deviceId: string | null, user: User): void {
  const use = own(own(state.devices, deviceId)?.users ?? {}, user.customer_id);
  // The clock can also be moved back.
  if (use && Math.abs(now(state) - Date.parse(use.last_active_at)) >= ACTIVITY_MS)
    use.last_active_at = iso(now(state));
}

export function devicesOf(state: SandboxState, user: User) {
  return Object.values(state.devices).flatMap((device) => {
    const use = own(device.users, user.customer_id);
    return use ? [{ device, use }] : [];
  });
}

/** Whether a user has logged a device out, and not logged in there since. */
export function wasRemoved(state: SandboxState, deviceId: string, { customer_id }: User): boolean {
  const device = own(state.devices, deviceId);
  return device?.former_users.includes(customer_id) === true && !own(device.users, customer_id);
}

/** Whether a browser was verified for both of two users, also where one of them has logged it out since. */
export const haveSharedDevice = (state: SandboxState, one: User, other: User): boolean =>
  Object.values(state.devices).some((device) =>
    [one, other].every((user) => wasVerified(device, user) || device.former_users.includes(user.customer_id)),
  );

/** What a user calls a device: the name that they gave it, else its own. */
export const nameOf = (device: Device, { customer_id }: Pick<User, 'customer_id'>): string =>
  own(device.users, customer_id)?.name ?? device.name;

const NEW_MS = 24 * 3_600_000;

/** Whether a device was verified for a user within 24 hours for the first time, and is not the one that the account was made on. */
export function isNewFor(state: SandboxState, { device_id, users }: Device, user: User): boolean {
  const verified = own(users, user.customer_id)?.first_verified_at ?? null;
  if (verified === null || user.created_on_device_id === device_id) return false;
  return now(state) - Date.parse(verified) < NEW_MS && now(state) - Date.parse(user.created_at) >= NEW_MS;
}

/** Whether a session may do everything: its device was verified when it was opened, or is trusted now. */
export function isVerified(state: SandboxState, { session, user }: SignedIn): boolean {
  return session.verified || (session.device_id !== null && isTrusted(state, session.device_id, user));
}

/**
 * Ends a user's sessions at a device, and removes the user's trust in it: the next log-in there is one on a new device. Its key is
 * forgotten, unless somebody else uses the browser, too: they keep it, and this user gets a new one at the next log-in.
 */
export function revokeDevice(state: SandboxState, user: User, deviceId: string): void {
  const device = own(state.devices, deviceId);
  if (device && own(device.users, user.customer_id)) {
    remove(device.users, user.customer_id);
    device.former_users = [...new Set([...device.former_users, user.customer_id])];
    if (Object.keys(device.users).length === 0) device.key = null;
  }
  if (user.created_on_device_id === deviceId) user.created_on_device_id = null;
  closeSessionsOf(state, user, (session) => session.device_id === deviceId);
}
