import { beforeEach, expect, test } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import { DEVICE_NAME_LENGTH, type Device } from '#contract/devices.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { Security } from '#contract/security.ts';
import { now } from '#mock-api/core/clock.ts';
import { closeSession, expireSession, resolveSession } from '#mock-api/features/session/sessions.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { recordRefusal } from '#mock-api/server/record-refusal.ts';
import type { RequestContext } from '#mock-api/server/request-context.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, Visitor, type Answer } from '../visitor.ts';

const DAY = 24 * 3_600_000;
let bisola: Visitor;
beforeEach(async () => {
  bisola = new Visitor(emptyMock());
  await bisola.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-27T10:44:00.000Z' });
  await bisola.become('new-device-login');
});

const list = async (headers = {}) =>
  ((await bisola.get('/auth/user-devices', headers)).body.data as { devices: Device[] }).devices;
const activities = async (query = '') =>
  ((await bisola.get(`/auth/activities${query}`)).body.data as { items: Activity[] }).items;
const security = async () => (await bisola.get('/user/security')).body.data as Security;
const rename = (id: string, name: string) => bisola.write('PUT', `/auth/user-devices/${id}`, { name });

test('demand 11: this device first, and of each where it is, how it logged in, and whether it is new', async () => {
  const [own, other] = await list();
  expect(own).toMatchObject({ current: true, new: false, trusted: true });
  expect(other).toMatchObject({
    current: false,
    new: true,
    name: 'Firefox on Windows',
    ip: '105.112.•.•',
    signed_in_by: { method: 'password', factor: null },
    first_seen_at: '2026-11-26T21:44:00.000Z',
    last_active_at: '2026-11-26T21:44:00.000Z',
  });
  expect(other?.place).toMatch(/^[A-Z]/);
  expect((await list({ 'accept-language': 'zh-CN' }))[1]?.place).toMatch(/\p{Script=Han}/u);
});

test('demand 11: a device was last active at its last call, not at its log-in', async () => {
  for (const [later, at] of [
    ['30m', '2026-11-27T11:14:00.000Z'],
    ['2h', '2026-11-27T13:14:00.000Z'],
  ] as const) {
    await bisola.control('POST', '/clock/advance', { ms: later });
    await security();
    const [own, other] = await list();
    expect(own?.last_active_at).toBe(at);
    expect(other?.last_active_at).toBe('2026-11-26T21:44:00.000Z');
  }
});

const own = () => {
  const { state } = bisola.app.sandboxes.default;
  const { device_id, customer_id } = state.sessions[bisola.cookies.get('access_token') ?? '']!;
  return {
    state,
    customer_id,
    lastActive: () => state.devices[device_id!]?.users[customer_id]?.last_active_at,
  };
};
const freeze = (body: object, headers = {}) => bisola.write('PUT', '/user/freeze', body, headers);
function searchTooOften() {
  const { state, customer_id } = own();
  state.rateLimits[`transaction search ${customer_id}`] = Array<number>(300).fill(now(state));
  return bisola.get('/wallet/transactions?q=ada');
}

interface Refused {
  readonly call: () => Promise<Answer>;
  readonly answer: readonly [status: number, code: ErrorCode];
  readonly counts: boolean;
}
const refused: Readonly<Record<string, Refused>> = {
  'a wrong PIN': {
    call: () => freeze({ frozen: false, approval: { pin: '000000' } }),
    answer: [403, 'pin_invalid'],
    counts: true,
  },
  'a wrong body': { call: () => freeze({ frozen: 'yes' }), answer: [422, 'invalid_fields'], counts: true },
  'what is not there': { call: () => rename('dev_gone', 'Mine'), answer: [404, 'not_found'], counts: true },
  'one search too many': { call: searchTooOften, answer: [429, 'rate_limited'], counts: false },
  'what another site sends': {
    call: () => freeze({ frozen: true }, { origin: 'https://elsewhere.example' }),
    answer: [403, 'origin_refused'],
    counts: false,
  },
  'a session that has ended': {
    call: () => {
      expireSession(own().state, bisola.cookies.get('access_token'));
      return bisola.get('/user/security');
    },
    answer: [401, 'session_expired'],
    counts: false,
  },
};

