import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { trustDevice } from '#mock-api/features/devices/devices.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { emptyMock, fingerprint, PASSED, Visitor } from '../visitor.ts';

const email = 'tobi@example.com';
const approved = { approval: { pin: PERSONA_PIN } };
let app: Mock;
let laptop: Visitor;
let phone: Visitor;
/** One person, at two devices. */
beforeEach(async () => {
  app = emptyMock();
  laptop = new Visitor(app);
  const { password } = await laptop.become('complete');
  phone = new Visitor(app);
  const { device_id } = (await phone.post('/auth/device-id', fingerprint)).body;
  const body = { email, password, device_id, turnstile_token: PASSED };
  const { identifier } = (await phone.post('/auth/login', body)).body;
  const { code } = await phone.code(email);
  expect((await phone.post('/auth/new-device/verify', { code, identifier })).status).toBe(200);
});

interface Listed {
  device_id: string;
  current: boolean;
}

const devices = async (visitor: Visitor) =>
  ((await visitor.get('/auth/user-devices')).body.data as { devices: Listed[] }).devices;
const current = async (visitor: Visitor) =>
  (await devices(visitor)).find((one) => one.current)?.device_id ?? 'none';
const status = async (visitor: Visitor) => (await visitor.get('/user/profile/status')).status;
const revoke = (visitor: Visitor, id: string) =>
  visitor.write('DELETE', `/auth/user-devices/${id}`, approved, {});

test('a revoked device is out at its next call, gone from the list, and must be verified anew', async () => {
  expect([await status(laptop), await status(phone)]).toEqual([200, 200]);
  const id = await current(phone);
  expect(await revoke(laptop, id)).toMatchObject({ status: 200, body: { data: { device_id: id } } });
  expect([await status(laptop), await status(phone)]).toEqual([200, 401]);
  expect((await devices(laptop)).map(({ device_id }) => device_id)).not.toContain(id);
  const login = { email, password: 'Cowrie2026!', device_id: id, turnstile_token: PASSED };
  const again = await phone.post('/auth/login', login);
  expect(again).toMatchObject({ status: 200, body: { identifier: expect.stringMatching(/./) as unknown } });
  expect(await status(phone)).toBe(401);
});

test('all others go at once, and only this person is concerned', async () => {
  const guest = new Visitor(app);
  await guest.become('unicode');
  const id = await current(phone);
  const { body } = await laptop.post('/auth/user-devices/logout-others', approved);
  expect(body.data).toEqual({ device_ids: expect.arrayContaining([id]) as unknown });
  expect(await devices(laptop)).toHaveLength(1);
  expect([await status(laptop), await status(phone), await status(guest)]).toEqual([200, 401, 200]);
});

test('sessions without a device and unverified ones go too, another of this device stays', async () => {
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  const at = async (deviceId: string | null, verified: boolean) => {
    const visitor = new Visitor(app);
    visitor.cookies.set('access_token', openSession(state, user, deviceId, verified).token);
    expect(await status(visitor)).toBe(200);
    return visitor;
  };
  const nowhere = await at(null, true);
  const unverified = await at('dev_unverified', false);
  const here = await at(await current(laptop), true);
  await laptop.post('/auth/user-devices/logout-others', approved);
  expect([await status(nowhere), await status(unverified)]).toEqual([401, 401]);
  expect([await status(laptop), await status(here)]).toEqual([200, 200]);
});

test('a session without a device ends every other, and stays itself', async () => {
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find((one) => one.email === email)!;
  const [nowhere, other] = [new Visitor(app), new Visitor(app)];
  for (const visitor of [nowhere, other])
    visitor.cookies.set('access_token', openSession(state, user, null, true).token);
  expect((await nowhere.post('/auth/user-devices/logout-others', approved)).status).toBe(200);
  const visitors = [nowhere, other, laptop, phone];
  expect(await Promise.all(visitors.map(status))).toEqual([200, 401, 401, 401]);
});

test.each(['__proto__', 'constructor', 'dev_claimed'])(
  'nobody becomes the device %s by naming it',
  async (device_id) => {
    const tablet = new Visitor(app);
    tablet.cookies.set('device_id', device_id);
    tablet.cookies.set('device_key', device_id);
    const login = { email, password: 'Cowrie2026!', device_id, turnstile_token: PASSED };
    const { identifier } = (await tablet.post('/auth/login', login)).body;
    const { code } = await tablet.code(email);
    await tablet.post('/auth/new-device/verify', { code, identifier, device_id });
    const own = await current(tablet);
    expect(own).toMatch(/^dev_[0-9a-f]{32}$/);
    const { state } = app.sandboxes.default;
    expect(Object.getPrototypeOf(state.devices)).toBe(Object.prototype);
    expect((await tablet.post('/auth/login', login)).body.identifier).toBeUndefined();
    // A snapshot has it too, and the hash of its key.
    const { body: snapshot } = await tablet.get('/__mock/snapshot');
    expect(JSON.stringify(snapshot)).not.toContain(tablet.cookies.get('device_key'));
    await tablet.control('PUT', '/snapshot', snapshot);
    expect(await current(tablet)).toBe(own);
    expect((await tablet.post('/auth/login', login)).body.identifier).toBeUndefined();
    expect((await revoke(laptop, own)).status).toBe(200);
    expect(await status(tablet)).toBe(401);
  },
);

