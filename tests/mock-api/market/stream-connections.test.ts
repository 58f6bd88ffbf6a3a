import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { subscribeMessage } from '#contract/market-stream.ts';
import { keepAlive } from '#mock-api/features/market/stream/keep-alive.ts';
import { StreamServer } from './stream-server.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const stream = new StreamServer();
const put = (setting: object) => stream.admin.control('PUT', '/ticker', setting);
const happen = (event: string, options?: object) => stream.admin.control('POST', `/ticker/${event}`, options);
const leap = (ms: number) => stream.admin.control('POST', '/clock/advance', { ms });
const freeze = () => stream.admin.control('PUT', '/clock', { mode: 'frozen', at: NOON });
const left = async () => (await stream.admin.get('/__mock/ticker')).body;

/** The other side of a socket, on a fake clock: over a port a machine that stalls for a moment would end it. */
function keepClient({ answers }: { answers: boolean }) {
  vi.useFakeTimers();
  const terminate = vi.fn();
  const ping = vi.fn((payload: string) => {
    if (answers) setTimeout(() => client.emit('pong', Buffer.from(payload)), 100);
  });
  const client = Object.assign(new EventEmitter(), { ping, terminate });
  const stop = keepAlive(client as unknown as WebSocket, stream.app.sandboxes.default);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return { client, ping, terminate };
}

describe('modes of the connection', () => {
  test('refuse five times, then ok', async () => {
    await put({ socket: { mode: 'refuse', times: 5, status: 429 } });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const refused = stream.connect();
      expect(await refused.opened).toBe(false);
      expect(refused.refused).toBe(429);
      expect(await left()).toMatchObject(
        attempt < 5 ? { socket: 'refuse', socket_options: { times: 5 - attempt } } : { socket: 'ok' },
      );
    }
    await stream.connected();
    const { items } = (await stream.admin.get('/__mock/journal?op=ws')).body as {
      items: { status: number }[];
    };
    expect(items.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429, 101]);
  });

  test('accept, then close with a code', async () => {
    await put({ socket: { mode: 'accept-then-close', code: 4001, times: 2 } });
    for (const listener of [await stream.connected(), await stream.connected()])
      expect(await listener.closed).toBe(4001);
    const third = await stream.connected('/ws/btcusdt@miniTicker');
    await third.until(() => third.events().length > 0);
  });

  test('drop: cut in the place of the next events, those that are open too', async () => {
    const open = await stream.connected('/ws/btcusdt@miniTicker');
    await put({ socket: { mode: 'drop', times: 2 } });
    const next = await stream.connected('/ws/btcusdt@miniTicker');
    expect(await Promise.all([open.closed, next.closed])).toEqual([1006, 1006]);
    expect(next.raw).toEqual([]);
    const third = await stream.connected('/ws/btcusdt@miniTicker');
    await third.until(() => third.events().length > 0);
  });

  test('no-ack: the request takes effect and is not answered', async () => {
    await put({ socket: 'no-ack' });
    const listener = await stream.connected();
    listener.say(subscribeMessage);
    await listener.until(() => listener.events().length >= 20);
    expect(listener.answers()).toEqual([]);
  });

  test('ack-error: the request is refused and has no effect', async () => {
    await put({ socket: { mode: 'ack-error', code: 3, msg: 'No.' } });
    const listener = await stream.connected();
    expect(await listener.ask(subscribeMessage)).toEqual({ code: 3, msg: 'No.' });
    await put({ socket: 'ok' });
    expect(await listener.ask({ method: 'LIST_SUBSCRIPTIONS', id: 2 })).toEqual({ result: [], id: 2 });
  });

  test('no-ping: neither pings nor misses pongs', async () => {
    await put({ pingMs: 250, pongMs: 300, socket: 'no-ping' });
    const { ping, terminate } = keepClient({ answers: false });
    vi.advanceTimersByTime(10_000);
    expect([ping, terminate].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    stream.app.sandboxes.default.state.ticker.socket = { mode: 'ok' };
    vi.advanceTimersByTime(1000);
    expect(ping).toHaveBeenCalled();
    expect(terminate).toHaveBeenCalled();
  });

  test('close: every socket, with the code that was asked for', async () => {
    const [first, second] = [await stream.connected(), await stream.connected()];
    expect((await happen('close', { code: 1013 })).body).toEqual({ closed: 2 });
    expect(await Promise.all([first.closed, second.closed])).toEqual([1013, 1013]);
  });
});

test('over a port too, what happens once needs no body', async () => {
  const listener = await stream.connected();
  const send = (path: string) =>
    fetch(`${stream.server.url}/__mock${path}`, { method: 'POST', headers: { 'x-mock-control': '1' } });
  expect((await send('/ticker/tick')).status).toBe(200);
  expect(await (await send('/ticker/drop')).json()).toEqual({ closed: 1 });
  expect(await listener.closed).toBe(1006);
  expect((await send('/reset')).status).toBe(200);
});

describe('the end of a server', () => {
  test('is told, and comes after so much of the sandbox’s time', async () => {
    await freeze();
    const [raw, wrapped] = [await stream.connected(), await stream.connected('/stream')];
    expect((await happen('shutdown', { ms: 60_000 })).body).toEqual({ told: 2 });
    await raw.until(() => raw.heard.length === 1);
    await wrapped.until(() => wrapped.heard.length === 1);
    const event = { e: 'serverShutdown', E: NOON };
    expect([raw.heard[0], wrapped.heard[0]]).toEqual([event, { stream: '!serverShutdown', data: event }]);
    await leap(59_999);
    expect(await raw.ask({ method: 'LIST_SUBSCRIPTIONS', id: 1 })).toMatchObject({ id: 1 });
    await leap(1);
    expect(await Promise.all([raw.closed, wrapped.closed])).toEqual([1001, 1001]);
  });

  test('as a mode: each connection is told once, so many of them', async () => {
    await put({ socket: { mode: 'server-shutdown', ms: 0, times: 1 } });
    const listener = await stream.connected('/ws/btcusdt@miniTicker?timeUnit=MICROSECOND');
    expect(await listener.closed).toBe(1001);
    expect(listener.heard[0]).toMatchObject({ e: 'serverShutdown' });
    expect(listener.heard[0]?.E).toBeGreaterThan(Date.now() * 100);
    expect(await left()).toMatchObject({ socket: 'ok' });
  });
});

