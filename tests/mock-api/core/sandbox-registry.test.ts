import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let admin: Visitor;
beforeEach(() => {
  app = emptyMock();
  admin = new Visitor(app);
});

const create = async (body: object = {}) => (await admin.control('POST', '/sandboxes', body)).body;
const inside = (id: string) => new Visitor(app, { 'x-mock-sandbox': id });
const signUp = (who: Visitor) =>
  who.post('/auth/signup/request-code', { email: 'ann@example.com', turnstile_token: PASSED });

test('begins with its persona signed in', async () => {
  const { status, body } = await admin.control('POST', '/sandboxes', { id: 's-w1', persona: 'complete' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 's-w1', account: { email: 'tobi@example.com' } });
  const cookies = body.cookies as { name: string; value: string }[];
  expect(cookies.map(({ name }) => name)).toEqual([
    '__mock_sandbox',
    'device_id',
    'device_key',
    'access_token',
  ]);
  expect(cookies[0]?.value).toBe('s-w1');
  const visitor = new Visitor(app);
  for (const { name, value } of cookies) visitor.cookies.set(name, value);
  const status1 = await visitor.get('/user/profile/status');
  expect(status1.body.username).toBe('tobiade');
  expect(status1.headers.get('x-mock-sandbox')).toBe('s-w1');
});

test('without a persona there is nobody, and one cookie', async () => {
  const body = await create();
  expect(body).toEqual({
    id: body.id,
    cookies: [{ name: '__mock_sandbox', value: body.id }],
    host_url: `http://${body.id as string}.localhost`,
  });
  expect(body.id).toMatch(/^s-[0-9a-f-]{18}$/);
});

