import { afterEach, expect, test, vi } from 'vitest';
import { listActivities } from '#contract/activities.ts';
import { listDevices } from '#contract/devices.ts';
import { eventually } from '../../eventually.ts';
import { newDocument } from '../new-document.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A tab of somebody whose account has a login on a device that they do not know. */
async function openTab() {
  const { mock } = newDocument();
  await mock.signIn('new-device-login');
  // The stores are modules: each test gets fresh ones.
  vi.resetModules();
  const stores = {
    ...(await import('#src/stores/activities/not-me.ts')),
    ...(await import('#src/stores/activities/first-logins.ts')),
  };
  const { items } = (await mock.call(listActivities, { query: { page: 1, page_size: 50 } })).data;
  const login = items.find(({ recognised }) => !recognised);
  if (!login) throw new Error('the log has no such login');
  const { state } = mock.app.sandboxes.default;
  const log = Object.values(state.activities).find((list) => list.some(({ id }) => id === login.id)) ?? [];
  return { mock, login, log, ...stores };
}

async function read<T>(query: {
  $state: { get: () => { data: T | null }; listen: (f: () => void) => () => void };
}) {
  stop = query.$state.listen(() => undefined);
  return eventually(() => {
    const { data } = query.$state.get();
    if (data === null) throw new Error('not loaded');
    return data;
  });
}

test('a login is found behind pages of others, and what happened since is read to its end', async () => {
  const { login, log, deniedLogin, payeesSavedSince } = await openTab();
  const own = log.find(({ id }) => id === login.id);
  if (!own) throw new Error('the login is gone');
  const later = (index: number) => new Date(Date.parse(own.at) + index * 1000).toISOString();
  for (let index = 1; index <= 120; index += 1)
    log.push({
      ...own,
      id: `act_later_${index}`,
      event: index % 2 === 0 ? 'signed_in' : 'payee_saved',
      at: later(index),
    });
  const denied = await read(deniedLogin(login.id));
  expect(denied.login?.id).toBe(login.id);
  expect(denied.since).toHaveLength(120);
  expect(denied.since[0]?.id).toBe('act_later_120');
  expect(payeesSavedSince(denied)).toBe(60);
});

test('an id that the log does not have is no login', async () => {
  const { deniedLogin } = await openTab();
  expect(await read(deniedLogin('act_unknown'))).toMatchObject({ login: null, since: [] });
});

test('when its device was logged out is read from the log; another device’s removal is not taken for it', async () => {
  const { login, loggedOutAt } = await openTab();
  const removed = (id: string | null, event: 'device_removed' | 'devices_removed' = 'device_removed') => ({
    ...login,
    event,
    removed_device_id: id,
    at: '2026-11-18T11:00:00.000Z',
  });
  const since = (...entries: ReturnType<typeof removed>[]) => loggedOutAt({ login, since: entries, at: 0 });
  expect(since()).toBeNull();
  expect(since(removed('dev_another'))).toBeNull();
  expect(since(removed(login.device_id))).toBe('2026-11-18T11:00:00.000Z');
  expect(since(removed(null, 'devices_removed'))).toBe('2026-11-18T11:00:00.000Z');
});

test('the entries of new devices are found by the device, though they were entered a moment before it', async () => {
  const { mock, login, firstLogins } = await openTab();
  const { devices } = (await mock.call(listDevices)).data;
  const device = devices.find(({ current }) => !current);
  if (!device) throw new Error('the device is gone');
  const found = await read(firstLogins(new Date(Date.parse(login.at) + 10).toISOString()));
  expect(found.get(device.device_id)).toBe(login.id);
});

test('the entry of a new device is found behind more logins of the day than a page has', async () => {
  const { mock, login, log, firstLogins } = await openTab();
  const own = log.find(({ id }) => id === login.id);
  const { devices } = (await mock.call(listDevices)).data;
  const device = devices.find(({ current }) => !current);
  if (!own || !device) throw new Error('the login is gone');
  for (let index = 1; index <= 120; index += 1) {
    const at = new Date(Date.parse(own.at) + index * 1000).toISOString();
    log.push({ ...own, id: `act_later_${index}`, event: 'signed_in', at });
  }
  const found = await read(firstLogins(login.at));
  expect([...found]).toEqual([[device.device_id, login.id]]);
});
