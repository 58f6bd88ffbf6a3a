import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { listen } from '#mock-api/server/http-server.ts';
import { EventReader } from './event-reader.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const watch = async (query = '', headers: Record<string, string> = {}) =>
  new EventReader(await ann.send('GET', `/__mock/events${query}`, { headers }));
const listeners = () => app.sandboxes.default.listeners.size;
const ids = (heard: { id?: string }[]) => heard.map(({ id }) => id);

test('says hello, then every call and mail as it comes', async () => {
  const response = await ann.send('GET', '/__mock/events');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toMatch(/no-/);
  const events = new EventReader(response);
  expect(await events.next()).toMatchObject({
    event: 'hello',
    id: '0',
    data: { sandbox: 'default', last: 0 },
  });
  await ann.post('/auth/signup/request-code', { email: 'ann@example.com', turnstile_token: PASSED });
  const [mail, call] = await events.take(2);
  expect(mail).toMatchObject({ event: 'mail', data: { to: 'ann@example.com', kind: 'signup' } });
  expect(call).toMatchObject({
    event: 'call',
    id: '1',
    data: { id: 1, op: 'POST /auth/signup/request-code', status: 200 },
  });
  expect((await ann.get('/__mock/journal')).body.items).toEqual([call!.data]);
  await events.leave();
});

test.each([
  ['POST', '/persona', { name: 'complete' }, 'persona'],
  ['POST', '/reset', { what: 'mail' }, 'reset'],
  ['POST', '/clock/advance', { ms: 1 }, 'clock'],
  ['POST', '/faults', { op: 'ws', effect: { type: 'hang' } }, 'faults'],
  ['DELETE', '/faults', undefined, 'faults'],
  ['PUT', '/latency', { latency: null }, 'latency'],
  ['PUT', '/ticker', { tickMs: 500 }, 'ticker'],
  ['PUT', '/challenge', { mode: 'block' }, 'challenge'],
  ['POST', '/snapshots/one', undefined, 'snapshots'],
  ['DELETE', '/journal', undefined, 'journal'],
])('%s %s is a change of what it changes', async (method, path, body, what) => {
  const events = await watch();
  await events.next();
  expect((await ann.control(method, path, body)).status).toBeLessThan(300);
  expect(await events.next()).toEqual({ event: 'change', data: { what } });
  await events.leave();
});

test('what is restored has changed altogether; what is refused, or only looked at, has not', async () => {
  await ann.control('POST', '/snapshots/one');
  const events = await watch();
  await ann.get('/__mock/clock');
  await ann.control('POST', '/clock/advance', { ms: -1 });
  await ann.send('POST', '/__mock/reset');
  await ann.control('POST', '/snapshots/one/restore');
  expect((await events.take(2)).map(({ data }) => data)).toMatchObject([{ last: 0 }, { what: 'state' }]);
  await events.leave();
});

test('hears nothing of another sandbox', async () => {
  app.sandboxes.create('s-a', {});
  const events = await watch('?__sandbox=s-a');
  await ann.get('/auth/google');
  await new Visitor(app, { 'x-mock-sandbox': 's-a' }).get('/auth/google?mine');
  expect((await events.take(2))[1]?.data).toMatchObject({ id: 1, path: '/auth/google?mine' });
  await events.leave();
});

test('who comes back is told what was missed', async () => {
  for (let call = 0; call < 4; call += 1) await ann.get('/auth/google');
  const since = await watch('?since=2');
  expect(ids(await since.take(3))).toEqual(['2', '3', '4']);
  const again = await watch('?since=0', { 'last-event-id': '3' });
  expect(ids(await again.take(2))).toEqual(['3', '4']);
  const fresh = await watch();
  await ann.get('/auth/google');
  expect(ids(await fresh.take(2))).toEqual(['4', '5']);
  for (const events of [since, again, fresh]) await events.leave();
  expect((await ann.get('/__mock/events?since=x')).status).toBe(422);
});

test('numbers rise over a reset and a restore', async () => {
  await ann.get('/auth/google');
  await ann.get('/auth/google');
  const { body: snapshot } = await ann.get('/__mock/snapshot');
  await ann.control('POST', '/reset');
  await ann.get('/auth/google');
  const last = async (who: Visitor) => (await who.get('/__mock/journal?limit=1')).body.items;
  expect(await last(ann)).toMatchObject([{ id: 3 }]);
  const other = new Visitor(emptyMock());
  await other.control('PUT', '/snapshot', snapshot);
  await other.get('/auth/google');
  expect(await last(other)).toMatchObject([{ id: 3 }]);
});

test('nothing stays behind when the client goes, asks with HEAD, or the sandbox is deleted', async () => {
  const events = await watch();
  await events.next();
  expect(listeners()).toBe(1);
  await events.leave();
  expect(listeners()).toBe(0);
  await ann.send('HEAD', '/__mock/events');
  expect(listeners()).toBe(0);

  const sandbox = app.sandboxes.create('s-a', {});
  const inside = await watch('?__sandbox=s-a');
  await inside.next();
  await ann.control('DELETE', '/sandboxes/s-a');
  expect(await inside.block()).toBeNull();
  expect(sandbox.listeners.size).toBe(0);
});

test('over a port: kept open by comments, and released when the connection breaks', async () => {
  app = emptyMock({ events: { keepAlive: 5 } });
  const server = await listen(app);
  const gone = new AbortController();
  const response = await fetch(`${server.url}/__mock/events`, { signal: gone.signal });
  const events = new EventReader(response);
  await events.next();
  expect(await events.block()).toBe(': still here');
  expect(listeners()).toBe(1);
  gone.abort();
  await expect.poll(listeners).toBe(0);
  await server.close();
});

test('a client that reads nothing is cut off before it fills the memory', async () => {
  await ann.send('GET', '/__mock/events');
  expect(listeners()).toBe(1);
  for (let change = 0; change < 1005; change += 1) await ann.control('PUT', '/latency', { latency: null });
  expect(listeners()).toBe(0);
});
