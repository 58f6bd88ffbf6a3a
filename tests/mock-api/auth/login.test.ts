import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
let account: { email: string; password: string };
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  account = await tobi.become('complete', false);
});

const login = (who = tobi, more: Record<string, unknown> = {}) =>
  who.post('/auth/login', {
    ...account,
    turnstile_token: PASSED,
    device_id: who.cookies.get('device_id') ?? null,
    ...more,
  });
const status = (who = tobi) => who.get('/user/profile/status');
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

test('a trusted device signs in at once, each time with a new token', async () => {
  const { status: code, body } = await login();
  expect(code).toBe(200);
  expect(body.identifier).toBeUndefined();
  const first = tobi.cookies.get('access_token');
  await login();
  expect(tobi.cookies.get('access_token')).not.toBe(first);
  const stale = new Visitor(app);
  stale.cookies.set('access_token', first!);
  expect((await status(stale)).status).toBe(401);
});

test('a password is the same one from a keyboard that writes its letters and spaces differently', async () => {
  const ann = new Visitor(app);
  const { email } = await ann.become('missing-all');
  expect((await ann.post('/user/set-password', { password: 'Cafe\u0301\u00a0Sesame1' })).status).toBe(200);
  const tries = ['Café Sesame1', 'Cafe\u0301 Sesame1', 'Café\u3000Sesame1', 'Cafe Sesame1', ' Café Sesame1'];
  const statuses: number[] = [];
  for (const password of tries) statuses.push((await login(ann, { email, password })).status);
  expect(statuses).toEqual([200, 200, 200, 401, 401]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await login(tobi, { password: 'Nothing123' });
  const unknown = await login(tobi, { email: 'nobody@example.com' });
  expect(wrong.status).toBe(401);
  const { request_id: _a, ...first } = wrong.body;
  const { request_id: _b, ...second } = unknown.body;
  expect(first).toEqual(second);
  expect(first).toMatchObject({ code: 'invalid_credentials' });
});

test('an unknown device gets a code first and no session', async () => {
  const phone = new Visitor(app);
  const asked = await login(phone);
  expect(asked.status).toBe(200);
  expect(asked.body.identifier).toMatch(/^idn_/);
  expect(phone.cookies.has('access_token')).toBe(false);
  // Trying again at once is no resend.
  expect((await login(phone)).body.identifier).toBe(asked.body.identifier);
  const { code, identifier, kind } = await phone.code(account.email);
  expect(kind).toBe('device');
  const refused = await phone.post('/auth/new-device/verify', {
    code: otherCode(code),
    identifier,
    device_id: 'dev_phone',
  });
  expect(refused.body.code).toBe('code_invalid');
  const verified = await phone.post('/auth/new-device/verify', { code, identifier, device_id: 'dev_phone' });
  expect(verified.status).toBe(200);
  // The id of a body proves nothing: the browser is a new device.
  expect(phone.cookies.get('device_id')).toMatch(/^dev_[0-9a-f]{32}$/);
  expect((await status(phone)).body).toMatchObject({ username: 'tobiade', device_unauthorized: false });
  await phone.post('/auth/logout');
  expect((await login(phone)).body.identifier).toBeUndefined();
});

test('after five wrong device codes a new login gets a fresh code, not before a resend may be', async () => {
  const phone = new Visitor(app);
  const first = await login(phone);
  const { code } = await phone.code(account.email);
  const verify = (identifier: unknown, typed: string) =>
    phone.post('/auth/new-device/verify', { code: typed, identifier });
  for (let tries = 0; tries < 5; tries += 1) await verify(first.body.identifier, otherCode(code));
  expect((await verify(first.body.identifier, code)).body.code).toBe('code_locked');

  const soon = await login(phone);
  expect([soon.status, soon.body.code]).toEqual([429, 'resend_too_soon']);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
  await tobi.control('POST', '/clock/advance', { ms: 30_000 });

  const again = await login(phone);
  expect(again.status).toBe(200);
  expect(again.body.identifier).not.toBe(first.body.identifier);
  const fresh = await phone.code(account.email);
  expect(fresh.identifier).toBe(again.body.identifier);
  expect((await verify(fresh.identifier, fresh.code)).status).toBe(200);
});

test('after five wrong device codes a status check answers, and mails another once a resend may be', async () => {
  const ada = new Visitor(app);
  const { email } = await ada.become('device-unverified');
  await status(ada);
  const first = await ada.code(email);
  for (let tries = 0; tries < 5; tries += 1)
    await ada.post('/auth/new-device/verify', { code: otherCode(first.code) });
  expect((await status(ada)).status).toBe(200);
  expect((await ada.code(email)).identifier).toBe(first.identifier);
  await ada.control('POST', '/clock/advance', { ms: 30_000 });
  await status(ada);
  const { code, identifier } = await ada.code(email);
  expect(identifier).not.toBe(first.identifier);
  expect((await ada.post('/auth/new-device/verify', { code })).status).toBe(200);
});

test('a device is trusted for one person only', async () => {
  await new Visitor(app).become('missing-username', false);
  const asked = await login(tobi, { email: 'missing-username@example.com' });
  expect(asked.body.identifier).toMatch(/^idn_/);
});

test('a session whose device is unverified may do nothing but verify it', async () => {
  const ada = new Visitor(app);
  const { email } = await ada.become('device-unverified');
  expect((await status(ada)).body).toMatchObject({
    device_unauthorized: true,
    message: 'This device needs verification.',
  });
  for (const path of ['/wallet/balances', '/user/profile', '/referral/code', '/auth/user-devices']) {
    const { status: code, body } = await ada.get(path);
    expect([code, body.device_unauthorized]).toEqual([403, true]);
  }
  const first = await ada.code(email);
  await status(ada);
  expect((await ada.code(email)).identifier).toBe(first.identifier);
  await ada.control('POST', '/clock/advance', { ms: 301_000 });
  await status(ada);
  const { code, identifier } = await ada.code(email);
  expect(identifier).not.toBe(first.identifier);
  // The page of the status check knows no identifier.
  expect((await ada.post('/auth/new-device/verify', { code })).status).toBe(200);
  expect((await status(ada)).body.device_unauthorized).toBe(false);
  expect((await ada.get('/wallet/balances')).status).toBe(200);
});

test('without identifier and session there is nothing to verify', async () => {
  const { status: code } = await new Visitor(app).post('/auth/new-device/verify', { code: '123456' });
  expect(code).toBe(401);
});

test('logout kills the session, and answers a guest too', async () => {
  await login();
  const token = tobi.cookies.get('access_token')!;
  expect((await tobi.post('/auth/logout')).status).toBe(200);
  const thief = new Visitor(app);
  thief.cookies.set('access_token', token);
  expect((await status(thief)).body.code).toBe('unauthorized');
  expect((await thief.post('/auth/logout')).status).toBe(200);
});

test('a session lives seven days of the sandbox', async () => {
  await login();
  await tobi.control('POST', '/clock/advance', { ms: 7 * 86_400_000 - 60_000 });
  expect((await status()).status).toBe(200);
  await tobi.control('POST', '/clock/advance', { ms: 61_000 });
  expect((await status()).status).toBe(401);
});

test.each(['nonsense', '__proto__', 'constructor', ''])('a session that never was: %j', async (token) => {
  tobi.cookies.set('access_token', token);
  expect((await status()).status).toBe(401);
});

test.each([
  ['banned', 'account_banned', 'Your account is banned. Contact support.'],
  ['deleted', 'account_deleted', 'Your account has been deleted. Please contact support to regain access.'],
])('%s: told to the owner only', async (name, code, message) => {
  const uche = new Visitor(app);
  const { email, password } = await uche.become(name, false);
  const refused = await login(uche, { email, password });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code, message });
  expect((await login(uche, { email, password: 'Wrong12345' })).body.code).toBe('invalid_credentials');
});