test('the device in hand, one of somebody else and one that never was theirs are refused; a repeated call has its answer', async () => {
  expect(await revoke(laptop, await current(laptop))).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  const guest = new Visitor(app);
  await guest.become('unicode');
  const theirs = (await devices(guest))[0]!.device_id;
  expect(await revoke(laptop, theirs)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await status(guest)).toBe(200);
  const id = await current(phone);
  await revoke(laptop, id);
  // Whoever repeats the call has the answer that was lost, and nothing happens twice.
  const events = async () => ((await laptop.get('/auth/activities')).body.data as { total: number }).total;
  const before = await events();
  expect(await revoke(laptop, id)).toMatchObject({ status: 200, body: { data: { device_id: id } } });
  expect(await events()).toBe(before);
  expect((await revoke(guest, id)).status).toBe(404);
  expect((await revoke(new Visitor(app), id)).status).toBe(401);
});

test('a stolen device id opens nothing: it asks for a code, and the thief becomes another device', async () => {
  const id = laptop.cookies.get('device_id')!;
  const thief = new Visitor(app);
  thief.cookies.set('device_id', id);
  const login = { email, password: 'Cowrie2026!', device_id: id, turnstile_token: PASSED };
  const asked = await thief.post('/auth/login', login);
  expect(asked.body.identifier).toMatch(/^idn_/);
  expect(thief.cookies.has('access_token')).toBe(false);
  for (const key of ['', 'guess', phone.cookies.get('device_key')!]) {
    thief.cookies.set('device_key', key);
    expect((await thief.post('/auth/login', login)).body.identifier, key).toMatch(/^idn_/);
  }
  const { code, identifier } = await thief.code(email);
  expect((await thief.post('/auth/new-device/verify', { code, identifier, device_id: id })).status).toBe(200);
  expect(thief.cookies.get('device_id')).not.toBe(id);
  // The owner's device is the device that it was.
  expect((await laptop.post('/auth/login', login)).body.identifier).toBeUndefined();
  expect(await current(laptop)).toBe(id);
});

test('registering again needs the key: with it the device stays itself, without it a new one is made', async () => {
  const [id, key] = [phone.cookies.get('device_id'), phone.cookies.get('device_key')!];
  expect((await phone.post('/auth/device-id', fingerprint)).body.device_id).toBe(id);
  expect(phone.cookies.get('device_key')).toBe(key);
  for (const forged of [undefined, 'guess', `${key}0`]) {
    const other = new Visitor(app);
    other.cookies.set('device_id', id!);
    if (forged !== undefined) other.cookies.set('device_key', forged);
    const { body } = await other.post('/auth/device-id', fingerprint);
    expect(body.device_id, forged).not.toBe(id);
    expect(other.cookies.get('device_key')).toMatch(/^[0-9a-f]{64}$/);
    expect(other.cookies.get('device_key')).not.toBe(key);
  }
});

test('the key of a device is out of reach of scripts, lasts a year, and is in no reply', async () => {
  const tablet = new Visitor(app);
  const response = await tablet.send('POST', '/auth/device-id', {
    body: JSON.stringify(fingerprint),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('device_key='));
  expect(cookie).toMatch(/^device_key=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await response.text()).not.toContain(tablet.cookies.get('device_key'));
  const { body } = await phone.get('/auth/user-devices');
  expect(JSON.stringify(body)).not.toContain(phone.cookies.get('device_key'));
});

/** A browser with the same cookies: those of a device, without a session. */
function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(app);
  for (const name of ['device_id', 'device_key']) copy.cookies.set(name, visitor.cookies.get(name)!);
  return copy;
}
const asksForCode = async (visitor: Visitor) =>
  (await visitor.post('/auth/login', { email, password: 'Cowrie2026!', turnstile_token: PASSED })).body
    .identifier !== undefined;
async function verifyDevice(visitor: Visitor): Promise<void> {
  await asksForCode(visitor);
  const { code, identifier } = await visitor.code(email);
  expect((await visitor.post('/auth/new-device/verify', { code, identifier })).status).toBe(200);
}

test('a key that was copied before the device was trusted does not become known with the owner’s code', async () => {
  const tablet = new Visitor(app);
  await tablet.post('/auth/device-id', fingerprint);
  const thief = copyOf(tablet);
  await verifyDevice(tablet);
  expect(await asksForCode(thief)).toBe(true);
  await tablet.post('/auth/logout');
  expect(await asksForCode(tablet)).toBe(false);
});

test('a key that was copied before the device was removed is worth nothing after it, nor with the owner’s next code', async () => {
  const thief = copyOf(phone);
  const id = phone.cookies.get('device_id')!;
  expect((await revoke(laptop, id)).status).toBe(200);
  expect(app.sandboxes.default.state.devices[id]?.key).toBeNull();
  expect(await asksForCode(thief)).toBe(true);
  await verifyDevice(phone);
  expect(await asksForCode(thief)).toBe(true);
});

test('of a browser that two people use, removing it from one account leaves it known to the other, and gives the first a new key', async () => {
  const { state } = app.sandboxes.default;
  await new Visitor(app).become('unicode', false);
  const guest = Object.values(state.users).find((one) => one.email !== email)!;
  const id = phone.cookies.get('device_id')!;
  trustDevice(state, id, guest);
  const thief = copyOf(phone);
  await revoke(laptop, id);
  expect(state.devices[id]?.key).not.toBeNull();
  await verifyDevice(phone);
  expect(phone.cookies.get('device_id')).toBe(id);
  expect(phone.cookies.get('device_key')).not.toBe(thief.cookies.get('device_key'));
  expect(await asksForCode(thief)).toBe(true);
});

test('a log-in on a trusted device keeps the key: a lost answer makes no phone a new one', async () => {
  const key = phone.cookies.get('device_key');
  await phone.post('/auth/logout');
  expect(await asksForCode(phone)).toBe(false);
  expect(phone.cookies.get('device_key')).toBe(key);
});
