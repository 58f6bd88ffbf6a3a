import { beforeEach, expect, test } from 'vitest';
import { STREAMS_PER_SESSION } from '#contract/user-events.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen } from '#mock-api/server/http-server.ts';
import { PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { EventReader } from '../control/event-reader.ts';
import { hear, names, notify, openStream, PATH, secondSession, signedIn } from '../market/stream-listener.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { eventually } from '../../eventually.ts';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  ({ app, tobi } = await signedIn());
});

const streams = () => app.sandboxes.default.connections.size;
const timers = () => app.sandboxes.default.timers.size;

test('a logout ends the streams of its session alone', async () => {
  const other = await secondSession(app);
  const [mine, theirs] = [await openStream(tobi), await openStream(other)];
  await tobi.post('/auth/logout');
  expect(await hear(mine, 1)).toMatchObject([{ event: 'session_revoked', data: { reason: 'logged_out' } }]);
  expect(await mine.block()).toBeNull();
  expect(streams()).toBe(1);
  await notify(tobi);
  expect(names(await hear(theirs, 1))).toEqual(['notification']);
  await theirs.leave();
});

// requirement: 2.41
test('a session has ten streams at most; another one has its own', async () => {
  const mine = await Promise.all(Array.from({ length: STREAMS_PER_SESSION }, () => openStream(tobi)));
  expect(streams()).toBe(10);
  const refused = await tobi.get(PATH);
  expect(refused).toMatchObject({ status: 429, body: { status: 'error', code: 'rate_limited' } });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await tobi.get(PATH, { 'accept-language': 'zh' })).body.message).toBe('请求过于频繁，请稍候。');
  const other = await secondSession(app);
  const theirs = await openStream(other);
  expect(streams()).toBe(11);

  // One that is given back makes room for one.
  await mine.pop()?.leave();
  await eventually(() => expect(streams()).toBe(10));
  mine.push(await openStream(tobi));
  expect((await tobi.get(PATH)).status).toBe(429);
  await Promise.all([...mine, theirs].map((reader) => reader.leave()));
  await eventually(() => expect(streams()).toBe(0));
});

test('a device that is logged out from another leaves at once', async () => {
  const other = await secondSession(app);
  const theirs = await openStream(other);
  const { state } = app.sandboxes.default;
  state.sessions[other.cookies.get('access_token')!]!.device_id = 'dev_other';
  const [user] = Object.values(state.users);
  state.devices.dev_other = {
    ...Object.values(state.devices)[0]!,
    device_id: 'dev_other',
    users: {
      [user!.customer_id]: { trusted: true, first_verified_at: null, last_active_at: '', name: null },
    },
  };
  expect(
    (await tobi.post('/auth/user-devices/logout-others', { approval: { pin: PERSONA_PIN } })).status,
  ).toBe(200);
  expect(await hear(theirs, 1)).toMatchObject([{ event: 'session_revoked', data: { reason: 'revoked' } }]);
  expect(await theirs.block()).toBeNull();
  expect((await other.get(PATH)).body.code).toBe('unauthorized');
});

// requirement: 2.41
test('a session’s time ends its stream, unless it was extended', async () => {
  const { body } = await tobi.control('POST', '/persona', {
    // Nothing else happens to this account by itself.
    name: 'payer',
    login: true,
    session_seconds: 60,
  });
  for (const { name, value } of body.cookies as { name: string; value: string }[])
    tobi.cookies.set(name, value);
  const reader = await openStream(tobi);
  await tobi.control('POST', '/clock/advance', { ms: 59_000 });
  await tobi.post('/auth/session/extend', {});
  await tobi.control('POST', '/clock/advance', { ms: 86_400_000 });
  expect(streams()).toBe(1);
  await tobi.control('POST', '/clock/advance', { ms: 7 * 86_400_000 });
  expect(await hear(reader, 1)).toMatchObject([{ event: 'session_revoked', data: { reason: 'expired' } }]);
  expect(await reader.block()).toBeNull();
  expect([streams(), timers()]).toEqual([0, 0]);
  expect((await tobi.get(PATH)).body.code).toBe('session_expired');
});