test.each([
  ['', true],
  [PASSED, true],
  ['mock.1', false],
  ['mock-fail', false],
  ['__proto__', false],
])('the challenge token %j: let through %s', async (turnstile_token, passes) => {
  const { status: code, body } = await login(tobi, { turnstile_token });
  expect(code).toBe(passes ? 200 : 422);
  if (!passes)
    expect([body.code, body.message]).toEqual([
      'challenge_failed',
      expect.stringContaining('Please complete the security check'),
    ]);
});

test('the server decides whether the challenge may be skipped', async () => {
  await tobi.control('PUT', '/challenge', { challengeBypass: false });
  expect((await login(tobi, { turnstile_token: '' })).status).toBe(422);
  for (const path of ['/auth/signup/request-code', '/auth/reset']) {
    const { body } = await tobi.post(path, { email: 'a@example.com', turnstile_token: '' });
    expect(body.code).toBe('challenge_failed');
  }
});

test('a mock token is single use and lives 300 seconds', async () => {
  const token = async () => (await tobi.post('/turnstile/v0/token')).body.token as string;
  const first = await token();
  expect((await login(tobi, { turnstile_token: first })).status).toBe(200);
  expect((await login(tobi, { turnstile_token: first })).status).toBe(422);
  const second = await token();
  await tobi.control('POST', '/clock/advance', { ms: 300_000 });
  expect((await login(tobi, { turnstile_token: second })).status).toBe(422);
});
