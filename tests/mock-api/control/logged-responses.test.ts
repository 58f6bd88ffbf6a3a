import { beforeEach, expect, test } from 'vitest';
import type { LoggedRequest } from '#mock-api/core/request-log.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let ann: Visitor;
beforeEach(async () => {
  ann = new Visitor(emptyMock());
  // A header of each response has the time.
  await ann.control('PUT', '/clock', { mode: 'frozen' });
});

const last = async () =>
  ((await ann.get('/__mock/journal?limit=1')).body.items as LoggedRequest[])[0]!.response!;
const break_ = (op: string, effect: object) => ann.control('POST', '/faults', { op, effect });

test('a reply is logged with its headers and body', async () => {
  await ann.become('complete');
  const { body, headers } = await ann.get('/user/preferences');
  const response = await last();
  expect(response.body).toEqual(body);
  expect(response.headers).toEqual(Object.fromEntries(headers));
});

test('an error is logged with its code', async () => {
  const { body, headers } = await ann.post('/auth/login', { email: 'nobody' });
  const response = await last();
  expect(response.body).toEqual(body);
  expect(response.body).toMatchObject({ code: 'invalid_fields' });
  expect(response.headers).toEqual(Object.fromEntries(headers));
});

test('secrets are hidden in bodies and cookies', async () => {
  const { email, password } = await ann.become('complete', false);
  const device = ann.cookies.get('device_id');
  await ann.post('/auth/login', {
    email,
    password,
    turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
    device_id: device,
  });
  const token = ann.cookies.get('access_token')!;
  expect(token.length).toBeGreaterThan(20);
  const response = await last();
  expect(response.headers['set-cookie']).toMatch(/^access_token=\[redacted\]; .*HttpOnly/);
  expect(JSON.stringify(response)).not.toContain(token);
  await break_('GET /auth/google', {
    type: 'reply',
    body: { access_token: 'sesame', code: '424242', ok: 1 },
  });
  await ann.get('/auth/google');
  expect((await last()).body).toEqual({ access_token: '[redacted]', code: '[redacted]', ok: 1 });
});

test('a long body is cut', async () => {
  await ann.become('notifications-500');
  await ann.get('/user/notifications/list?page_size=50');
  expect(JSON.stringify((await last()).body).length).toBeLessThan(5_000);
  const body = { items: Array.from({ length: 30 }, (_, index) => index), text: 'x'.repeat(3_000) };
  await break_('GET /auth/google', { type: 'reply', body });
  await ann.get('/auth/google');
  expect((await last()).body).toEqual({ ...body, items: [...body.items.slice(0, 20), '… 10 more'] });
});

test('a body that is nested too deep does not break the log', async () => {
  let body: object = {};
  for (let depth = 0; depth < 500; depth += 1) body = { a: body };
  await break_('GET /auth/google', { type: 'reply', body });
  await ann.get('/auth/google');
  expect(JSON.stringify((await last()).body)).toContain('[too deep]');
});

test('what a fault sends instead is logged, and nothing where nothing was sent', async () => {
  for (const [effect, body] of [
    ['malformed', '{"status":"success",'],
    ['empty', ''],
    ['no-content', ''],
  ] as const) {
    await break_('GET /auth/google', { type: effect });
    await ann.get('/auth/google').catch(() => null);
    expect([effect, (await last()).body]).toEqual([effect, body]);
    await ann.control('DELETE', '/faults');
  }
  await break_('GET /auth/google', { type: 'html502' });
  await ann.send('GET', '/auth/google');
  expect((await last()).body).toContain('502 Bad Gateway');
  await ann.control('DELETE', '/faults');
  await break_('GET /auth/google', { type: 'reset' });
  await ann.send('GET', '/auth/google').catch(() => null);
  expect(await last()).toBeUndefined();
});

test('a file has headers only', async () => {
  await ann.send('GET', '/turnstile/v0/api.js');
  const response = await last();
  expect(response.headers['content-type']).toContain('text/javascript');
  expect(response).not.toHaveProperty('body');
});
