import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { redact } from '#mock-api/core/redact.ts';
import { createApp } from '#mock-api/app.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});
const signUp = (email = 'ann@example.com') =>
  ann.post('/auth/signup/request-code', { email, turnstile_token: PASSED });
const json = { 'content-type': 'application/json' };

test.each([
  ['POST', '/reset'],
  ['POST', '/sandboxes'],
  ['DELETE', '/sandboxes/s-a'],
  ['POST', '/persona'],
  ['PUT', '/clock'],
  ['POST', '/clock/advance'],
  ['POST', '/faults'],
  ['POST', '/faults/preset/login.500'],
  ['DELETE', '/faults'],
  ['PUT', '/ticker'],
  ['POST', '/ticker/drop'],
  ['PUT', '/challenge'],
  ['DELETE', '/journal'],
])('%s %s needs the control header', async (method, path) => {
  for (const headers of [json, { ...json, 'x-mock-control': '0' }]) {
    const response = await ann.send(method, `/__mock${path}`, { headers });
    expect(response.status).toBe(403);
    expect(((await response.json()) as { code: string }).code).toBe('control_header_missing');
  }
});

test('a foreign page can’t send that header: no preflight is granted', async () => {
  for (const origin of ['http://localhost:4321', 'https://evil.example']) {
    const response = await ann.send('OPTIONS', '/__mock/reset', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-mock-control',
      },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-headers')).toBeNull();
  }
});

test.each([
  'evil.example',
  'localhost.evil.example',
  '192.168.0.9:8787',
  'mock',
  '127.0.0.1.evil.example:8787',
  '[::2]',
])('refuses the host name %s', async (host) => {
  for (const path of ['/__mock/health', '/auth/google', '/']) {
    expect((await ann.send('GET', path, { headers: { host } })).status).toBe(403);
  }
});

test.each([
  'localhost',
  'localhost:8787',
  's-w3.localhost:8787',
  '127.0.0.1:8787',
  '[::1]:8787',
  'LOCALHOST',
])('answers under %s', async (host) => {
  if (host.startsWith('s-')) app.sandboxes.create('s-w3', {});
  expect((await ann.send('GET', '/__mock/health', { headers: { host } })).status).toBe(200);
});

test('the newest mail of an address and kind', async () => {
  expect((await ann.get('/__mock/mail/latest')).body.code).toBe('no_mail');
  await signUp();
  await signUp('bob@example.com');
  const { body } = await ann.get('/__mock/mail/latest?to=ANN@example.com&kind=signup');
  expect(body).toMatchObject({
    to: 'ann@example.com',
    kind: 'signup',
    code: expect.stringMatching(/^\d{6}$/) as unknown,
  });
  expect(Date.parse(body.expires_at as string) - Date.parse(body.at as string)).toBeGreaterThan(299_000);
  expect((await ann.get('/__mock/mail/latest?kind=device')).status).toBe(404);
  expect((await ann.get('/__mock/mail/latest')).body.to).toBe('bob@example.com');
  expect((await ann.get('/__mock/mail?to=bob@example.com')).body.items).toHaveLength(1);
});

test('waits for a mail that is still to come, and wakes at once', async () => {
  const waiting = ann.get('/__mock/mail/latest?to=ann@example.com&wait=20000');
  await signUp('bob@example.com');
  await signUp();
  expect((await waiting).body.to).toBe('ann@example.com');
  const first = (await waiting).body.id as string;
  const next = ann.get(`/__mock/mail/latest?to=ann@example.com&wait=20000&after=${first}`);
  await ann.control('POST', '/clock/advance', { ms: 60_000 });
  await signUp();
  expect((await next).body.id).not.toBe(first);
});

test('a wait ends without a mail, and when the client goes', async () => {
  expect((await ann.get('/__mock/mail/latest?wait=20')).status).toBe(404);
  const gone = new AbortController();
  const waiting = ann.send('GET', '/__mock/mail/latest?wait=60000', { signal: gone.signal });
  gone.abort();
  expect((await waiting).status).toBe(404);
  expect(app.sandboxes.default.listeners.size).toBe(0);
  expect((await ann.get('/__mock/mail/latest?wait=99999999')).status).toBe(422);
});

