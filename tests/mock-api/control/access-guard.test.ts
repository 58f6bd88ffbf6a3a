import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { eventually } from '../../eventually.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const filled = (path: string) => path.replace(/:(\w+)/g, 's-a');
/** Every route there is, so that a new one is held to the same. */
const routes = emptyMock()
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => [method, filled(path)] as const);
const control = routes.filter(([, path]) => path.startsWith('/__mock/'));
const changing = control.filter(([method, path]) => method !== 'GET' && path !== '/__mock/google');
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

test('the table has both planes', () => {
  expect(control.length).toBeGreaterThan(35);
  expect(changing.length).toBeGreaterThan(18);
  expect(routes.length - control.length).toBeGreaterThan(30);
});

test.each([
  'evil.example',
  'evil.example:8787',
  '127.0.0.1.evil.example',
  'localhost.evil',
  'localhost.evil:8787',
  'notlocalhost',
  '127.0.0.1@evil.example',
  'localhost:8787.evil.example',
  '0.0.0.0:8787',
])('a name that was bent to point here is refused on every path: %s', async (host) => {
  for (const [method, path] of routes) {
    const response = await ann.send(method, path, { headers: { host, 'x-mock-control': '1' } });
    expect([path, response.status, await code(response)]).toEqual([path, 403, 'host_refused']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

const foreign = ['http://evil.example', 'null', 'http://localhost.evil', 'https://localhost:4321'];

test.each([...foreign, 'http://localhost:4321'])(
  'what a page of %s reads of the control plane stays unread',
  async (origin) => {
    for (const [, path] of control.filter(([method, at]) => method === 'GET' && at !== '/__mock/events')) {
      const { headers } = await ann.send('GET', path, { headers: { origin } });
      for (const name of headers.keys()) expect(name).not.toMatch(/^access-control-/);
    }
  },
);

test.each([...foreign, undefined])(
  'a change that a page of %s can send unasked is refused',
  async (origin) => {
    const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    const before = JSON.stringify(app.sandboxes.default.state);
    for (const [method, path] of changing) {
      for (const type of simple) {
        const headers = { ...(origin === undefined ? {} : { origin }), 'content-type': type };
        const response = await ann.send(method, path, { headers, body: '{}' });
        expect([path, response.status, await code(response)]).toEqual([path, 403, 'control_header_missing']);
      }
    }
    expect(JSON.stringify(app.sandboxes.default.state)).toBe(before);
  },
);

test.each(foreign)(
  'with the header, which no foreign page can send, %s is refused as well',
  async (origin) => {
    for (const [method, path] of changing) {
      const response = await ann.send(method, path, { headers: { origin, 'x-mock-control': '1' } });
      expect([path, response.status, await code(response)]).toEqual([path, 403, 'origin_refused']);
    }
  },
);

test.each([...foreign, 'http://localhost:4321'])('no preflight of %s is granted', async (origin) => {
  for (const [method, path] of changing) {
    const { headers } = await ann.send('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'x-mock-control',
      },
    });
    for (const name of headers.keys()) expect(name).not.toMatch(/^access-control-/);
  }
});

test.each([
  ['cross-site', 'no-cors', 403],
  ['cross-site', 'cors', 403],
  // A link in a chat or in a README leads here.
  ['cross-site', 'navigate', 200],
  ['same-site', 'cors', 200],
  ['same-origin', 'cors', 200],
  ['none', 'navigate', 200],
])('a read that the browser calls %s and %s is answered with %d', async (site, mode, status) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
  for (const path of [
    '/__mock/journal',
    '/__mock/mail',
    '/__mock/state',
    '/__mock/snapshot',
    '/__mock/personas',
  ]) {
    const response = await ann.send('GET', path, { headers });
    expect([path, response.status]).toEqual([path, status]);
    if (status === 403) expect(await code(response)).toBe('origin_refused');
  }
});

test('a page of this computer with the header is let in', async () => {
  for (const origin of ['http://localhost:8787', 'http://s-a.localhost:8787', 'http://127.0.0.1:8787']) {
    const host = new URL(origin).host;
    if (host.startsWith('s-a')) app.sandboxes.create('s-a', {});
    const headers = { origin, host, 'x-mock-control': '1' };
    expect((await ann.send('POST', '/__mock/reset', { headers })).status).toBe(200);
  }
});

test.each([...foreign, 'http://localhost:8787'])(
  'the consent form is posted by its own page only, though its state can be foretold: %s',
  async (origin) => {
    const url = new URL((await ann.get('/auth/google')).body.redirect_url as string);
    const [state = ''] = Object.keys(app.sandboxes.default.state.oauthRequests);
    const redirect_uri = url.searchParams.get('redirect_uri') ?? '';
    const body = new URLSearchParams({ state, redirect_uri, email: 'ann@example.com', choice: 'approve' });
    const response = await ann.send('POST', '/__mock/google', { headers: { origin }, body });
    const isOwn = origin === 'http://localhost:8787';
    expect([response.status, Object.keys(app.sandboxes.default.state.authorizationCodes).length]).toEqual(
      isOwn ? [303, 1] : [403, 0],
    );
  },
);

test('what any page can make the mock remember has a bound', async () => {
  for (let turn = 0; turn < 1100; turn += 1) {
    await ann.send('GET', '/auth/google');
    await ann.send('POST', '/turnstile/v0/token');
  }
  const { oauthRequests, challenge } = app.sandboxes.default.state;
  expect([Object.keys(oauthRequests).length, Object.keys(challenge.tokens).length]).toEqual([100, 1000]);
});

test.each(['reset', 'snapshot'])('a wait for the sandbox’s time ends with its time: %s', async (how) => {
  const { body: snapshot } = await ann.get('/__mock/snapshot');
  const waiting = ann.send('POST', '/turnstile/v0/wait?ms=600000');
  await eventually(() => expect(app.sandboxes.default.timers.size).toBe(1));
  if (how === 'reset') await ann.control('POST', '/reset', {});
  else await ann.control('PUT', '/snapshot', snapshot);
  expect((await waiting).status).toBe(409);
});
