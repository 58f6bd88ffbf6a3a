import { expect, test } from 'vitest';
import { readMiniTicker, subscribeMessage } from '#contract/market-stream.ts';
import { StreamServer } from './stream-server.ts';

const stream = new StreamServer();

test('refuse: no socket opens, an open one goes on', async () => {
  const before = await stream.connected('/ws/btcusdt@miniTicker');
  await stream.admin.control('PUT', '/ticker', { socket: 'refuse' });
  const refused = stream.connect();
  expect(await refused.opened).toBe(false);
  expect(refused.refused).toBe(503);
  const count = before.events().length;
  await before.until(() => before.events().length > count);
  await stream.admin.control('PUT', '/ticker', { socket: 'ok' });
  await stream.connected();
  const { items } = (await stream.admin.get('/__mock/journal?op=ws')).body as { items: { status: number }[] };
  expect(items.map(({ status }) => status)).toEqual([101, 503, 101]);
});

test('drop: every socket is cut without a word', async () => {
  const [first, second] = [await stream.connected(), await stream.connected()];
  const { body } = await stream.admin.control('POST', '/ticker/drop');
  expect(body).toEqual({ closed: 2 });
  expect(await Promise.all([first.closed, second.closed])).toEqual([1006, 1006]);
  await expect.poll(() => stream.app.sandboxes.default.connections.size).toBe(0);
});

test('malformed: frames come and none can be read', async () => {
  await stream.admin.control('PUT', '/ticker', { socket: 'malformed' });
  const listener = await stream.connected();
  listener.say(subscribeMessage);
  await listener.until(() => listener.raw.length > 40);
  expect(listener.answers()).toEqual([{ result: null, id: 1 }]);
  expect(listener.events()).toEqual([]);
  for (const frame of listener.raw) expect(readMiniTicker(frame)).toBeNull();
});

test('stall: open and pinged, and otherwise silent', async () => {
  await stream.admin.control('PUT', '/ticker', { pingMs: 15 });
  await stream.admin.control('PUT', '/ticker', { socket: 'stall' });
  const listener = await stream.connected('/ws/btcusdt@miniTicker');
  listener.say(subscribeMessage);
  await listener.until(() => listener.pings >= 4);
  expect(listener.raw).toEqual([]);
  expect(listener.socket.readyState).toBe(listener.socket.OPEN);
});

test('who does not answer pings is cut off', async () => {
  await stream.admin.control('PUT', '/ticker', { pingMs: 15, pongMs: 40 });
  expect(await stream.connect('/ws', {}, false).closed).toBe(1006);
});

test('more than five messages in a second end it', async () => {
  const listener = await stream.connected();
  for (let id = 1; id <= 7; id += 1) listener.say({ method: 'LIST_SUBSCRIPTIONS', id });
  expect(await listener.closed).toBe(1008);
  expect(listener.answers()).toHaveLength(5);
});

test('a frame over 64 kB ends it', async () => {
  const listener = await stream.connected();
  listener.say('x'.repeat(65 * 1024 + 1));
  expect(await listener.closed).toBe(1009);
});

test('a reset says that one may come back', async () => {
  const listener = await stream.connected();
  await stream.admin.control('POST', '/reset');
  expect(await listener.closed).toBe(1012);
});

test('pages of other origins, other hosts and unknown sandboxes are refused', async () => {
  const refusal = async (headers: Record<string, string>, path = '/ws') => {
    const listener = stream.connect(path, headers);
    expect(await listener.opened).toBe(false);
    return listener.refused;
  };
  expect(await refusal({ origin: 'https://evil.example' })).toBe(403);
  expect(await refusal({ host: 'evil.example' })).toBe(403);
  expect(await refusal({ cookie: '__mock_sandbox=s-gone' })).toBe(404);
  expect(await refusal({}, '/wss')).toBe(404);
  await stream.connected('/ws', { origin: 'http://localhost:4321' });
});

test('faults by name: a status, and a cut connection', async () => {
  await stream.admin.control('POST', '/faults', {
    op: 'ws',
    effect: { type: 'status', status: 500 },
    times: 1,
  });
  await stream.admin.control('POST', '/faults', { op: 'ws', effect: { type: 'reset' }, times: 1 });
  const [first] = [stream.connect()];
  expect(await first.opened).toBe(false);
  expect(first.refused).toBe(500);
  const second = stream.connect();
  expect(await second.opened).toBe(false);
  expect(second.refused).toBeUndefined();
  await stream.connected();
});

test('asked without an upgrade it says how', async () => {
  const response = await stream.app.request('/ws');
  expect(response.status).toBe(426);
  expect(response.headers.get('upgrade')).toBe('websocket');
});

test('what a page sends is in the journal', async () => {
  const listener = await stream.connected();
  await listener.ask(subscribeMessage);
  const { items } = (await stream.admin.get('/__mock/journal?op=ws.message')).body as {
    items: { body: unknown }[];
  };
  expect(items.map(({ body }) => body)).toEqual([subscribeMessage]);
});

test('the end of the mock is told and frees the port', async () => {
  const listener = await stream.connected();
  await stream.server.close();
  expect(await listener.closed).toBe(1001);
  await expect(fetch(stream.server.url)).rejects.toThrow();
});
