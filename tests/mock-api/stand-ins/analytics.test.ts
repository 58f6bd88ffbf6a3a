import { Script } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const SITE = 'http://localhost:4321';
let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const report = (path: string, body: unknown, headers: Record<string, string> = { origin: SITE }) =>
  ann.send('POST', path, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const offences = async () => (await ann.get('/__mock/health')).body.offences;
const journal = async () =>
  (await ann.get('/__mock/journal')).body.items as { op: string; status: number; body: unknown }[];

test.each(['analytics', 'recorder'])('serves the script of %s, which a strict page can run', async (name) => {
  const response = await ann.send('GET', `/telemetry/${name}.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const text = await response.text();
  expect(() => new Script(text)).not.toThrow();
  const refused = /innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function|^import |^export /m;
  expect(refused.exec(text)?.[0]).toBeUndefined();
  // Nothing in it could read what somebody types, or keep anything.
  expect(text).not.toMatch(/\.value\b|textContent|innerText|cookie|Storage/);
});

test('can fail to come, like any third party', async () => {
  await ann.control('POST', '/faults', {
    op: 'GET /telemetry/recorder.js',
    effect: { type: 'status', status: 503 },
  });
  expect((await ann.send('GET', '/telemetry/recorder.js')).status).toBe(503);
  expect((await ann.send('GET', '/telemetry/analytics.js')).status).toBe(200);
});

const view = { kind: 'page-view', path: '/cn', language: 'zh-CN', referrer: 'https://news.example' };
const start = { kind: 'start', page: '/', consent: 'granted', identify: 'cus_1' };

test('writes down what comes, in the sandbox of the visitor', async () => {
  const other = (await ann.control('POST', '/sandboxes', {})).body as { id: string };
  expect((await report('/telemetry/analytics', view)).status).toBe(204);
  expect((await report('/telemetry/recorder', start)).status).toBe(204);
  expect((await report(`/telemetry/recorder?__sandbox=${other.id}`, start)).status).toBe(204);
  expect(await journal()).toMatchObject([
    { op: 'POST /telemetry/analytics', status: 204, body: view },
    { op: 'POST /telemetry/recorder', status: 204, body: start },
  ]);
  expect(await offences()).toEqual([]);
});

test('lets a page of the site report, and no other site', async () => {
  const answer = await report('/telemetry/analytics', view);
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  const others: Record<string, string>[] = [{ origin: 'https://evil.example' }, {}];
  for (const headers of others)
    expect((await report('/telemetry/analytics', view, headers)).status).toBe(403);
});

test.each([
  ['/telemetry/analytics', { ...view, path: '/?email=ada@example.org' }],
  ['/telemetry/analytics', { ...view, referrer: 'https://news.example/a?q=1' }],
  ['/telemetry/analytics', { ...view, email: 'ada@example.org' }],
  ['/telemetry/analytics', start],
  ['/telemetry/recorder', { ...start, consent: 'denied' }],
  ['/telemetry/recorder', { ...start, identify: 'ada@example.org' }],
  ['/telemetry/recorder', { kind: 'input', page: '/', field: 'email', value: 'ada@example.org' }],
  ['/telemetry/recorder', view],
])('%s takes nothing more: %j', async (path, body) => {
  expect((await report(path, body)).status).toBe(422);
});

test('counts a script without consent or mask as an offence', async () => {
  await report('/telemetry/analytics', { kind: 'refused', missing: 'consent' });
  await report('/telemetry/recorder', { kind: 'refused', missing: 'mask' });
  expect(await offences()).toEqual([
    expect.stringContaining('/telemetry/analytics: its script is on a page without data-consent'),
    expect.stringContaining('/telemetry/recorder: its script is on a page without data-mask'),
  ]);
  expect(await journal()).toHaveLength(2);
});