test('two sandboxes sign up the same address at once, without seeing each other', async () => {
  await create({ id: 's-a' });
  await create({ id: 's-b', seed: 8 });
  const [a, b] = [inside('s-a'), inside('s-b')];
  const answers = await Promise.all([signUp(a), signUp(b)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [codeA, codeB] = [await a.code('ann@example.com'), await b.code('ann@example.com')];
  expect(codeA.code).not.toBe(codeB.code);
  const crossed = await a.post('/auth/signup/verify-code', {
    code: codeB.code,
    identifier: codeB.identifier,
  });
  expect(crossed.body.code).toBe('flow_expired');
  expect((await admin.get('/__mock/mail/latest')).status).toBe(404);
});

test('a session of one is unknown in another of the same seed', async () => {
  await create({ id: 's-a' });
  await create({ id: 's-b' });
  const [a, b] = [inside('s-a'), inside('s-b')];
  await a.become('complete');
  await b.become('complete');
  expect(a.cookies.get('access_token')).not.toBe(b.cookies.get('access_token'));
  b.cookies.set('access_token', a.cookies.get('access_token')!);
  expect((await b.get('/user/profile/status')).status).toBe(401);
});

test('data of the same seed is the same', async () => {
  const ids = ['s-a', 's-b'];
  const clock = { mode: 'frozen', at: '2026-11-21T09:00:00Z' };
  const seen = await Promise.all(
    ids.map(async (id) => {
      await create({ id, clock });
      const visitor = inside(id);
      const account = await visitor.become('complete');
      return [
        account,
        (await visitor.get('/wallet/balances')).body,
        (await visitor.get('/market/assets')).body,
      ];
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
});

test('a clock, a fault and a challenge of one leave the other alone', async () => {
  await create({ id: 's-a' });
  const a = inside('s-a');
  await a.control('POST', '/clock/advance', { ms: 86_400_000 });
  await a.control('POST', '/faults', { op: '*', effect: { type: 'status', status: 500 } });
  await a.control('PUT', '/challenge', { mode: 'load-fail' });
  expect((await a.get('/auth/google')).status).toBe(500);
  expect((await admin.get('/auth/google')).status).toBe(200);
  expect((await admin.send('GET', '/turnstile/v0/api.js')).status).toBe(200);
  const moved = Date.parse((await a.get('/__mock/clock')).body.now as string);
  expect(moved - Date.parse((await admin.get('/__mock/clock')).body.now as string)).toBeGreaterThan(
    86_000_000,
  );
});

test('an unknown sandbox is an error, never the default', async () => {
  const lost = inside('s-gone');
  for (const path of ['/user/profile/status', '/__mock/journal', '/nothing', '/turnstile/v0/api.js']) {
    const { status, headers, body } = await lost.get(path, { origin: 'http://localhost:4321' });
    expect([status, body.code]).toEqual([404, 'sandbox_unknown']);
    expect(headers.get('x-mock-sandbox')).toBe('none');
    expect(headers.get('access-control-allow-origin')).toBe(
      path.startsWith('/__mock') ? null : 'http://localhost:4321',
    );
  }
  // What is about all sandboxes still works with a cookie of one that is gone.
  expect((await lost.get('/__mock/health')).body.status).toBe('ok');
  expect((await lost.control('POST', '/sandboxes', {})).status).toBe(201);
});

test('is listed and deleted; the default stays', async () => {
  await create({ id: 's-a' });
  const { body } = await admin.get('/__mock/sandboxes');
  expect((body.items as { id: string }[]).map(({ id }) => id)).toEqual(['default', 's-a']);
  expect((await admin.control('DELETE', '/sandboxes/s-a')).body).toEqual({ id: 's-a' });
  expect((await inside('s-a').get('/auth/google')).status).toBe(404);
  expect((await admin.control('DELETE', '/sandboxes/s-a')).status).toBe(404);
  expect((await admin.control('DELETE', '/sandboxes/default')).status).toBe(403);
});

test.each(['S-A', 'a b', '-a', 'a'.repeat(64), '../x', ''])('refuses the id %j', async (id) => {
  expect((await admin.control('POST', '/sandboxes', { id })).body.fields).toEqual({ id: 'invalid' });
});

test('the state of a sandbox is plain JSON', async () => {
  await create({ id: 's-a', persona: 'complete' });
  const a = inside('s-a');
  await signUp(a);
  await a.control('PUT', '/ticker', { symbols: { ftmusdt: { mode: 'silent' } } });
  await a.control('POST', '/faults', { op: 'ws', effect: { type: 'hang' }, times: 2 });
  const { state } = app.sandboxes.find('s-a')!;
  expect(JSON.parse(JSON.stringify(state))).toStrictEqual(JSON.parse(JSON.stringify(structuredClone(state))));
  for (const value of everything(state)) {
    expect(['string', 'number', 'boolean', 'object']).toContain(typeof value);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    }
  }
});

test('a reset replays the persona; its cookies go on', async () => {
  const { cookies } = (await create({ id: 's-a', persona: 'missing-password' })) as {
    cookies: { name: string; value: string }[];
  };
  const a = inside('s-a');
  for (const { name, value } of cookies) a.cookies.set(name, value);
  await a.post('/user/set-password', { password: 'Sesame123' });
  await signUp(a);
  await a.control('POST', '/faults', { op: 'ws', effect: { type: 'hang' } });
  await a.control('POST', '/clock/advance', { ms: 5_000_000 });
  expect((await a.control('POST', '/reset')).body).toEqual({ status: 'ok', what: 'all' });
  expect((await a.get('/user/profile/status')).body.required).toEqual(['password']);
  expect((await a.get('/__mock/mail/latest')).status).toBe(404);
  expect((await a.get('/__mock/faults')).body.items).toEqual([]);
  // The advance was a good hour: the clock is back between two looks at the machine's.
  const before = Date.now();
  const now = Date.parse((await a.get('/__mock/clock')).body.now as string);
  expect([before <= now, now <= Date.now()]).toEqual([true, true]);
});

test.each([
  ['mail', { mails: 0 }],
  ['faults', { faults: 0 }],
  ['journal', { journal: 0 }],
  ['state', { mails: 0, users: 0 }],
])('a reset of %s leaves the rest', async (what, emptied) => {
  await signUp(admin);
  const { code, identifier } = await admin.code('ann@example.com');
  await admin.post('/auth/signup/verify-code', { code, identifier });
  await admin.control('POST', '/faults', { op: 'ws', effect: { type: 'hang' } });
  await admin.control('POST', '/reset', { what });
  const { mails, faults, requestLog, users } = app.sandboxes.default.state;
  const left = {
    mails: mails.length,
    faults: faults.length,
    journal: requestLog.length,
    users: Object.keys(users).length,
  };
  expect(left).toEqual({ mails: 1, faults: 1, journal: 2, users: 1, ...emptied });
});

function* everything(value: unknown): Generator {
  if (value === null || value === undefined) return;
  yield value;
  if (typeof value === 'object') for (const inner of Object.values(value)) yield* everything(inner);
}