test('an account that is closed has no more streams', async () => {
  const reader = await openStream(tobi);
  const [user] = Object.values(app.sandboxes.default.state.users);
  const patch = [{ op: 'replace', path: `/users/${user!.customer_id}/accountStatus`, value: 'banned' }];
  const patched = await tobi.send('PATCH', '/__mock/state', {
    body: JSON.stringify(patch),
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
  });
  expect(patched.status).toBe(200);
  expect(await hear(reader, 1)).toMatchObject([{ data: { reason: 'closed' } }]);
  expect(streams()).toBe(0);
});

test('a stranger, a POST and HEAD get no stream', async () => {
  const stranger = new Visitor(app);
  expect((await stranger.get(PATH)).body.code).toBe('unauthorized');
  expect((await tobi.post(PATH, {})).status).toBe(405);
  expect((await tobi.send('HEAD', PATH)).status).toBe(200);
  expect(streams()).toBe(0);
});

test('nothing stays behind: clients that go, a reset, a restore, a sandbox that is deleted', async () => {
  const readers = await Promise.all(Array.from({ length: STREAMS_PER_SESSION }, () => openStream(tobi)));
  expect([streams(), timers()]).toEqual([10, 10]);
  for (const reader of readers) await reader.leave();
  await expect.poll(() => [streams(), timers()]).toEqual([0, 0]);
  await tobi.control('POST', '/snapshots/one');
  const restored = await openStream(tobi);
  await tobi.control('POST', '/snapshots/one/restore');
  await restored.block();
  expect(await restored.block()).toBeNull();
  expect([streams(), timers()]).toEqual([0, 0]);
  const sandbox = app.sandboxes.create('s-a', { persona: { name: 'complete', login: true } });
  const inside = new Visitor(app, { 'x-mock-sandbox': 's-a' });
  await inside.become('complete');
  await openStream(inside);
  expect(sandbox.connections.size).toBe(1);
  await tobi.control('DELETE', '/sandboxes/s-a');
  expect([sandbox.connections.size, sandbox.timers.size]).toEqual([0, 0]);
});

test.each([
  [{ type: 'status', status: 503 }, 503],
  [{ type: 'html502' }, 502],
  [{ type: 'empty' }, 200],
])('a fault answers instead: %j', async (effect, status) => {
  for (const stage of ['pre', 'post']) {
    await tobi.control('POST', '/faults', { op: `GET ${PATH}`, effect, stage, times: 1 });
    expect((await tobi.send('GET', PATH)).status).toBe(status);
    expect(streams()).toBe(0);
  }
});

test('over a port: kept open by comments, cut after so many events, hung, offline, ended with the mock', async () => {
  app = emptyMock({ events: { keepAlive: 5 } });
  tobi = new Visitor(app);
  await tobi.become('complete');
  const server = await listen(app);
  const cookie = [...tobi.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = (signal?: AbortSignal) =>
    fetch(server.url + PATH, { headers: { cookie }, ...(signal ? { signal } : {}) });
  const op = `GET ${PATH}`;

  const gone = new AbortController();
  const held = new EventReader(await call(gone.signal));
  await held.block();
  expect(await held.block()).toBe(': still here');
  gone.abort();
  await expect.poll(() => streams()).toBe(0);

  await tobi.control('POST', '/faults', { op, effect: { type: 'cut', events: 2 }, times: 1 });
  const cut = new EventReader(await call());
  const heard = hear(cut, 2);
  await notify(tobi, 'one');
  await notify(tobi, 'two');
  expect(names(await heard)).toEqual(['notification', 'notification']);
  await expect(cut.next()).rejects.toThrow();
  await expect.poll(() => streams()).toBe(0);

  await tobi.control('POST', '/faults', { op, effect: { type: 'reset' }, times: 1 });
  await expect(call()).rejects.toThrow();
  await tobi.control('POST', '/faults', { op, effect: { type: 'hang' }, times: 1 });
  await expect(call(AbortSignal.timeout(50))).rejects.toThrow();
  await tobi.control('POST', '/faults', { op, effect: { type: 'delay', ms: 30 }, times: 1 });
  const last = new EventReader(await call());
  await last.block();
  expect(streams()).toBe(1);
  await server.close();
  await expect(last.next()).rejects.toThrow();
  await expect.poll(() => streams()).toBe(0);
});
