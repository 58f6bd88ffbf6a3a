import { contractFingerprint } from '#mock-api/openapi/contract-hash.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const FROZEN = { mode: 'frozen', at: '2026-03-01T12:00:00Z' } as const;

async function frozenMock() {
  const app = emptyMock();
  const tobi = new Visitor(app);
  await tobi.control('PUT', '/clock', FROZEN);
  await tobi.become('complete');
  return { app, tobi };
}

afterEach(() => {
  vi.useRealTimers();
});

/** What a person and a test see of a sandbox. */
async function seen(who: Visitor) {
  const paths = [
    '/user/profile/status',
    '/user/profile',
    '/wallet/balances?currency=usd',
    '/auth/user-devices',
    '/user/notifications/list',
    '/__mock/mail',
    '/__mock/faults',
    '/__mock/clock',
    '/__mock/ticker',
    '/__mock/journal',
    '/__mock/invariants',
  ];
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await who.get(path);
    answers.push([
      path,
      status,
      JSON.stringify(body).replace(/"(?:request_id|x-request-id|ms|real)":[^,}]+/g, ''),
    ]);
  }
  return answers;
}

test('snapshot, restart, restore: the same answers', async () => {
  const { tobi } = await frozenMock();
  await tobi.post('/auth/signup/request-code', { email: 'ann@example.com', turnstile_token: PASSED });
  await tobi.control('POST', '/faults', {
    op: 'GET /auth/google',
    effect: { type: 'status', status: 503 },
    after: 1,
  });
  await tobi.get('/auth/google');
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  const before = await seen(tobi);
  // The journal has grown by what was looked at.
  await tobi.control('PUT', '/snapshot', snapshot);

  const other = new Visitor(emptyMock());
  for (const [name, value] of tobi.cookies) other.cookies.set(name, value);
  expect((await other.control('PUT', '/snapshot', JSON.parse(JSON.stringify(snapshot)))).status).toBe(200);
  expect(await seen(other)).toEqual(before);
  // The second call of the fault, counted on both sides of the restart.
  expect((await other.get('/auth/google')).status).toBe(503);
});

test('what happens after a snapshot is undone by it', async () => {
  const { tobi } = await frozenMock();
  await tobi.control('POST', '/snapshots/before');
  await tobi.post('/auth/logout');
  await tobi.control('POST', '/clock/advance', { ms: 86_400_000 });
  await tobi.control('POST', '/reset', { what: 'all' });
  const token = await tobi.control('POST', '/snapshots/before/restore');
  expect(token.status).toBe(200);
  expect((await tobi.get('/__mock/clock')).body.now).toBe('2026-03-01T12:00:00.000Z');
  expect((await tobi.get('/__mock/snapshots')).body.items).toEqual([
    { name: 'before', at: '2026-03-01T12:00:00.000Z', size: expect.any(Number) as unknown },
  ]);
  expect((await tobi.control('POST', '/snapshots/after/restore')).status).toBe(404);
});

test('a snapshot is taken once: what follows does not change it', async () => {
  const { tobi } = await frozenMock();
  await tobi.control('POST', '/snapshots/one');
  await tobi.control('POST', '/clock/advance', { ms: 60_000 });
  await tobi.control('POST', '/snapshots/one/restore');
  await tobi.control('POST', '/clock/advance', { ms: 60_000 });
  await tobi.control('POST', '/snapshots/one/restore');
  expect((await tobi.get('/__mock/clock')).body.now).toBe('2026-03-01T12:00:00.000Z');
});

test.each([
  ['a scaled clock goes on from where it was', { mode: 'scaled', rate: 60 }, 60_000],
  ['a frozen clock shows what it showed', { mode: 'frozen' }, 0],
])('%s, however long the snapshot lay', async (_name, clock, inOneSecond) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(FROZEN.at) });
  const { tobi } = await frozenMock();
  const shown = async () => Date.parse((await tobi.get('/__mock/clock')).body.now as string);
  await tobi.control('PUT', '/clock', clock);
  vi.advanceTimersByTime(1000);
  const taken = await shown();
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  await tobi.control('POST', '/snapshots/kept');
  vi.advanceTimersByTime(3_600_000);
  await tobi.control('PUT', '/snapshot', snapshot);
  expect(await shown()).toBe(taken);
  vi.advanceTimersByTime(1000);
  expect(await shown()).toBe(taken + inOneSecond);
  await tobi.control('POST', '/snapshots/kept/restore');
  expect(await shown()).toBe(taken);
});

test('into another sandbox: its own name, nobody else’s world', async () => {
  const { tobi } = await frozenMock();
  const { body: snapshot } = await tobi.get('/__mock/snapshot');
  await tobi.control('POST', '/sandboxes', { id: 's-copy' });
  const copy = new Visitor(tobi.app, { 'x-mock-sandbox': 's-copy' });
  expect((await copy.control('PUT', '/snapshot', snapshot)).status).toBe(200);
  expect((await copy.send('GET', '/__mock/health')).headers.get('x-mock-sandbox')).toBe('s-copy');
  for (const [name, value] of tobi.cookies) copy.cookies.set(name, value);
  await copy.post('/auth/logout');
  expect((await tobi.get('/user/profile/status')).status).toBe(200);
});

test('a snapshot of another contract is refused, and what changed is named', async () => {
  const { tobi } = await frozenMock();
  const { body } = await tobi.get('/__mock/snapshot');
  const { contract, state } = body as {
    contract: { calls: Record<string, string> };
    state: unknown;
  };
  const { 'POST /auth/login': _, ...calls } = contract.calls;
  const old = { contract: { hash: 'old', calls: { ...calls, 'GET /user/profile': 'old' } }, state };
  const refused = await tobi.control('PUT', '/snapshot', old);
  expect([refused.status, refused.body.code, refused.body.changed]).toEqual([
    409,
    'contract_changed',
    ['GET /user/profile', 'POST /auth/login'],
  ]);
});

test.each([
  ['nothing', undefined],
  ['half a state', { contract: contractFingerprint(), state: { id: 'a', seed: 7 } }],
  ['a text', 'snapshot'],
])('%s is no snapshot', async (_what, body) => {
  const { tobi } = await frozenMock();
  expect((await tobi.control('PUT', '/snapshot', body)).status).toBe(422);
  expect((await tobi.get('/user/profile/status')).status).toBe(200);
});

test('a sandbox that has seen a lot is taken back too', async () => {
  const { tobi } = await frozenMock();
  for (let call = 0; call < 500; call += 1) await tobi.get('/market/assets');
  const { body } = await tobi.get('/__mock/snapshot');
  expect(JSON.stringify(body).length).toBeGreaterThan(65_536);
  expect((await tobi.control('PUT', '/snapshot', body)).status).toBe(200);
  // A call of the product takes no such body.
  expect((await tobi.post('/auth/login', body)).status).toBe(413);
});
