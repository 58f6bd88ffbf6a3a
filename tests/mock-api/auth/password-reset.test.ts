import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  await tobi.become('complete');
});

const email = 'tobi@example.com';
const ask = (address = email) => tobi.post('/auth/reset', { email: address, turnstile_token: PASSED });
const check = async (code: string, identifier: string) =>
  tobi.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });

test('sets a new password and ends every session', async () => {
  await ask();
  const { code, identifier, kind } = await tobi.code(email);
  expect(kind).toBe('reset');
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  const granted = await check(code.toLowerCase(), identifier);
  expect(granted.status).toBe(200);
  const grant = granted.body.identifier as string;
  expect(
    (await tobi.post('/auth/reset-password', { password: 'Weak1234', identifier: grant })).body.fields,
  ).toEqual({
    password: 'password.special',
  });
  expect(
    (await tobi.post('/auth/reset-password', { password: 'Fresh1234!', identifier: grant })).status,
  ).toBe(200);
  expect((await tobi.get('/user/profile/status')).status).toBe(401);
  const login = (password: string) =>
    tobi.post('/auth/login', {
      email,
      password,
      turnstile_token: PASSED,
      device_id: tobi.cookies.get('device_id'),
    });
  expect((await login('Cowrie2026!')).status).toBe(401);
  expect((await login('Fresh1234!')).status).toBe(200);
  // The grant is spent.
  const again = await tobi.post('/auth/reset-password', { password: 'Other1234!', identifier: grant });
  expect(again.body.code).toBe('flow_expired');
});

test('a known and an unknown address get the same answers, and only one a mail', async () => {
  const answers = [await ask(), await ask('nobody@example.com')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
  expect(Object.keys(answers[0]!.body)).toEqual(Object.keys(answers[1]!.body));
  expect((await tobi.get('/__mock/mail/latest?to=nobody@example.com')).status).toBe(404);
  const [known, unknown] = answers.map(({ body }) => body.identifier as string);
  const wrong = [await check('WRONG123', known!), await check('WRONG123', unknown!)];
  expect(wrong.map(({ body }) => body.code)).toEqual(['code_invalid', 'code_invalid']);
  expect([(await ask()).status, (await ask('nobody@example.com')).status]).toEqual([429, 429]);
});

test('fixed reset codes for test addresses', async () => {
  const address = 'zoe+test@example.com';
  await tobi.post('/auth/signup/request-code', { email: address, turnstile_token: PASSED });
  const { identifier } = await tobi.code(address);
  await tobi.post('/auth/signup/verify-code', { code: '424242', identifier });
  await ask(address);
  expect((await tobi.code(address)).code).toBe('TEST4242');
});

test.each(['__proto__', 'constructor', 'idn_none'])(
  'an identifier that grants nothing: %s',
  async (identifier) => {
    const { status, body } = await tobi.post('/auth/reset-password', { password: 'Fresh1234!', identifier });
    expect([status, body.code]).toEqual([400, 'flow_expired']);
  },
);

test('a code of one kind is worth nothing for another', async () => {
  await ask();
  const { identifier } = await tobi.code(email);
  const { body } = await tobi.post('/auth/signup/verify-code', { code: '123456', identifier });
  expect(body.code).toBe('flow_expired');
});
