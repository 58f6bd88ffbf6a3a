import type { Fingerprint } from '#contract/device.ts';
import { iso, now } from '../../core/clock.ts';
import { next } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

export const DEVICE_SECONDS = 365 * 24 * 3600;

export interface Device {
  device_id: string;
  name: string;
  browser: string;
  os: string;
  created_at: string;
  /** By customer_id: who used it, when last, and whether it is trusted for that person. */
  users: Record<string, { trusted: boolean; last_active_at: string }>;
}

/** The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
] as const;
/** Android also says Linux, and iPads say Mac OS. */
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

const named = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Unknown';

/** A new device, described by what its browser tells of itself. */
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
  state.devices[id] = device;
  return device;
}

export function isTrusted(state: SandboxState, deviceId: string | null | undefined, user: User): boolean {
  return own(own(state.devices, deviceId)?.users ?? {}, user.customer_id)?.trusted === true;
}

/** A device that the server has forgotten, for example after a reset, is taken up again under its old id. */
export function trustDevice(state: SandboxState, deviceId: string, user: User): void {
  const device = own(state.devices, deviceId) ?? registerDevice(state, { user_agent: null }, deviceId);
  device.users[user.customer_id] = { trusted: true, last_active_at: iso(now(state)) };
}

/** Notes that somebody is at a device; does not make it trusted. */
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
