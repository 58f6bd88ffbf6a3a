import { beforeEach, expect, test } from 'vitest';
import { Script } from 'node:vm';
import type { Mock } from '#mock-api/environment.ts';
import { emptyMock, PASSED, Visitor } from './visitor.ts';

const PATH = '/turnstile/v0/api.js';
let app: Mock;
let ann: Visitor;
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
  expect((await ann.get('/__mock/challenge')).body).toEqual({ mode: 'slow', ms: 50, challengeBypass: true });
  expect((await ann.control('PUT', '/challenge', { mode: 'maybe' })).status).toBe(422);
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
