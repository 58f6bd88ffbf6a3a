import { beforeEach, expect, test } from 'vitest';
import { emptyMock, Visitor } from '../visitor.ts';

const AT = '2026-11-21T09:00:00.000Z';
const WEEK = 7 * 86_400_000;
const later = (ms: number) => new Date(Date.parse(AT) + ms).toISOString();

let tobi: Visitor;
beforeEach(async () => {
  tobi = new Visitor(emptyMock());
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: AT });
});

async function comeFor(seconds: number) {
  const { body } = await tobi.control('POST', '/persona', {
    name: 'complete',
    login: true,
    session_seconds: seconds,
    set_cookies: true,
  });
  return body;
}
const extend = () =>
  tobi.send('POST', '/auth/session/extend', { headers: { 'content-type': 'application/json' }, body: '{}' });
const pass = (ms: number) => tobi.control('POST', '/clock/advance', { ms });

test('a session says when it ends, and asking makes it no longer', async () => {
  await comeFor(90);
  const { body } = await tobi.get('/auth/session');
  expect(body.data).toEqual({ server_time: AT, expires_at: later(90_000) });
  await pass(60_000);
  await tobi.get('/user/profile/status');
  expect((await tobi.get('/auth/session')).body.data).toEqual({
    server_time: later(60_000),
    expires_at: later(90_000),
  });
});

test('extended, it lasts a week from then on, with its cookie', async () => {
  await comeFor(90);
  await pass(89_999);
  const response = await extend();
  expect(await response.json()).toMatchObject({ data: { expires_at: later(89_999 + WEEK) } });
  expect(response.headers.getSetCookie()[0]).toMatch(/^access_token=\w+; Max-Age=604800;.*HttpOnly/);
  await pass(WEEK - 1);
  expect((await tobi.get('/auth/session')).status).toBe(200);
  await pass(1);
  expect((await tobi.get('/auth/session')).status).toBe(401);
});

// requirement: 2.46
test('however often it is extended, it lasts 30 days from its sign-in', async () => {
  await comeFor(6 * 86_400);
  const lasts: unknown[] = [];
  const cookieDays: number[] = [];
  for (let day = 5; day <= 25; day += 5) {
    await pass(5 * 86_400_000);
    const response = await extend();
    lasts.push((await response.json()) as unknown);
    const [cookie] = response.headers.getSetCookie();
    cookieDays.push(Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]) / 86_400);
  }
  expect(lasts).toMatchObject([
    ...[12, 17, 22, 27].map((day) => ({ data: { expires_at: later(day * 86_400_000) } })),
    { data: { expires_at: later(30 * 86_400_000) } },
  ]);
  // The cookie goes when the session does.
  expect(cookieDays).toEqual([7, 7, 7, 7, 5]);
  const refused = await extend();
  expect(refused.status).toBe(409);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await refused.json()).toMatchObject({
    code: 'session_max_age',
    message: 'You logged in 30 days ago. For your security, log in again.',
  });
  expect((await tobi.get('/auth/session')).body.data).toMatchObject({ expires_at: later(30 * 86_400_000) });
  await pass(5 * 86_400_000);
  expect((await tobi.get('/auth/session')).body.code).toBe('session_expired');
});

// requirement: 2.46
test('a form of another site, which can send no JSON, makes none longer', async () => {
  await comeFor(90);
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/plain'];
  for (const headers of [{}, ...types.map((type) => ({ 'content-type': type }))]) {
    const refused = await tobi.send('POST', '/auth/session/extend', { headers, body: '{}' });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([415, []]);
  }
  expect((await tobi.get('/auth/session')).body.data).toMatchObject({ expires_at: later(90_000) });
});

test('one that has run out is told from one that never was, and can’t be extended', async () => {
  await comeFor(90);
  await pass(90_000);
  for (const path of ['/auth/session', '/user/profile/status', '/wallet/balances'])
    expect((await tobi.get(path)).body).toMatchObject({
      code: 'session_expired',
      message: 'Log in again to continue.',
    });
  expect((await tobi.post('/auth/session/extend', {})).body.code).toBe('session_expired');
  tobi.cookies.set('access_token', 'nobody');
  expect((await tobi.get('/auth/session')).body.code).toBe('unauthorized');
});

test('a persona’s session lasts a second at least and a week at most', async () => {
  for (const seconds of [0, 1.5, 604_801])
    expect((await comeFor(seconds)).fields).toEqual({ session_seconds: 'invalid' });
});

test('a token of the wrong shape is not looked up, not even one that a session has', async () => {
  const app = emptyMock();
  const visitor = new Visitor(app);
  await visitor.become('complete');
  const { sessions } = app.sandboxes.default.state;
  const [session] = Object.values(sessions);
  if (!session) throw new Error('Nobody is signed in.');
  for (const token of ['a b', 'a"b', 'naïve', '<a>', 'a'.repeat(1_000_000)]) {
    sessions[token] = { ...session, token };
    visitor.cookies.set('access_token', encodeURIComponent(token));
    const { status, body } = await visitor.get('/auth/session');
    expect([token.slice(0, 9), status, body.code]).toEqual([token.slice(0, 9), 401, 'unauthorized']);
  }
});
