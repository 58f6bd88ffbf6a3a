import { beforeEach, describe, expect, test } from 'vitest';
import { errorsOf } from '#contract/docs.ts';
import { operations } from '#contract/registry.ts';
import { measureForeignCalls } from '#mock-api/figures/measure-foreign-calls.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const SITE = 'https://www.example.com';
const SECOND = 'https://app.example.com:8443';
const LOGOUT = '/auth/logout';

let app: Mock;
let ann: Visitor;
beforeEach(async () => {
  app = emptyMock({ allowedOrigins: [SITE, SECOND] });
  ann = new Visitor(app);
  await ann.become('complete');
});
const sessions = () => Object.keys(app.sandboxes.default.state.sessions).length;

// requirement: T.22
test('no call is made by a form or a no-cors fetch of a foreign page, and nothing changes', async () => {
  const { calls, tried, accepted } = await measureForeignCalls();
  expect(accepted).toEqual([]);
  expect(calls).toBe(operations.filter(({ endpoint }) => endpoint.method !== 'GET').length);
  expect(tried).toBe(calls * 62);
});

describe('an origin is allowed by its every character', () => {
  test.each([
    'https://www.example.com.evil.example',
    'https://evil.example',
    'https://evil-www.example.com',
    'https://example.com',
    'https://a.www.example.com',
    'http://www.example.com',
    'https://www.example.com:8443',
    'https://app.example.com',
    'https://www.example.com/',
    'https://www.example.com@evil.example',
    `${SITE}, ${SECOND}`,
    `${SITE} ${SECOND}`,
    'HTTPS://WWW.EXAMPLE.COM',
    'http://localhost:4321',
    'null',
    'file://',
    '',
  ])('%j is foreign', async (origin) => {
    for (const site of ['cross-site', 'same-site', 'same-origin', 'none', undefined]) {
      const headers = { origin, ...(site === undefined ? {} : { 'sec-fetch-site': site }) };
      const refused = await ann.post(LOGOUT, undefined, headers);
      expectRefusal(refused, [403, 'origin_refused']);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(sessions()).toBe(1);
  });

  test.each([
    [SITE, 'same-site'],
    [SECOND, 'same-site'],
    // Where site and API have no common domain.
    [SITE, 'cross-site'],
    [SITE, undefined],
    // A page of the API itself.
    ['http://localhost:8787', 'same-origin'],
  ])('%s is not, whose browser says %s', async (origin, site) => {
    const headers = {
      host: 'localhost:8787',
      origin,
      ...(site === undefined ? {} : { 'sec-fetch-site': site }),
    };
    expect((await ann.post(LOGOUT, undefined, headers)).status).toBe(200);
    expect(sessions()).toBe(0);
  });
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['Cross-Site', 403],
  ['same-origin, cross-site', 403],
  ['', 403],
  ['same-origin', 200],
  ['none', 200],
  // A server, curl.
  [undefined, 200],
])('without an Origin, Sec-Fetch-Site %j is answered with %d', async (site, status) => {
  const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site };
  expect((await ann.post(LOGOUT, undefined, headers)).status).toBe(status);
});

test('a read is answered to any page, which its browser does not let see it', async () => {
  const { status, headers } = await ann.get('/user/profile', { origin: 'https://evil.example' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null]);
  expect((await ann.get('/user/profile', { origin: SITE })).headers.get('access-control-allow-origin')).toBe(
    SITE,
  );
});

test.each([
  [SITE, 204],
  [SECOND, 204],
  ['https://evil.example', 405],
  ['http://localhost:4321', 405],
])('a preflight of %s is answered with %d', async (origin, status) => {
  const preflight = await ann.send('OPTIONS', '/user/freeze', {
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  // Without a grant it is an OPTIONS like any other, which says what methods there are.
  const isGranted = preflight.headers.has('access-control-allow-methods');
  expect(isGranted).toBe(status === 204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(isGranted ? origin : null);
});

test.each(['https://evil.example', 'http://localhost:4321', 'null'])(
  'the market stream is not opened by a page of %s',
  async (origin) => {
    const response = await ann.send('GET', '/ws', { headers: { upgrade: 'websocket', origin } });
    expect(response.status).toBe(403);
  },
);

test('without a setting every page of this computer is allowed, and no other', async () => {
  const local = new Visitor(emptyMock());
  const status = async (origin: string) => (await local.post(LOGOUT, undefined, { origin })).status;
  for (const origin of ['http://localhost:4321', 'http://localhost', 'http://s-a.localhost:8787'])
    expect(await status(origin)).toBe(200);
  for (const origin of ['http://127.0.0.1:4321', 'https://localhost:4321', 'http://localhost.evil', 'null'])
    expect(await status(origin)).toBe(403);
});

test('what a foreign page sends meets no fault, which waits for the wallet’s own call', async () => {
  const effect = { type: 'status', status: 500 };
  await ann.control('POST', '/faults', { op: `POST ${LOGOUT}`, effect, times: 1 });
  expect((await ann.post(LOGOUT, undefined, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ann.post(LOGOUT, undefined, { origin: SITE })).status).toBe(500);
});

test('the refusal is said in the language that the request asks for', async () => {
  const refused = async (language: string) =>
    (await ann.post(LOGOUT, undefined, { origin: 'null', 'accept-language': language })).body.message;
  expect(await refused('en')).toBe(
    'This request came from another website, so we blocked it. Go to our site and try again.',
  );
  expect(await refused('zh-CN')).toBe('该请求来自其他网站，已被拦截。请前往本站重试。');
});

test.each(operations)(
  '$op declares the refusals of what a foreign page sends, unless it is a read',
  (operation) => {
    const declared = errorsOf(operation);
    const isRead = operation.endpoint.method === 'GET';
    for (const code of ['origin_refused', 'unsupported_media_type'] as const)
      expect([code, code in declared]).toEqual([code, !isRead]);
  },
);
