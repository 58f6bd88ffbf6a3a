import { beforeEach, expect, test } from 'vitest';
import { emptyMock, Visitor } from './visitor.ts';

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
  const response = await tobi.send('POST', '/auth/session/extend');
  expect(await response.json()).toMatchObject({ data: { expires_at: later(89_999 + WEEK) } });
  expect(response.headers.getSetCookie()[0]).toMatch(/^access_token=\w+; Max-Age=604800;.*HttpOnly/);
  await pass(WEEK - 1);
  expect((await tobi.get('/auth/session')).status).toBe(200);
  await pass(1);
  expect((await tobi.get('/auth/session')).status).toBe(401);
});

test('one that has run out is told from one that never was, and can’t be extended', async () => {
  await comeFor(90);
  await pass(90_000);
  for (const path of ['/auth/session', '/user/profile/status', '/wallet/balances'])
    expect((await tobi.get(path)).body).toMatchObject({
      code: 'session_expired',
      message: 'Please sign in again.',
    });
  expect((await tobi.post('/auth/session/extend')).body.code).toBe('session_expired');
  tobi.cookies.set('access_token', 'nobody');
  expect((await tobi.get('/auth/session')).body.code).toBe('unauthorized');
});

test('a persona’s session lasts a second at least and a week at most', async () => {
  for (const seconds of [0, 1.5, 604_801])
    expect((await comeFor(seconds)).fields).toEqual({ session_seconds: 'invalid' });
});
