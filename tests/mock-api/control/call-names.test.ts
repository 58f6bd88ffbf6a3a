import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import type { LoggedCall } from '#mock-api/server/call-names.ts';
import { operations, streams } from '#contract/registry.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const effect = { type: 'status', status: 503 };
/** Each call of the control plane that names a call of the API. */
const uses: Record<string, (op: string) => Promise<{ status: number; body: Record<string, unknown> }>> = {
  fault: (op) => ann.control('POST', '/faults', { op, effect }),
  'fault of a new sandbox': (op) => ann.control('POST', '/sandboxes', { faults: [{ op, effect }] }),
  latency: (op) => ann.control('PUT', '/latency', { op, latency: { dist: 'fixed', ms: 1 } }),
  filter: (op) => ann.get(`/__mock/journal?op=${encodeURIComponent(op)}`),
  expectation: (op) => ann.control('POST', '/journal/expect', { op, count: 0 }),
};

const unknown = [
  ['POST /auth/logn', 'POST /auth/login'],
  ['post /auth/login', 'POST /auth/login'],
  ['PUT /user/notifications/7/status', 'PUT /user/notifications/{id}/status'],
  ['/auth/login', 'POST /auth/login'],
  ['logIn', 'login'],
  ['w', 'ws'],
] as const;

test.each(Object.keys(uses).flatMap((use) => unknown.map(([op, nearest]) => [use, op, nearest] as const)))(
  'a %s for %s is refused with %s',
  async (use, op, nearest) => {
    const { status, body } = await uses[use]!(op);
    expect([status, body.code]).toEqual([422, 'unknown_op']);
    expect(body.nearest).toContain(nearest);
    expect(body.message).toMatch(`There is no call "${op}". Nearest: `);
  },
);

test.each(Object.keys(uses))('a %s takes the name of any operation', async (use) => {
  for (const { name, op } of operations)
    expect([name, (await uses[use]!(name)).status]).toEqual([name, (await uses[use]!(op)).status]);
  for (const { op } of streams) expect((await uses[use]!(op)).status).toBeLessThan(300);
});

test('an operation name means its call', async () => {
  await ann.control('POST', '/faults', { op: 'login', effect });
  await ann.control('PUT', '/latency', { op: 'login', latency: { dist: 'fixed', ms: 1 } });
  expect((await ann.post('/auth/login', { email: 'a@b.co', password: 'x' })).status).toBe(422);
  await ann.get('/auth/google');
  expect((await ann.get('/__mock/faults')).body).toMatchObject({ items: [{ op: 'POST /auth/login' }] });
  expect((await ann.get('/__mock/latency')).body).toMatchObject({ items: [{ op: 'POST /auth/login' }] });
  expect((await ann.get('/__mock/journal?op=login')).body).toMatchObject({ items: [{ id: 1 }] });
  expect((await uses.expectation!('startGoogleSignIn')).body).toMatchObject({ code: 'expectation_failed' });
});

test('every fault of all calls, and no latency of them by that name', async () => {
  expect((await uses.fault!('*')).status).toBe(201);
  expect((await uses.latency!('*')).status).toBe(422);
});

test('a request that nothing serves can be looked for once it was made', async () => {
  expect((await uses.filter!('GET /robots.txt')).status).toBe(422);
  await ann.send('GET', '/robots.txt');
  expect((await uses.filter!('GET /robots.txt')).body.items).toHaveLength(1);
});

test('every request that the mock serves and logs can be looked for', async () => {
  const logged = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(turnstile|telemetry)\//.test(path))
    .map(({ method, path }) => `${method} ${path}` as LoggedCall)
    .concat('ws', 'ws.message');
  expect(logged.length).toBeGreaterThan(8);
  for (const op of logged) expect([op, (await uses.filter!(op)).status]).toEqual([op, 200]);
});
