import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, fingerprint, PASSED, userInfo, Visitor } from '../visitor.ts';

const email = 'ann@example.com';
let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const request = (address = email, who = ann) =>
  who.post('/auth/signup/request-code', { email: address, turnstile_token: PASSED, device_id: null });
const verify = async (who = ann, address = email) => {
  const { code, identifier } = await who.code(address);
  return who.post('/auth/signup/verify-code', { code, identifier });
};
const status = async (who = ann) => (await who.get('/user/profile/status')).body;

test('goes through every step', async () => {
  const registered = await ann.post('/auth/device-id', fingerprint);
  expect(registered.body.device_id).toBe(ann.cookies.get('device_id'));
  const asked = await request(' Ann@Example.com ');
  expect(asked.body).toMatchObject({ status: 'success', message: 'Verification code sent!' });
  const { code, identifier, kind } = await ann.code(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(kind).toBe('signup');
  expect(asked.body.identifier).toBe(identifier);
  expect(asked.body.data).toEqual({ identifier });

  const verified = await verify();
  expect(verified.status).toBe(200);
  expect(verified.body.verified_identifier).toMatch(/^idn_/);
  expect(await status()).toMatchObject({
    required: ['password', 'user_info', 'username', 'referral'],
    optional: ['transaction_password'],
    user_status: 'incomplete',
    device_unauthorized: false,
    username: null,
    first_name: null,
  });

  await ann.post('/user/set-password', { password: 'Sesame123' });
  expect((await status()).required).toEqual(['user_info', 'username', 'referral']);
  await ann.post('/user/profile', userInfo);
  const named = await ann.post('/user/username', { username: 'annlee' });
  expect(named.body).toMatchObject({ success: true, username: 'annlee' });
  expect((await status()).required).toEqual(['referral']);
  expect(await status()).toMatchObject({ user_status: 'incomplete', username: 'annlee', first_name: 'Ann' });
  await ann.post('/user/referral/complete', { skip: true });
  expect(await status()).toMatchObject({ required: [], user_status: 'complete' });
  expect((await ann.get('/user/profile')).body).toMatchObject({
    email,
    gender: 'female',
    address: userInfo.address,
  });

  await ann.post('/auth/logout');
  expect(ann.cookies.has('access_token')).toBe(false);
  const again = await ann.post('/auth/login', {
    email,
    password: 'Sesame123',
    turnstile_token: PASSED,
    device_id: ann.cookies.get('device_id'),
  });
  // The device of the sign-up is trusted: no code is asked.
  expect(again.body.identifier).toBeUndefined();
  expect((await status()).username).toBe('annlee');
});

test('sets the session cookie for this host, out of reach of scripts', async () => {
  await request();
  const { code, identifier } = await ann.code(email);
  const response = await ann.send('POST', '/auth/signup/verify-code', {
    body: JSON.stringify({ code, identifier }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('access_token='));
  expect(cookie).toMatch(/^access_token=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a code lives 300 seconds of the sandbox', async () => {
  await request();
  await ann.control('POST', '/clock/advance', { ms: 299_000 });
  const { code, identifier } = await ann.code(email);
  await ann.control('POST', '/clock/advance', { ms: 1_000 });
  const late = await ann.post('/auth/signup/verify-code', { code, identifier });
  expect(late.status).toBe(400);
  expect(late.body.code).toBe('code_expired');
  expect((await ann.get('/user/profile/status')).status).toBe(401);
});

test('a code works once', async () => {
  await request();
  const { code, identifier } = await ann.code(email);
  expect((await verify()).status).toBe(200);
  expect((await ann.post('/auth/signup/verify-code', { code, identifier })).body.code).toBe('code_expired');
});

test('a resend waits 30 seconds, says how long, and leaves the code before good for its five minutes', async () => {
  await request();
  const first = await ann.code(email);
  await ann.control('POST', '/clock/advance', { ms: 10_000 });
  const soon = await request();
  expect(soon.status).toBe(429);
  expect(soon.body.code).toBe('resend_too_soon');
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(15);
  expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(20);
  await ann.control('POST', '/clock/advance', { ms: 20_000 });
  const again = await request();
  expect([again.status, again.body.identifier === first.identifier]).toEqual([200, false]);
  // It is fresh: no other one is sent.
  expect((await ann.code(email)).code).toBe(first.code);
  await ann.control('POST', '/clock/advance', { ms: 120_000 });
  const { identifier } = (await request()).body;
  expect((await ann.code(email)).code).not.toBe(first.code);
  const old = await ann.post('/auth/signup/verify-code', { code: first.code, identifier });
  expect(old.status).toBe(200);
});

test('five wrong codes lock it, even for the right one', async () => {
  await request();
  const { code, identifier } = await ann.code(email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 1; tries <= 5; tries += 1) {
    const { status: refused, body } = await ann.post('/auth/signup/verify-code', { code: wrong, identifier });
    expect([refused, body.code]).toEqual([400, 'code_invalid']);
  }
  const locked = await ann.post('/auth/signup/verify-code', { code, identifier });
  expect(locked.status).toBe(429);
  expect(locked.body.code).toBe('code_locked');
});

test.each(['nobody', '__proto__', 'constructor', 'toString'])(
  'an identifier that is none: %s',
  async (identifier) => {
    const { status: refused, body } = await ann.post('/auth/signup/verify-code', {
      code: '123456',
      identifier,
    });
    expect([refused, body.code]).toEqual([400, 'flow_expired']);
  },
);

test('fixed codes for test addresses', async () => {
  await request('ann+test@example.com');
  expect((await ann.code('ann+test@example.com')).code).toBe('424242');
});

test('an address whose account can be logged into gets two links of the site and no code', async () => {
  await ann.become('complete', false);
  const known = await request('tobi@example.com');
  const unknown = await request('nobody@example.com');
  const shape = ({ status: code, body }: typeof known) => [code, Object.keys(body), body.message];
  expect(shape(known)).toEqual(shape(unknown));
  const { text, ...mail } = await ann.code('tobi@example.com');
  expect(mail).toMatchObject({ code: '', identifier: '' });
  expect(text.match(/https?:\S+/g)).toEqual([
    'http://localhost:4321/login',
    'http://localhost:4321/forgot-password',
  ]);
  expect(text).not.toMatch(/\d{6}|idn_/);
  expect((await ann.code('nobody@example.com')).text).toMatch(/Your code is \d{6}/);
  await ann.control('POST', '/clock/advance', { ms: 150_000 });
  await request('tobi@example.com', new Visitor(app, { 'accept-language': 'zh-CN' }));
  expect((await ann.code('tobi@example.com')).text.match(/https?:\S+/g)).toEqual([
    'http://localhost:4321/cn/login',
    'http://localhost:4321/cn/forgot-password',
  ]);
});

test('mails in the language of the page', async () => {
  await ann.post(
    '/auth/signup/request-code',
    { email, turnstile_token: PASSED },
    { 'accept-language': 'zh-CN' },
  );
  expect((await ann.code(email)).text).toMatch(/你的验证码是 \d{6}，5 分钟内有效。/);
});

test.each([
  ['zh-CN', 'zh-CN', '你的账户已设置登录密码'],
  ['en', 'en', 'Your account has a password now'],
])('an account made on a page in %s is written to in that language', async (page, language, sentence) => {
  const joining = new Visitor(app, { 'accept-language': page });
  await request(email, joining);
  await verify(joining);
  await joining.post('/user/set-password', { password: 'Sesame123' });
  expect((await joining.get('/user/preferences')).body.data).toMatchObject({ language });
  expect((await joining.code(email)).text).toContain(sentence);
});

test('runs repeat: the same steps in another mock give the same codes', async () => {
  const codes = async () => {
    const bob = new Visitor(emptyMock());
    await request(email, bob);
    await request('bob@example.com', bob);
    return [(await bob.code(email)).code, (await bob.code('bob@example.com')).code];
  };
  const [first, second] = [await codes(), await codes()];
  expect(first).toEqual(second);
  expect(new Set(first).size).toBe(2);
});

test('a browser that registers again is the same device; the cookie may be read by scripts', async () => {
  const response = await ann.send('POST', '/auth/device-id', {
    body: JSON.stringify(fingerprint),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^device_id=dev_\w+; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  );
  const first = ann.cookies.get('device_id');
  expect((await ann.post('/auth/device-id', fingerprint)).body.device_id).toBe(first);
  await request();
  await verify();
  const { body } = await ann.get('/auth/user-devices');
  expect(body.data).toMatchObject({
    devices: [
      {
        device_id: first,
        name: 'Chrome on Windows',
        browser: 'Chrome',
        os: 'Windows',
        current: true,
        trusted: true,
      },
    ],
  });
});
