import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
let server: Listening | undefined;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const arm = (effect: object, more: object = {}) =>
  ann.control('POST', '/faults', { op: 'GET /auth/google', effect, ...more });
const google = async () => (await ann.get('/auth/google')).status;
const journal = async () => ((await ann.get('/__mock/journal')).body as { items: object[] }).items;

test('a status with a message, with the default one, and with none', async () => {
  await arm({ type: 'status', status: 500, message: 'Ouch' }, { times: 1 });
  await arm({ type: 'status', status: 503 }, { times: 1 });
  await arm({ type: 'status', status: 429, message: null, retryAfter: 7 }, { times: 1 });
  const answers = [
    await ann.get('/auth/google'),
    await ann.get('/auth/google'),
    await ann.get('/auth/google'),
  ];
  expect(answers.map(({ status, body }) => [status, body.message, body.code])).toEqual([
    [500, 'Ouch', 'server_error'],
    [503, 'Something went wrong on our side. Try again in a moment.', 'server_error'],
    [429, null, 'rate_limited'],
  ]);
  expect(answers[2]?.headers.get('retry-after')).toBe('7');
  expect(await google()).toBe(200);
  expect(await journal()).toMatchObject([
    { fault: 'status' },
    { fault: 'status' },
    { fault: 'status' },
    { status: 200 },
  ]);
});

test('exactly the second call', async () => {
  await arm({ type: 'status', status: 503 }, { after: 1, times: 1 });
  expect([await google(), await google(), await google()]).toEqual([200, 503, 200]);
});

test('every call until it is cleared; other calls and the control plane never', async () => {
  await arm({ type: 'status', status: 500 });
  expect([await google(), await google()]).toEqual([500, 500]);
  expect((await ann.post('/auth/logout')).status).toBe(200);
  await ann.control('DELETE', '/faults');
  expect(await google()).toBe(200);
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'status', status: 500 } });
  expect((await ann.post('/auth/logout')).status).toBe(500);
  expect((await ann.get('/__mock/faults')).body.items).toMatchObject([{ op: '*', seen: 1, hits: 1 }]);
});

test('after validation, and also for who would be refused', async () => {
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'status', status: 500 } });
  expect((await ann.post('/auth/login', {})).status).toBe(422);
  expect((await ann.get('/user/profile/status')).status).toBe(500);
});

test('post: the work is done, and the answer is lost with its cookie', async () => {
  await ann.become('missing-password', false);
  const login = () =>
    ann.post('/auth/login', {
      email: 'missing-username@example.com',
      password: 'Cowrie2026!',
      turnstile_token: PASSED,
      device_id: ann.cookies.get('device_id'),
    });
  await ann.become('missing-username', false);
  await ann.control('POST', '/faults', {
    op: 'POST /auth/login',
    effect: { type: 'status', status: 502 },
    stage: 'post',
    times: 1,
  });
  expect((await login()).status).toBe(502);
  expect(ann.cookies.has('access_token')).toBe(false);
  expect(Object.keys(app.sandboxes.default.state.sessions)).toHaveLength(1);
  expect((await login()).status).toBe(200);
  expect(ann.cookies.has('access_token')).toBe(true);
});

test('a delay is real time', async () => {
  await arm({ type: 'delay', ms: 60 });
  const began = performance.now();
  expect(await google()).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(55);
});

test('hang: never answers, and lets go when the client does', async () => {
  await arm({ type: 'hang' });
  const gone = new AbortController();
  let answered = false;
  const call = ann.send('GET', '/auth/google', { signal: gone.signal }).then(() => {
    answered = true;
  });
  await ann.get('/__mock/health');
  expect(answered).toBe(false);
  gone.abort();
  await call;
  expect(await journal()).toMatchObject([{ op: 'GET /auth/google', status: 0, fault: 'hang' }]);
});

test('reset in process looks as it does to fetch', async () => {
  await arm({ type: 'reset' }, { times: 1 });
  await expect(ann.get('/auth/google')).rejects.toThrow(TypeError);
  expect(await google()).toBe(200);
});

test('reset over a port is ECONNRESET, and the server lives on', async () => {
  server = await listen(app);
  await arm({ type: 'reset' }, { times: 1 });
  const { url } = server;
  const error = await fetch(`${url}/auth/google`).then(
    () => null,
    (thrown: unknown) => thrown as Error & { cause: { code: string } },
  );
  expect(error?.cause.code).toBe('ECONNRESET');
  expect((await fetch(`${url}/auth/google`)).status).toBe(200);
  expect(await journal()).toMatchObject([{ status: 0, fault: 'reset' }, { status: 200 }]);
});

test('hanging calls over a port are released when their clients go', async () => {
  server = await listen(app);
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'hang' } });
  const { url } = server;
  const gone = new AbortController();
  const body = JSON.stringify({ email: 'a@example.com', turnstile_token: PASSED });
  const calls = Array.from({ length: 20 }, (_, call) =>
    fetch(
      `${url}/auth/${call % 2 ? 'google' : 'signup/request-code'}`,
      call % 2
        ? { signal: gone.signal }
        : { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: gone.signal },
    ).catch((error: unknown) => (error as Error).name),
  );
  const { faults } = app.sandboxes.default.state;
  await expect.poll(() => faults[0]?.hits).toBe(20);
  expect(await journal()).toEqual([]);
  gone.abort();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['AbortError']));
  await expect.poll(journal).toHaveLength(20);
});

test('the challenge’s script can be hit by name, and by nothing else', async () => {
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'status', status: 500 }, times: 1 });
  expect((await ann.send('GET', '/turnstile/v0/api.js')).status).toBe(200);
  await ann.control('POST', '/faults', {
    op: 'GET /turnstile/v0/api.js',
    effect: { type: 'status', status: 500 },
  });
  expect((await ann.send('GET', '/turnstile/v0/api.js')).status).toBe(500);
});

test.each([
  [{ type: 'explode' }, 'unknown_effect'],
  [{ type: 'constructor' }, 'unknown_effect'],
  [{ type: 'status', status: 200 }, 'invalid_fields'],
  [{ type: 'delay' }, 'invalid_fields'],
  [{ type: 'delay', ms: -5 }, 'invalid_fields'],
  ['hang', 'invalid_fields'],
])('refuses the effect %j', async (effect, code) => {
  const { status, body } = await ann.control('POST', '/faults', { op: '*', effect });
  expect([status, body.code]).toEqual([422, code]);
  expect(app.sandboxes.default.state.faults).toEqual([]);
});
