import type { Connection } from '#mock-api/core/sandbox.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { IDLE_LIMIT, SANDBOX_LIMIT } from '#mock-api/core/sandbox-registry.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let app: Mock;
let admin: Visitor;
let time: number;
beforeEach(() => {
  time = Date.parse('2026-11-21T09:00:00Z');
  app = emptyMock({ realTime: () => time });
  admin = new Visitor(app);
});

const create = (body: object) => admin.control('POST', '/sandboxes', body);
const inside = (id: string) => new Visitor(app, { 'x-mock-sandbox': id });
const items = async () => (await admin.get('/__mock/sandboxes')).body.items as Record<string, unknown>[];
const ids = async () => (await items()).map(({ id }) => id);

test('idle ones go after 30 minutes, and never the default', async () => {
  await create({ id: 's-idle' });
  await create({ id: 's-used' });
  time += IDLE_LIMIT - 1000;
  await inside('s-used').get('/auth/google');
  time += 2000;
  expect(await ids()).toEqual(['default', 's-used']);
});

test('one that is idle is gone at once, whether or not somebody looked at the list', async () => {
  await create({ id: 's-a', ttl: 5000 });
  time += 5000;
  expect((await inside('s-a').get('/auth/google')).status).toBe(200);
  time += 5001;
  expect((await inside('s-a').get('/auth/google')).body.code).toBe('sandbox_unknown');
});

const nothing = () => undefined;
const connection: Connection = { end: nothing };

test('an open socket keeps one, and a clock of its own does not matter', async () => {
  await create({ id: 's-open', ttl: 1000 });
  await create({ id: 's-late', ttl: 1000 });
  app.sandboxes.find('s-open')!.connections.add(connection);
  await inside('s-late').control('POST', '/clock/advance', { ms: 86_400_000 });
  time += 1000;
  expect(await ids()).toEqual(['default', 's-open', 's-late']);
  time += 1;
  expect(await ids()).toEqual(['default', 's-open']);
});

test('there are never more than the limit: the longest unused goes', () => {
  const { sandboxes } = app;
  for (let number = 0; number < SANDBOX_LIMIT + 5; number += 1) {
    time += 1;
    sandboxes.create(`s-${number}`, {});
    if (number > 0) sandboxes.find('s-0');
  }
  expect(sandboxes.list()).toHaveLength(SANDBOX_LIMIT);
  expect(sandboxes.find('default')).toBeDefined();
  expect(sandboxes.find('s-0')).toBeDefined();
  expect(sandboxes.find('s-1')).toBeUndefined();
});

test('the list says what each is', async () => {
  await create({
    id: 's-a',
    persona: 'unicode',
    clock: { mode: 'frozen', at: '2026-01-01T00:00:00Z' },
    ttl: 60_000,
  });
  await create({ id: 'plain' });
  expect(await items()).toMatchObject([
    { id: 'default', host_url: 'http://localhost', idle_ends_at: null },
    {
      id: 's-a',
      persona: 'unicode',
      now: '2026-01-01T00:00:00.000Z',
      host_url: 'http://s-a.localhost',
      idle_ends_at: '2026-11-21T09:01:00.000Z',
    },
    { id: 'plain', host_url: null, idle_ends_at: '2026-11-21T09:30:00.000Z' },
  ]);
});

test('begins with its latency and faults, again after a reset', async () => {
  const latency = { dist: 'fixed', ms: 1 };
  const fault = { op: 'GET /auth/google', effect: { type: 'status', status: 503 }, times: 1 };
  await create({ id: 's-a', latency, faults: [fault] });
  const a = inside('s-a');
  const { state } = app.sandboxes.find('s-a')!;
  expect(state.latency).toEqual([latency]);
  const called = async () => [(await a.get('/auth/google')).status, (await a.get('/auth/google')).status];
  expect(await called()).toEqual([503, 200]);
  await a.control('POST', '/reset');
  expect(await called()).toEqual([503, 200]);
});

test.each([
  [{ latency: { dist: 'fixed', ms: -1 } }, 'invalid_fields'],
  [{ faults: [{ op: '*', effect: { type: 'nonsense' } }] }, 'unknown_effect'],
  [{ ttl: 0 }, 'invalid_fields'],
])('%j is refused, and makes no sandbox', async (setting, code) => {
  const { status, body } = await create({ id: 's-a', ...setting });
  expect([status, body.code]).toEqual([422, code]);
  expect(await ids()).toEqual(['default']);
});
