import type { Fingerprint } from '#contract/devices.ts';
import { iso, now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { own, put, remove } from '../../core/own-record.ts';
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
  const device = { device_id: id, name, browser, os, created_at: iso(now(state)), users: {} };
  put(state.devices, id, device);
  return device;
}

export function isTrusted(state: SandboxState, deviceId: string | null | undefined, user: User): boolean {
  return own(own(state.devices, deviceId)?.users ?? {}, user.customer_id)?.trusted === true;
}

/** Trusts a device. One that is unknown, for example after a reset, is registered again under its id. */
export function trustDevice(state: SandboxState, deviceId: string, user: User): void {
  const device = own(state.devices, deviceId) ?? registerDevice(state, { user_agent: null }, deviceId);
  device.users[user.customer_id] = { trusted: true, last_active_at: iso(now(state)) };
}

/** Records that a user is active at a device. Does not make it trusted. */
export function recordDevice(state: SandboxState, deviceId: string | null, user: User): void {
  const use = own(own(state.devices, deviceId)?.users ?? {}, user.customer_id);
  if (use) use.last_active_at = iso(now(state));
}

export function devicesOf(state: SandboxState, user: User) {
  return Object.values(state.devices).flatMap((device) => {
    const use = own(device.users, user.customer_id);
    return use ? [{ device, use }] : [];
  });
}

/** Whether a session may do everything: its device was verified when it was opened, or is trusted now. */
export function isVerified(state: SandboxState, { session, user }: SignedIn): boolean {
  return session.verified || (session.device_id !== null && isTrusted(state, session.device_id, user));
}

/** Ends a user's sessions at a device, and removes the user's trust in it. */
export function revokeDevice(state: SandboxState, user: User, deviceId: string): void {
  const device = own(state.devices, deviceId);
  if (device) remove(device.users, user.customer_id);
  closeSessionsOf(state, user, (session) => session.device_id === deviceId);
}
