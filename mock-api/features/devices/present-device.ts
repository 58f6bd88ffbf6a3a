import { authenticationMethods, secondFactors } from '#contract/authentication-methods.ts';
import type { Device } from '#contract/devices.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Language } from '../../server/translate.ts';
import { activitiesOf } from '../security-events/keep-activities.ts';
import { placeOf } from '../security-events/place-of.ts';
import type { User } from '../users/state.ts';
import { devicesOf, isNewFor, nameOf } from './devices.ts';

/** Who looks at a device, on which one. */
export interface DeviceReader {
  readonly state: SandboxState;
  readonly user: User;
  readonly language: Language;
  readonly current: string | null;
}

/** A device of a user as they are shown it. Where it is, and how it was logged in, is read from the log of activities. */
export function presentDevice(
  { device, use }: ReturnType<typeof devicesOf>[number],
  { state, user, language, current }: DeviceReader,
): Device {
  const { device_id, browser, os, created_at } = device;
  const there = activitiesOf(state, user.customer_id).filter((one) => one.device_id === device_id);
  const ip = there.findLast((one) => one.ip !== null)?.ip ?? null;
  const values = there.findLast(({ event }) => event === 'signed_in' || event === 'new_device')?.values;
  const method = authenticationMethods.find((one) => one === values?.method);
  return {
    device_id,
    name: nameOf(device, user),
    browser,
    os,
    created_at,
    first_seen_at: use.first_verified_at ?? created_at,
    last_active_at: use.last_active_at,
    current: device_id === current,
    trusted: use.trusted,
    new: isNewFor(state, device, user),
    ip,
    place: placeOf(ip, language, state.seed),
    signed_in_by: method
      ? { method, factor: secondFactors.find((one) => one === values?.factor) ?? null }
      : null,
  };
}

/** All devices of a user: the one in hand first, then the newest activity. */
export const presentDevices = (reader: DeviceReader): Device[] =>
  devicesOf(reader.state, reader.user)
    .map((one) => presentDevice(one, reader))
    .sort(
      (a, b) => Number(b.current) - Number(a.current) || b.last_active_at.localeCompare(a.last_active_at),
    );