test.each(Object.entries(refused))(
  'demand 11: what was refused was use of the device if somebody was let in to be answered: %s',
  async (_what, { call, answer, counts }) => {
    await freeze({ frozen: true });
    const { lastActive } = own();
    const before = lastActive();
    await bisola.control('POST', '/clock/advance', { ms: '30m' });
    expectRefusal(await call(), answer);
    expect(lastActive()).toBe(counts ? '2026-11-27T11:14:00.000Z' : before);
  },
);

test('demand 11: a refused call that has ended its session is no use of the device', async () => {
  const { state, lastActive } = own();
  const token = bisola.cookies.get('access_token');
  const [before, device] = [lastActive(), state.sessions[token!]!.device_id!];
  const use = () => Object.values(state.devices[device]!.users)[0]?.last_active_at;
  await bisola.control('POST', '/clock/advance', { ms: '30m' });
  const context = { state, findSession: () => resolveSession(state, token) } as RequestContext;
  const refusal = recordRefusal(context, () => {
    closeSession(state, token);
    throw new ApiError('forbidden', null);
  });
  await expect(refusal).rejects.toThrow('forbidden');
  expect(use()).toBe(before);
});

test('demand 11: a clock that was moved back does not keep the time of an activity to come', async () => {
  await bisola.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-27T09:00:00.000Z' });
  await security();
  expect((await list())[0]?.last_active_at).toBe('2026-11-27T09:00:00.000Z');
});

test('demand 11: a device is new for a day, and costs the points of its check for as long', async () => {
  const check = async () => (await security()).checks.find(({ id }) => id === 'devices');
  expect(await check()).toMatchObject({ done: false, points: 20 });
  await bisola.control('POST', '/clock/advance', { ms: DAY });
  expect((await list())[1]?.new).toBe(false);
  expect(await check()).toMatchObject({ done: true });
});

test('demand 11: a name is a text, of its user alone, and entered in the log', async () => {
  const id = (await list())[1]?.device_id ?? '';
  const name = '<b>Tobi’s “laptop”</b> 👩🏾‍🍳';
  const { body } = await rename(id, ` ${name} `);
  expect(body.data).toMatchObject({ device_id: id, name });
  expect((await list())[1]?.name).toBe(name);
  expect((await activities())[0]).toMatchObject({
    event: 'device_renamed',
    title: `Device renamed: Firefox on Windows to ${name}`,
  });
  // The same name again is no event.
  await rename(id, name);
  expect((await activities())[1]?.event).not.toBe('device_renamed');
  expectRefusal(await rename(id, 'x'.repeat(DEVICE_NAME_LENGTH + 1)), [422, 'invalid_fields']);
  expectRefusal(await rename(id, '\u2800'), [422, 'invalid_fields']);
  expectRefusal(await rename('dev_gone', 'Mine'), [404, 'not_found']);
  const other = new Visitor(bisola.app);
  await other.become('complete');
  expectRefusal(await other.write('PUT', `/auth/user-devices/${id}`, { name: 'Mine' }), [404, 'not_found']);
});

test('a log-in on a new device is asked about; what came since then can be listed', async () => {
  const [login, ...before] = await activities('?kind=sign_in');
  expect(login).toMatchObject({ event: 'new_device', recognised: false, this_device: false });
  expect(before.every(({ recognised }) => recognised)).toBe(true);
  const since = await activities(`?since=${login?.at}`);
  expect(since.map(({ event }) => event)).toEqual(['new_device']);
  expect((await list()).map(({ device_id }) => device_id)).toContain(login?.device_id);
});

test('where and since when sending is frozen is read from the log', async () => {
  expect((await security()).frozen).toBeNull();
  await bisola.write('PUT', '/user/freeze', { frozen: true });
  expect((await security()).frozen).toEqual({
    at: '2026-11-27T10:44:00.000Z',
    device_name: (await list())[0]?.name,
    by: 'owner',
  });
});
