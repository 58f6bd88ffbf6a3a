import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { controlEndpoints } from '#mock-api/control/control-endpoint.ts';
import { fillPath } from '#mock-api/openapi/play-examples.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

/** Pages and files for people, and the consent page of the Google stand-in. */
const pages = /^\/__mock(?:\/|\/admin\/.*|\/pages\.css|\/inbox|\/docs|\/openapi\.json|\/google)?$/;

test('the OpenAPI document and the page have every call of the control plane, and nothing else', async () => {
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/__mock') && !pages.test(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .sort();
  const { openapi, paths } = (await ann.get('/__mock/openapi.json')).body as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  };
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ op: `${method.toUpperCase()} ${path}`, ...call })),
  );
  expect(calls.map(({ op }) => op).sort()).toEqual(served);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(served.length);
  const page = await (await ann.send('GET', '/__mock/docs')).text();
  for (const { operationId } of calls) expect(page).toContain(`id="${operationId}"`);
});

test('every example on the page is taken', async () => {
  await ann.become('complete');
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'reset' } });
  await ann.control('POST', '/snapshots/before');
  const page = await (await ann.send('GET', '/__mock/docs')).text();
  for (const { method, path, example = {} } of controlEndpoints(app)) {
    const address = fillPath(path, example);
    expect(page).toContain(
      `curl -i -X ${method} &#39;http://localhost${address.replaceAll('&', '&amp;')}&#39;`,
    );
    // An event stream has no end, and a whole snapshot is too long to be shown.
    if (path === '/__mock/events' || (method === 'PUT' && path === '/__mock/snapshot')) continue;
    const { status, body } = await ann.write(method, address, example.body, { 'x-mock-control': '1' });
    expect([method, path, status, body.code]).not.toEqual([method, path, 422, body.code]);
    expect([method, path, body.code]).not.toEqual([method, path, 'method_not_allowed']);
  }
});

test.each([
  ['/faults', { op: '*', effect: { type: 'reset' }, tims: 1 }, 'tims', ['times'], 'stage'],
  [
    '/faults',
    { op: '*', effect: { type: 'status', status: 500, mesage: null } },
    'mesage',
    ['message'],
    'code',
  ],
  ['/faults', { op: '*', effect: { type: 'reset' }, stage: 'past' }, 'stage', ['post', 'pre'], 'pre'],
  ['/sandboxes', { clock: { mode: 'frozn' } }, 'clock.mode', ['frozen'], 'scaled'],
  ['/sandboxes', { clock: { mode: 'frozen', att: 1 } }, 'clock.att', ['at'], 'rate'],
  ['/sandboxes', { latency: { dist: 'fixd', ms: 1 } }, 'latency.dist', ['fixed'], 'uniform'],
  ['/persona', { name: 'complet' }, 'name', ['complete'], 'guest'],
  ['/reset', { what: 'mails' }, 'what', ['mail'], 'journal'],
  ['/journal/expect', { op: '*', cont: 1 }, 'cont', ['count'], 'status'],
] as const)(
  'POST %s %j: %s is refused with the nearest name and the valid ones',
  async (path, wanted, field, nearest, other) => {
    const { status, body } = await ann.control('POST', path, wanted);
    expect([status, body.code]).toEqual([422, 'invalid_fields']);
    expect(body.fields).toHaveProperty([field], 'invalid');
    const problem = (body.problems as { field: string; valid: string[]; nearest: string[] }[]).find(
      (one) => one.field === field,
    );
    expect(problem?.nearest.slice(0, nearest.length)).toEqual(nearest);
    expect(problem?.valid).toContain(other);
    expect(body.message).toContain(`"${field}"`);
    expect(body.message).toContain(nearest[0]);
  },
);

test.each([
  ['POST', '/faults', { op: '*', effect: { type: 'explode' } }, 'drop-cookie'],
  ['POST', '/faults/preset/login.50', {}, 'login.500'],
  ['POST', '/ticker/dorp', {}, 'drop'],
  ['PUT', '/ticker', { symbols: { btusdt: { mode: 'silent' } } }, 'btcusdt'],
] as const)('%s %s %j: the valid names are listed', async (method, path, wanted, name) => {
  const { body } = await ann.control(method, path, wanted);
  expect(body.valid).toContain(name);
  expect(body.nearest).toHaveLength(3);
});

test('members of other calls are refused too', async () => {
  for (const [method, path, wanted] of [
    ['PUT', '/clock', { mode: 'real', x: 1 }],
    ['PUT', '/challenge', { x: 1 }],
    ['PUT', '/ticker', { x: 1 }],
    ['PUT', '/ticker', { socket: { mode: 'refuse', x: 1 } }],
    ['PUT', '/latency', { latency: null, x: 1 }],
    ['PUT', '/latency', { latency: { dist: 'fixed', ms: 1, x: 1 } }],
    ['POST', '/clock/advance', { ms: 1, x: 1 }],
    ['POST', '/faults/preset/login.500', { x: 1 }],
    ['POST', '/notifications', { title: 'x', x: 1 }],
    ['POST', '/deposits', { asset: 'btc', amount: '1', x: 1 }],
    ['POST', '/support-answers', { x: 1 }],
    ['POST', '/ticker/close', { x: 1 }],
  ] as const) {
    const { status, body } = await ann.control(method, path, wanted);
    expect([path, status, body.code]).toEqual([path, 422, 'invalid_fields']);
  }
});

test.each([
  ['30s', 30_000],
  ['5m', 300_000],
  ['1.5h', 5_400_000],
  ['1d', 86_400_000],
  [250, 250],
])('the clock is advanced by %s', async (ms, passed) => {
  const { body } = await ann.control('PUT', '/clock', { mode: 'frozen' });
  const { body: after } = await ann.control('POST', '/clock/advance', { ms });
  expect(Date.parse(after.now as string) - Date.parse(body.now as string)).toBe(passed);
});

test.each(['5', '5 m', '-5m', '5w', 'm', '99999d'])('%s is no time to advance by', async (ms) => {
  expect((await ann.control('POST', '/clock/advance', { ms })).status).toBe(422);
});