describe('limits', () => {
  test('a connection lasts 24 hours of the sandbox’s time', async () => {
    await freeze();
    const listener = await stream.connected();
    await leap(DAY - 1);
    expect(await listener.ask({ method: 'LIST_SUBSCRIPTIONS', id: 1 })).toMatchObject({ id: 1 });
    const young = await stream.connected();
    await leap(1);
    expect(await listener.closed).toBe(1001);
    expect(await young.ask({ method: 'LIST_SUBSCRIPTIONS', id: 1 })).toMatchObject({ id: 1 });
    expect(stream.app.sandboxes.default.timers.size).toBe(1);
    young.socket.close();
    await young.closed;
    await expect.poll(() => stream.app.sandboxes.default.timers.size).toBe(0);
  });

  test('1024 streams a connection, however they were asked for', async () => {
    const names = Array.from({ length: 1024 }, (_, nth) => `coin${nth}usdt@miniTicker`);
    const listener = await stream.connected();
    const subscribe = (params: string[]) => listener.ask({ method: 'SUBSCRIBE', params, id: 1 });
    expect(await subscribe(names)).toEqual({ result: null, id: 1 });
    expect(await subscribe(names.slice(0, 9))).toEqual({ result: null, id: 1 });
    expect(await subscribe(['btcusdt@miniTicker'])).toEqual({
      code: 2,
      msg: 'Invalid request: too many parameters',
    });
    const { result } = await listener.ask({ method: 'LIST_SUBSCRIPTIONS', id: 2 });
    expect(result).toEqual(names);
    const tooMany = Array.from({ length: 1025 }, () => 'a').join('/');
    const asked = stream.connect(`/stream?streams=${tooMany}`);
    expect(await asked.opened).toBe(false);
    expect(asked.refused).toBe(400);
  });

  test('strict: 300 tries in five minutes of the sandbox’s time, refused ones included', async () => {
    await freeze();
    await put({ strict: true, socket: 'refuse' });
    const knock = async () => {
      const response = await stream.app.request('/ws', { headers: { upgrade: 'websocket' } });
      return [response.status, response.headers.get('retry-after')];
    };
    for (let attempt = 1; attempt <= 300; attempt += 1) {
      if (attempt === 101) await leap(100_000);
      expect((await knock())[0]).toBe(503);
    }
    expect(await knock()).toEqual([429, '200']);
    await leap(200_000);
    for (let attempt = 1; attempt <= 100; attempt += 1) expect((await knock())[0]).toBe(503);
    expect((await knock())[0]).toBe(429);
    await put({ strict: false });
    expect((await knock())[0]).toBe(503);
  });

  test('a pong keeps a connection, and without one it ends', async () => {
    await put({ pingMs: 250, pongMs: 300 });
    const { client, terminate } = keepClient({ answers: true });
    vi.advanceTimersByTime(10_000);
    expect(terminate).not.toHaveBeenCalled();
    client.removeAllListeners('pong');
    vi.advanceTimersByTime(1000);
    expect(terminate).toHaveBeenCalled();
  });

  test('a pong that does not copy the ping is none', async () => {
    await put({ pingMs: 15, pongMs: 40 });
    const listener = stream.connect('/ws', {}, false);
    listener.socket.on('ping', () => listener.socket.pong('unasked'));
    expect(await listener.closed).toBe(1006);
  });

  test('pings and pongs of the client count as messages', async () => {
    const listener = await stream.connected();
    for (let count = 0; count < 3; count += 1) {
      listener.socket.ping();
      listener.socket.pong();
    }
    expect(await listener.closed).toBe(1008);
  });
});

test.each([
  ['9223372036854775807', '{"result":[],"id":9223372036854775807}'],
  ['-9223372036854775808', '{"result":[],"id":-9223372036854775808}'],
  ['9223372036854775808', '{"code":2,"msg":"Invalid request: request ID must be an unsigned integer"}'],
  ['1e3', '{"result":[],"id":1000}'],
  ['"Z9"', '{"result":[],"id":"Z9"}'],
  ['"a-b"', '{"code":2,"msg":"Invalid request: request ID must be an unsigned integer"}'],
  ['null', '{"result":[],"id":null}'],
])('the id %s', async (id, answer) => {
  const listener = await stream.connected();
  await listener.ask(`{"method":"LIST_SUBSCRIPTIONS","id":${id}}`);
  expect(listener.raw).toEqual([answer]);
});

test('of the errors only an unknown property repeats the id', async () => {
  const listener = await stream.connected();
  const errors: [object, object][] = [
    [
      { method: 'GET_PROPERTY', params: ['speed'], id: 5 },
      { code: 0, msg: 'Unknown property', id: 5 },
    ],
    [
      { method: 'SET_PROPERTY', params: ['combined'], id: 5 },
      { code: 1, msg: 'Invalid value type: expected Boolean' },
    ],
    [
      { method: 'LIST_SUBSCRIPTIONS', params: ['x'], id: 5 },
      { code: 2, msg: 'Invalid request: too many parameters' },
    ],
  ];
  for (const [request, answer] of errors) expect(await listener.ask(request)).toEqual(answer);
});