test('the clock: frozen, advanced, scaled, real', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  expect((await ann.control('PUT', '/clock', { mode: 'frozen', at })).body).toEqual({
    now: at,
    mode: 'frozen',
    rate: 0,
  });
  expect((await ann.control('POST', '/clock/advance', { ms: 90_000 })).body.now).toBe(
    '2026-01-01T00:01:30.000Z',
  );
  const { headers } = await ann.get('/auth/google');
  expect(headers.get('x-mock-now')).toBe('2026-01-01T00:01:30.000Z');
  const scaled = await ann.control('PUT', '/clock', { mode: 'scaled', rate: 10 });
  expect(scaled.body).toMatchObject({ mode: 'scaled', rate: 10 });
  expect(scaled.body.now).toMatch(/^2026-01-01T00:01:3/);
  const before = Date.now();
  const real = Date.parse((await ann.control('PUT', '/clock', { mode: 'real' })).body.now as string);
  expect([before <= real, real <= Date.now()]).toEqual([true, true]);
  expect((await ann.control('POST', '/clock/advance', { ms: -1 })).status).toBe(422);
  expect((await ann.control('PUT', '/clock', { mode: 'frozen', at: 'noon' })).status).toBe(422);
  expect((await ann.control('PUT', '/clock', { mode: 'frozen', at: 0 })).body.now).toBe(
    '1970-01-01T00:00:00.000Z',
  );
});

test('a mail of a moved clock has its time', async () => {
  await ann.control('PUT', '/clock', { mode: 'frozen', at: '2026-01-01T00:00:00Z' });
  await signUp();
  const { body } = await ann.get('/__mock/mail/latest');
  expect([body.at, body.expires_at]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:05:00.000Z']);
});

test('the journal writes down calls without their secrets', async () => {
  await ann.become('complete', false);
  await ann.post('/auth/login', {
    email: 'tobi@example.com',
    password: 'hush',
    turnstile_token: 'secret-token',
  });
  await ann.get('/user/profile/status', { 'x-cowrie-render': '1' });
  await ann.get('/nothing?token=x');
  await ann.send('OPTIONS', '/auth/login', {
    headers: { origin: 'http://localhost:4321', 'access-control-request-method': 'POST' },
  });
  const { items } = (await ann.get('/__mock/journal')).body as { items: Record<string, unknown>[] };
  expect(items.map(({ op, status }) => [op, status])).toEqual([
    ['POST /auth/login', 422],
    ['GET /user/profile/status', 401],
    ['GET /nothing', 404],
  ]);
  expect(items[0]?.body).toEqual({
    email: 'tobi@example.com',
    password: '[redacted]',
    turnstile_token: '[redacted]',
  });
  expect(items[1]?.render).toBe(true);
  expect(items[0]?.render).toBeUndefined();
  const text = JSON.stringify(items);
  for (const secret of ['hush', 'secret-token', ...ann.cookies.values()]) expect(text).not.toContain(secret);
  const some = await ann.get('/__mock/journal?op=POST /auth/login&status=422');
  expect(some.body.items).toHaveLength(1);
  expect((await ann.get('/__mock/journal?status=500')).body.items).toEqual([]);
});

test('redaction reaches every depth and leaves what only sounds like a secret', () => {
  const body = {
    code: '1',
    Password: '1',
    pin: '1',
    refresh_token: '1',
    new_password: '1',
    postal_code: '1',
    country_code: '1',
  };
  const clean = {
    ...body,
    code: '[redacted]',
    Password: '[redacted]',
    pin: '[redacted]',
    refresh_token: '[redacted]',
    new_password: '[redacted]',
  };
  expect(redact({ list: [body], deep: { body }, none: null, text: 'code' })).toEqual({
    list: [clean],
    deep: { body: clean },
    none: null,
    text: 'code',
  });
});

test('the journal keeps the last 500', async () => {
  for (let call = 0; call < 510; call += 1) await app.request(`/missing/${call}`);
  const { items } = (await ann.get('/__mock/journal')).body as { items: { op: string }[] };
  expect(items).toHaveLength(500);
  expect(items[0]?.op).toBe('GET /missing/10');
  await ann.control('DELETE', '/journal');
  expect((await ann.get('/__mock/journal')).body.items).toEqual([]);
});

test('the pages for people show the code big, and run no script', async () => {
  const mails: string[] = [];
  app = createApp({ onMail: (mail, { id }) => mails.push(`${id} ${mail.to} ${mail.code}`) });
  ann = new Visitor(app);
  await signUp('"><script>@example.com');
  await signUp();
  const { code } = await ann.code('ann@example.com');
  expect(mails).toEqual([`default ann@example.com ${code}`]);
  for (const path of ['/__mock/inbox', '/__mock/inbox?live=1']) {
    const response = await ann.send('GET', path);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|style=|javascript:/);
    expect(html).toContain(`<span class="code">${code}</span>`);
    expect(html.includes('http-equiv="refresh"')).toBe(path.includes('live'));
  }
  expect((await ann.send('GET', '/__mock/pages.css')).headers.get('content-type')).toMatch(/^text\/css/);
});
