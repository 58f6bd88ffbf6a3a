import { beforeEach, describe, expect, test } from 'vitest';
import { readMiniTicker, subscribeMessage } from '#contract/market-stream.ts';
import { dayTicker } from '#mock-api/features/market/reference-prices.ts';
import type { Listener } from './socket.ts';
import { StreamServer } from './stream-server.ts';

const T = Date.UTC(2026, 10, 21, 9);
const HALF_TICK = 300_000;
const stream = new StreamServer();
const put = (setting: object) => stream.admin.control('PUT', '/ticker', setting);
const happen = (event: string, options?: object) => stream.admin.control('POST', `/ticker/${event}`, options);

beforeEach(async () => {
  await stream.admin.control('PUT', '/clock', { mode: 'frozen', at: T });
  // No tick comes by itself: what is heard was asked for.
  await put({ tickMs: 2 * HALF_TICK });
});

/** The frames that an action causes; an answer behind them shows that these were all. */
async function heardBy(listener: Listener, action: () => Promise<unknown>): Promise<string[]> {
  const before = listener.raw.length;
  await action();
  await listener.ask({ method: 'LIST_SUBSCRIPTIONS', id: 9 });
  return listener.raw.slice(before, -1);
}

const at = (moment: number) => ({
  e: '24hrMiniTicker',
  E: moment,
  s: 'BTCUSDT',
  ...dayTicker(7, 'btc', moment),
});
const frame = (moment: number) => JSON.stringify(at(moment));
const { c, o, h, l, v, q } = at(T);
const numbers = Object.fromEntries(
  Object.entries({ c, o, h, l, v, q }).map(([name, text]) => [name, Number(text)]),
);
const { h: _high, ...withoutHigh } = at(T);

describe.each<[string, object, string[]]>([
  ['malformed', {}, [frame(T).replaceAll('"', "'")]],
  ['truncated', {}, [frame(T).slice(0, Math.ceil(frame(T).length / 2))]],
  ['duplicate', {}, [frame(T), frame(T)]],
  ['reorder', {}, [frame(T), frame(T - HALF_TICK)]],
  ['late', { ms: 5000 }, [frame(T - 5000)]],
  ['burst', { count: 3 }, [frame(T - 400_000), frame(T - 200_000), frame(T)]],
  ['unknown-event', {}, [JSON.stringify({ ...at(T), e: '24hrMiniTickerV2' })]],
  ['missing-field', { field: 'h' }, [JSON.stringify(withoutHigh)]],
  ['non-string-number', {}, [JSON.stringify({ ...at(T), ...numbers })]],
])('%s', (mode, options, frames) => {
  test('once', async () => {
    const listener = await stream.connected('/ws/btcusdt@miniTicker');
    expect(await heardBy(listener, () => happen(mode, options))).toEqual(frames);
    expect(await heardBy(listener, () => happen('tick'))).toEqual([frame(T)]);
  });

  test('as the socket’s mode, until it is ok', async () => {
    const { body } = await put({ socket: { mode, ...options } });
    expect(body).toMatchObject({ socket: mode, socket_options: options });
    const listener = await stream.connected('/ws/btcusdt@miniTicker');
    expect(await heardBy(listener, () => happen('tick'))).toEqual(frames);
    await put({ socket: 'ok' });
    expect(await heardBy(listener, () => happen('tick'))).toEqual([frame(T)]);
  });

  test('of one symbol, and of no other', async () => {
    await put({ symbols: { btcusdt: { mode, ...options } } });
    const listener = await stream.connected();
    await listener.ask(subscribeMessage);
    const heard = await heardBy(listener, () => happen('tick'));
    expect(heard.slice(0, frames.length)).toEqual(frames);
    const others = heard.slice(frames.length).map((text) => readMiniTicker(text)?.at);
    expect(others).toEqual(Array.from({ length: 19 }, () => T));
  });

  test('of everything at once', async () => {
    await put({ socket: { mode, ...options } });
    const listener = await stream.connected('/ws/!miniTicker@arr');
    const heard = await heardBy(listener, () => happen('tick'));
    expect(heard).toHaveLength(frames.length);
    const [first] = frames;
    if (mode === 'malformed') expect(heard[0]).toContain(first);
    else if (mode === 'truncated') expect(() => void JSON.parse(heard[0]!)).toThrow();
    else expect(heard.map((text) => JSON.stringify((JSON.parse(text) as unknown[])[0]))).toEqual(frames);
  });
});

test('the defaults of a mode that is given by name', async () => {
  expect((await put({ socket: 'late' })).body).toMatchObject({
    socket: 'late',
    socket_options: { ms: 60_000 },
  });
  const listener = await stream.connected('/ws/btcusdt@miniTicker');
  expect(await heardBy(listener, () => happen('tick'))).toEqual([frame(T - 60_000)]);
});

test('everything at once names only those that changed', async () => {
  await put({ symbols: { ftmusdt: { mode: 'silent' } } });
  const listener = await stream.connected('/ws/!miniTicker@arr');
  const names = async () => {
    const heard = await heardBy(listener, () => happen('tick'));
    return heard.flatMap((text) => (JSON.parse(text) as { s: string }[]).map(({ s }) => s));
  };
  expect(await names()).toHaveLength(19);
  await put({ symbols: { ftmusdt: { mode: 'live' } } });
  expect(await names()).toEqual(['FTMUSDT']);
  expect(await names()).toEqual([]);
  await stream.admin.control('POST', '/clock/advance', { ms: 60_000 });
  expect(await names()).toHaveLength(20);
});

test('an unknown event is a 404 that lists them, wrong options are a 422', async () => {
  const { status, body } = await happen('explode');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    code: 'unknown_event',
    message: expect.stringContaining('drop, close') as string,
  });
  for (const [event, options] of [
    ['late', { ms: -1 }],
    ['burst', { count: 1e9 }],
    ['close', { code: 1006 }],
    ['missing-field', { field: 'x' }],
    ['shutdown', []],
    ['shutdown', { ms: 'soon' }],
  ] as const) {
    const answer = await happen(event, options);
    expect([event, answer.status]).toEqual([event, Array.isArray(options) ? 200 : 422]);
  }
  for (const socket of [
    'explode',
    { mode: 'refuse', status: 200 },
    { mode: 'refuse', times: 0 },
    { times: 1 },
    7,
  ])
    expect((await put({ socket })).status).toBe(422);
});

test('says all of what it is set to and what it can be', async () => {
  await put({ socket: { mode: 'refuse', times: 2 }, symbols: { vet: { mode: 'late' } }, strict: true });
  const { body } = await stream.admin.get('/__mock/ticker');
  expect(body).toMatchObject({
    speed: 1,
    tickMs: 2 * HALF_TICK,
    symbols: { vetusdt: { mode: 'late', ms: 60_000 } },
    strict: true,
    socket: 'refuse',
    socket_options: { status: 503, times: 2 },
    sockets: 0,
  });
  const { socket, symbols, events } = body.available as Record<string, string[]>;
  expect(socket).toEqual(
    expect.arrayContaining(['ok', 'refuse', 'stall', 'malformed', 'server-shutdown', 'no-ack']),
  );
  expect(symbols).toEqual(expect.arrayContaining(['live', 'silent', 'late']));
  expect(events).toEqual(expect.arrayContaining(['drop', 'close', 'shutdown', 'tick', 'burst']));
});
