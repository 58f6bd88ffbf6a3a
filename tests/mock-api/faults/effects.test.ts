import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const OP = 'GET /user/profile/status';
let app: Mock;
let tobi: Visitor;
let server: Listening;
beforeEach(async () => {
  app = emptyMock();
  tobi = new Visitor(app);
  await tobi.become('complete');
  server = await listen(app);
});
afterEach(() => server.close());

const arm = (effect: object, more: object = {}) =>
  tobi.control('POST', '/faults', { op: OP, effect, ...more });
const cookie = () => [...tobi.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
/** Over the port, as a browser sees it. */
const ask = (
  path = '/user/profile/status',
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => fetch(server.url + path, { ...init, headers: { cookie: cookie(), ...init.headers } });

test('cut: the head arrives, the body breaks, and the server lives on', async () => {
  await arm({ type: 'cut' }, { times: 1 });
  const response = await ask();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
  expect((await ask()).status).toBe(200);
});

test('truncate: half a body that ends as if it were whole', async () => {
  await arm({ type: 'truncate' }, { times: 1 });
  const half = await (await ask()).text();
  const whole = await (await ask()).text();
  expect(whole.startsWith(half)).toBe(true);
  expect(half.length).toBe(Math.ceil(whole.length / 2));
});

test('drip: all of it, in small pieces, as many as it has milliseconds', async () => {
  const whole = await (await ask()).text();
  await arm({ type: 'drip', ms: 60 });
  const reader = (await ask()).body!.getReader();
  const pieces: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
  expect(pieces.length).toBeGreaterThan(5);
  // More would take longer than it is told to.
  expect(pieces.length).toBeLessThanOrEqual(60);
  expect(Buffer.concat(pieces).toString()).toBe(whole);
});

test.each([
  ['empty', 200, 'application/json', ''],
  ['no-content', 204, null, ''],
  ['malformed', 200, 'application/json', '{"status":"success",'],
] as const)('%s', async (type, status, contentType, body) => {
  await arm({ type });
  const response = await ask();
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    status,
    contentType,
    body,
  ]);
});

test('html502 is a proxy’s page, wrong-type the right bytes under a wrong name', async () => {
  await arm({ type: 'html502' }, { times: 1 });
  const proxy = await ask();
  expect([proxy.status, proxy.headers.get('content-type')]).toEqual([502, 'text/html']);
  expect(await proxy.text()).toContain('502 Bad Gateway');
  await arm({ type: 'wrong-type' }, { times: 1 });
  const wrong = await ask();
  expect(wrong.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await wrong.json()).toMatchObject({ username: 'tobiade' });
});

const login = (password: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    email: 'tobi@example.com',
    password,
    turnstile_token: PASSED,
    device_id: tobi.cookies.get('device_id'),
  }),
});

test('drop-cookie: signed in, and nothing to show for it', async () => {
  await arm({ type: 'drop-cookie' }, { op: 'POST /auth/login', times: 1 });
  expect((await ask('/auth/login', login('Cowrie2026!'))).headers.getSetCookie()).toEqual([]);
  expect((await ask('/auth/login', login('Cowrie2026!'))).headers.getSetCookie()).toHaveLength(1);
});

test('expire-session: in the middle of what a person does', async () => {
  await arm({ type: 'expire-session' }, { times: 1 });
  expect([(await ask()).status, (await ask()).status]).toEqual([401, 401]);
});

test.each([
  ['remove-field', { required: undefined, data: { required: undefined } }],
  ['null-field', { required: null, data: { required: null } }],
  ['wrong-type', { required: 7, data: { required: 7 } }],
] as const)('drift: %s, at the top and where it is repeated', async (change, changed) => {
  await arm({ type: 'drift', change, field: 'required' });
  const reply = (await (await ask()).json()) as { required?: unknown; data: { required?: unknown } };
  expect({ required: reply.required, data: { required: reply.data.required } }).toEqual(changed);
});

test('drift: a field more, and one inside another', async () => {
  await arm({ type: 'drift', change: 'extra-field' }, { times: 1 });
  expect(await (await ask()).json()).toHaveProperty('unheard_of');
  await arm({ type: 'drift', change: 'null-field', field: 'address.city' }, { op: 'GET /user/profile' });
  const { address } = (await (await ask('/user/profile')).json()) as { address: Record<string, unknown> };
  expect(address).toMatchObject({ city: null, state: 'Lagos' });
});

test('cors-missing: the answer is sent, and no page may read it', async () => {
  const origin = 'http://localhost:4321';
  await arm({ type: 'cors-missing' }, { times: 1 });
  const allowed = async () =>
    (await ask(undefined, { headers: { origin } })).headers.get('access-control-allow-origin');
  expect([await allowed(), await allowed()]).toEqual([null, origin]);
});

test.each(['pre', 'post'])('duplicate, stage %s: carried out twice', async (stage) => {
  await prove(tobi, 'two_factor_on');
  await arm({ type: 'duplicate' }, { op: 'POST /2fa/setup', times: 1, stage });
  const twice = await tobi.post('/2fa/setup');
  const { state } = app.sandboxes.default;
  const user = Object.values(state.users).find(({ username }) => username === 'tobiade');
  expect(state.twoFactor[user!.customer_id]?.secret).toBe(twice.body.secret);
  expect(Object.entries(state.counters).find(([name]) => name.startsWith('totp:'))?.[1]).toBe(2);
});

test('a probability goes by the seed: the same calls fail in a run that is repeated', async () => {
  const run = async () => {
    const visitor = new Visitor(emptyMock());
    await visitor.control('POST', '/faults', {
      op: 'GET /auth/google',
      effect: { type: 'status', status: 503 },
      probability: 0.3,
    });
    const statuses: number[] = [];
    for (let call = 0; call < 200; call += 1) statuses.push((await visitor.get('/auth/google')).status);
    return statuses;
  };
  const [first, second] = [await run(), await run()];
  expect(first).toEqual(second);
  const failed = first.filter((status) => status === 503).length;
  expect(failed).toBeGreaterThan(35);
  expect(failed).toBeLessThan(85);
});

test('latency: for one call or all, by a distribution, and taken away again', async () => {
  const put = (body: object) => tobi.control('PUT', '/latency', body);
  await put({ latency: { dist: 'uniform', min: 1, max: 3 } });
  await put({ op: OP, latency: { dist: 'fixed', ms: 40 } });
  const began = performance.now();
  await ask();
  expect(performance.now() - began).toBeGreaterThanOrEqual(38);
  const { body } = await put({ op: OP, latency: null });
  expect(body.items).toEqual([{ dist: 'uniform', min: 1, max: 3 }]);
  await put({ latency: { dist: 'lognormal', median: 1, sigma: 0.4 } });
  expect((await ask()).status).toBe(200);
  const refused = await put({ latency: { dist: 'poisson', ms: 3 } });
  expect(refused.status).toBe(422);
});

test('an effect with a wrong value is refused beside its name; an unknown one with the list', async () => {
  const wrong = await arm({ type: 'drip', ms: -1 });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { ms: 'invalid' }]);
  const unknown = await arm({ type: 'explode' });
  expect(unknown.body.message).toContain('wrong-type');
});
