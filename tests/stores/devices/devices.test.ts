import { afterEach, expect, test, vi } from 'vitest';
import { listDevices } from '#contract/devices.ts';
import { eventually } from '../../eventually.ts';
import { PIN } from '../../mock-api/transfers/payer.ts';
import { newDocument } from '../new-document.ts';

const LIST = 'GET /auth/user-devices';
const ONE = 'DELETE /auth/user-devices/{device_id}';
const OTHERS = 'POST /auth/user-devices/logout-others';
const NAME = 'PUT /auth/user-devices/{device_id}';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openDevices() {
  const { mock } = newDocument();
  await mock.signIn('devices-50');
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const stores = await import('#src/stores/devices/devices.ts');
  stop = stores.$devices.listen(() => undefined);
  const shown = () => stores.$devices.get().data?.items ?? [];
  await eventually(() => {
    if (shown().length === 0) throw new Error('not loaded');
  });
  const others = () => shown().filter(({ current }) => !current);
  const kept = async () => (await mock.call(listDevices)).data.devices;
  return { mock, shown, others, kept, ...stores };
}

test('demand 11: a name is shown once the API has it, and a refused one never', async () => {
  const { mock, others, renameDevice } = await openDevices();
  const id = others()[0]?.device_id ?? '';
  const nameOf = () => others().find(({ device_id }) => device_id === id)?.name;
  await renameDevice(id, 'Old laptop');
  expect(nameOf()).toBe('Old laptop');
  await mock.fault(NAME, { type: 'status', status: 503 });
  const refused = renameDevice(id, 'Another');
  expect(nameOf()).toBe('Old laptop');
  await expect(refused).rejects.toMatchObject({ status: 503 });
  expect(nameOf()).toBe('Old laptop');
});

test('demand 12: devices are logged out one after the other, and a failure in between leaves the rest', async () => {
  const { mock, others, kept, logOutDevices } = await openDevices();
  const chosen = others().slice(0, 3);
  await mock.fault(ONE, { type: 'status', status: 503 }, { after: 1 });
  const { loggedOut, left } = await logOutDevices({ devices: chosen, isEveryOther: false, pin: PIN });
  expect(loggedOut).toEqual(chosen.slice(0, 1));
  expect(left).toEqual(chosen.slice(1));
  const names = (await kept()).map(({ device_id }) => device_id);
  expect(names).not.toContain(chosen[0]?.device_id);
  expect(names).toContain(chosen[1]?.device_id);
});

test('demand 12: the first refusal is thrown, and nothing has changed', async () => {
  const { others, kept, logOutDevices } = await openDevices();
  const before = (await kept()).length;
  const devices = others().slice(0, 2);
  await expect(logOutDevices({ devices, isEveryOther: false, pin: '111222' })).rejects.toMatchObject({
    code: 'pin_invalid',
  });
  await expect(logOutDevices({ devices, isEveryOther: true })).rejects.toMatchObject({
    code: 'reauth_required',
  });
  expect(await kept()).toHaveLength(before);
});

test('demand 25: all others go by one call; its lost answer is asked for, and it is not sent again', async () => {
  const { mock, shown, others, logOutDevices } = await openDevices();
  const devices = others();
  await mock.fault(OTHERS, { type: 'reset' }, { stage: 'post' });
  const { loggedOut, left } = await logOutDevices({ devices, isEveryOther: true, pin: PIN });
  expect(loggedOut).toHaveLength(devices.length);
  expect(left).toEqual([]);
  expect(await mock.journal(OTHERS)).toHaveLength(1);
  await eventually(() => expect(shown()).toHaveLength(1));
});

test('demand 25: an answer that is lost, and can’t be asked for, is told to be unknown', async () => {
  const { mock, others, logOutDevices } = await openDevices();
  await mock.fault(ONE, { type: 'reset' }, { stage: 'post' });
  await mock.fault(LIST, { type: 'status', status: 503 });
  await expect(
    logOutDevices({ devices: others().slice(0, 1), isEveryOther: false, pin: PIN }),
  ).rejects.toMatchObject({ kind: 'outcome-unknown' });
});
