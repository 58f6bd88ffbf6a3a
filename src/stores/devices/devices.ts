import { onMount } from 'nanostores';
import * as contract from '#contract/devices.ts';
import type { Device } from '#contract/devices.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { reconciled } from '../query/reconcile-mutation.ts';

export interface Devices {
  /** The one in hand first, then the newest activity. */
  readonly items: readonly Device[];
  /** When they were read, in milliseconds since 1970. */
  readonly at: number;
}

async function readDevices(signal?: AbortSignal): Promise<Devices> {
  const { devices } = (await call(contract.listDevices, signal ? { signal } : {})).data;
  return { items: devices, at: Date.now() };
}

const query = createQuery<Devices>(['devices'], readDevices);

/** Where the account is logged in. */
export const $devices = keepPreviousData(query);
export const retryDevices = () => query.invalidate();
export const revalidateDevices = () => query.revalidate();

// A device that logs in or is logged out elsewhere comes with a notification.
onMount(query, () =>
  onServerEvent('notification', ({ notification: { type } }) => {
    if (type === 'device') revalidateDevices();
  }),
);

/** Shows a change that the API has confirmed, before the list is read anew. */
function update(change: (items: readonly Device[]) => readonly Device[]): void {
  const { data } = $devices.get();
  if (data) query.mutate({ ...data, items: change(data.items) });
}

/** Names a device, for its owner alone. @throws ApiError; `outcome-unknown` where it may be named all the same */
export async function renameDevice(id: string, name: string): Promise<void> {
  const named = await reconciled(
    async () => (await call(contract.renameDevice, { params: { device_id: id }, body: { name } })).data,
    async () => {
      const { items } = await readDevices();
      return items.find((device) => device.device_id === id && device.name === name) ?? null;
    },
  );
  update((items) => items.map((device) => (device.device_id === id ? named : device)));
}

/** What came of logging out devices. */
export interface LogOutOutcome {
  readonly loggedOut: readonly Device[];
  /** Still logged in: their turn came after a failure, or failed itself. */
  readonly left: readonly Device[];
}

interface LogOutRequest {
  readonly devices: readonly Device[];
  /** They are all but the device in hand: sessions without a device end with them. */
  readonly isEveryOther: boolean;
  /** Left out where a proof stands in its place. */
  readonly pin?: string | undefined;
}

/**
 * Logs devices out, one after the other, or all others at once. Each loses access at once, and must verify again.
 * @throws ApiError where none was logged out. Once one was, a failure is in the outcome.
 */
export async function logOutDevices({ devices, isEveryOther, pin }: LogOutRequest): Promise<LogOutOutcome> {
  const body = pin === undefined ? {} : { body: { approval: { pin } } };
  if (isEveryOther && devices.length > 1) {
    const ids = await reconciled(
      async () => (await call(contract.revokeOtherDevices, body)).data.device_ids,
      async () => ((await readDevices()).items.every(({ current }) => current) ? idsOf(devices) : null),
    );
    return ended({ loggedOut: devices.filter(({ device_id }) => ids.includes(device_id)), left: [] });
  }
  const loggedOut: Device[] = [];
  for (const device of devices) {
    try {
      await logOutDevice(device.device_id, body);
    } catch (error) {
      if (loggedOut.length === 0) throw error;
      break;
    }
    loggedOut.push(device);
  }
  return ended({ loggedOut, left: devices.slice(loggedOut.length) });
}

const idsOf = (devices: readonly Device[]) => devices.map(({ device_id }) => device_id);

/** The call may be repeated: a device that is logged out already gets the same answer. */
const logOutDevice = (id: string, body: { body?: { approval: { pin: string } } }): Promise<string> =>
  reconciled(
    async () => (await call(contract.revokeDevice, { params: { device_id: id }, ...body })).data.device_id,
    async () => (idsOf((await readDevices()).items).includes(id) ? null : id),
  );

function ended(outcome: LogOutOutcome): LogOutOutcome {
  const ids = idsOf(outcome.loggedOut);
  update((items) => items.filter(({ device_id }) => !ids.includes(device_id)));
  revalidateDevices();
  return outcome;
}
