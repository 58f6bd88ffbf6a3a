import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Script } from 'node:vm';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const PATH = '/turnstile/v0/api.js';
let app: Mock;
let ann: Visitor;
let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

test('serves a script that other origins may load, kept but always asked for', async () => {
  const response = await ann.send('GET', `${PATH}?render=explicit`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
  // What the site's policy refuses at run time must not even be there.
  const refused =
    /\.(?:inner|outer)HTML|insertAdjacent|document\.write|eval\(|new Function|cssText|'style'|^import |^export /m;
  expect(refused.exec(text)?.[0]).toBeUndefined();
  const etag = response.headers.get('etag')!;
  expect((await ann.send('GET', PATH, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await ann.control('PUT', '/challenge', { mode: 'block' });
  const blocked = await ann.send('GET', PATH, { headers: { 'if-none-match': etag } });
  expect(blocked.status).toBe(200);
  expect(await blocked.text()).toContain('"mode":"block"');
});

test('fails to load, or loads late', async () => {
  await ann.control('PUT', '/challenge', { mode: 'load-fail' });
  expect((await ann.send('GET', PATH)).status).toBe(500);
  await ann.control('PUT', '/challenge', { mode: 'slow', ms: 50 });
  const began = performance.now();
  expect((await ann.send('GET', PATH)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  expect((await ann.get('/__mock/challenge')).body).toMatchObject({
    mode: 'slow',
    ms: 50,
    how: 'status',
    challengeBypass: true,
  });
  expect((await ann.control('PUT', '/challenge', { mode: 'maybe' })).status).toBe(422);
});

test.each([{ mode: 'maybe' }, { ms: -1 }, { how: 'slowly' }, { challengeBypass: 'yes' }])(
  'refuses the setting %j',
  async (setting) => {
    const { status, body } = await ann.control('PUT', '/challenge', setting);
    expect([status, body.code]).toEqual([422, 'invalid_fields']);
    expect((await ann.get('/__mock/challenge')).body.mode).toBe('pass');
  },
);

test.each(['interactive', 'expired', 'timeout', 'unsupported', 'spent'])(
  'the script knows that it is %s',
  async (mode) => {
    const before = await ann.send('GET', PATH);
    await ann.control('PUT', '/challenge', { mode, ms: 1234 });
    const etag = before.headers.get('etag')!;
    const after = await ann.send('GET', PATH, { headers: { 'if-none-match': etag } });
    expect(after.status).toBe(200);
    const text = await after.text();
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain(`"mode":"${mode}","ms":1234`);
  },
);

test('does not come because the connection is cut', async () => {
  await ann.control('PUT', '/challenge', { mode: 'load-fail', how: 'abort' });
  await expect(ann.send('GET', PATH)).rejects.toThrow(TypeError);
  server = await listen(app);
  const error = await fetch(`${server.url}${PATH}`).then(
    () => null,
    (thrown: unknown) => thrown as Error & { cause: { code: string } },
  );
  expect(error?.cause.code).toBe('ECONNRESET');
  const { items } = (await ann.get('/__mock/journal')).body as { items: object[] };
  expect(items).toMatchObject([
    { status: 0, fault: 'reset' },
    { status: 0, fault: 'reset' },
  ]);
});

test('never comes, and lets go of a page that leaves', async () => {
  await ann.control('PUT', '/challenge', { mode: 'load-fail', how: 'never' });
  const gone = new AbortController();
  let answered = false;
  const script = ann.send('GET', PATH, { signal: gone.signal }).then(() => {
    answered = true;
  });
  await ann.get('/__mock/health');
  expect(answered).toBe(false);
  gone.abort();
  await script;
  const { items } = (await ann.get('/__mock/journal')).body as { items: object[] };
  expect(items).toMatchObject([{ status: 0, fault: 'hang' }]);
});

describe('the widget’s wait', () => {
  const WAIT = '/turnstile/v0/wait';

  test('goes by the sandbox’s clock and no other', async () => {
    await ann.control('PUT', '/clock', { mode: 'frozen' });
    let over = false;
    const wait = ann.send('POST', `${WAIT}?ms=5000`).then(({ status }) => {
      over = true;
      return status;
    });
    // It began later, so when it is over the first one has looked at the clock as well.
    const shorter = ann.send('POST', `${WAIT}?ms=4999`);
    await ann.control('POST', '/clock/advance', { ms: 4999 });
    await shorter;
    expect(over).toBe(false);
    await ann.control('POST', '/clock/advance', { ms: 1 });
    expect(await wait).toBe(204);
  });

  test('ends when the page goes', async () => {
    await ann.control('PUT', '/clock', { mode: 'frozen' });
    const gone = new AbortController();
    const wait = ann.send('POST', `${WAIT}?ms=5000`, { signal: gone.signal });
    gone.abort();
    expect((await wait).status).toBe(204);
  });

  test.each(['', '?ms=', '?ms=soon', '?ms=-1', '?ms=600001'])('refuses %j', async (query) => {
    expect((await ann.post(`${WAIT}${query}`)).status).toBe(422);
  });
});

const [passes, fails, spent] = ['1', '2', '3'].map((first) => `${first}x0000000000000000000000000000000AA`);
test.each([
  [passes, PASSED, true, []],
  [fails, PASSED, false, ['invalid-input-response']],
  [spent, PASSED, false, ['timeout-or-duplicate']],
  [passes, 'other', false, ['invalid-input-response']],
  [passes, 'mock.99', false, ['timeout-or-duplicate']],
  [passes, '', false, ['missing-input-response']],
  ['', PASSED, false, ['missing-input-secret']],
  ['0xREAL', PASSED, false, ['invalid-input-secret']],
])('siteverify: secret %s, token %s', async (secret = '', response, success, codes) => {
  const form = await ann.send('POST', '/turnstile/v0/siteverify', {
    body: new URLSearchParams({ secret, response }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const json = await ann.post('/turnstile/v0/siteverify', { secret, response });
  const verdict = (await form.json()) as Record<string, unknown>;
  expect(verdict).toMatchObject({ success, 'error-codes': codes });
  expect(json.body).toMatchObject({ success, 'error-codes': codes });
});

test('siteverify spends a token of the mock', async () => {
  const { body } = await ann.post('/turnstile/v0/token');
  expect(body.token).toBe('mock.1');
  const verify = () => ann.post('/turnstile/v0/siteverify', { secret: passes, response: 'mock.1' });
  expect((await verify()).body.success).toBe(true);
  expect((await verify()).body['error-codes']).toEqual(['timeout-or-duplicate']);
});

describe.each([
  {
    what: 'the widget of the mode spent yields',
    code: 'timeout-or-duplicate',
    get: async () => 'mock-spent',
  },
  { what: 'was never a token', code: 'invalid-input-response', get: async () => 'mock-fail' },
  {
    what: 'was used before',
    code: 'timeout-or-duplicate',
    get: async () => {
      const token = await issued();
      expect((await signUp(token)).status).toBe(200);
      return token;
    },
  },
  {
    what: 'is 300 s old',
    code: 'timeout-or-duplicate',
    get: async () => {
      const token = await issued();
      await ann.control('POST', '/clock/advance', { ms: 300_000 });
      return token;
    },
  },
])('a token that $what', ({ code, get }) => {
  test('is refused by siteverify', async () => {
    const { body } = await ann.post('/turnstile/v0/siteverify', { secret: passes, response: await get() });
    expect(body).toMatchObject({ success: false, 'error-codes': [code] });
  });

  // requirement: 5.05
  test('is refused by every call that takes one', async () => {
    const { status, body } = await signUp(await get(), 'bob@example.com');
    expect([status, body.code]).toEqual([422, 'challenge_failed']);
    // People are told what the product says; whoever makes up a token, also which ones pass.
    if (code === 'timeout-or-duplicate') expect(body.message).toBe('Please complete the security check');
    else expect(body.message).toContain(PASSED);
  });
});

const issued = async () => (await ann.post('/turnstile/v0/token')).body.token as string;
const signUp = (turnstile_token: string, email = 'ann@example.com') =>
  ann.post('/auth/signup/request-code', { email, turnstile_token });

test('a token lives for 300 s of the sandbox’s time', async () => {
  await ann.control('PUT', '/clock', { mode: 'frozen' });
  const token = await issued();
  await ann.control('POST', '/clock/advance', { ms: 299_999 });
  expect((await signUp(token)).status).toBe(200);
});

test('siteverify refuses what is neither form nor JSON', async () => {
  const response = await ann.send('POST', '/turnstile/v0/siteverify', {
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, 'error-codes': ['bad-request'] },
  ]);
});

test('who makes up a token is told which ones pass, in either language; so is who reads', async () => {
  for (const [language, text] of [
    ['en', 'passes any number of times'],
    ['zh-CN', '可反复使用'],
  ] as const) {
    const { body } = await ann.post(
      '/auth/signup/request-code',
      { email: 'ann@example.com', turnstile_token: 'let-me-in' },
      { 'accept-language': language },
    );
    expect(body.message).toContain(PASSED);
    expect(body.message).toContain('POST /turnstile/v0/token');
    expect(body.message).toContain(text);
  }
  const page = await (await ann.send('GET', '/__mock/docs')).text();
  expect(page).toContain(PASSED);
  expect(page).toContain('POST /turnstile/v0/token');
  expect(page).toContain('mock-spent');
});
