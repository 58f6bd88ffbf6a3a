import { expect, test } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { pairs, readMiniTicker, subscribeMessage } from '#contract/market-stream.ts';
import { StreamServer } from './stream-server.ts';
import { Visitor } from '../visitor.ts';

const stream = new StreamServer();

test('the contract’s SUBSCRIBE gets its ack and then events of all 20 pairs', async () => {
  const listener = await stream.connected();
  listener.say(subscribeMessage);
  await listener.until(() => listener.events().length >= 60);
  expect(listener.raw[0]).toBe('{"result":null,"id":1}');
  const first = listener.events().slice(0, 20);
  expect(first.map(({ s }) => s)).toEqual(pairs.map((pair) => pair.toUpperCase()));
  for (const frame of listener.raw.slice(1)) expect(readMiniTicker(frame)).not.toBeNull();
  expect(Object.keys(first[0]!)).toEqual(['e', 'E', 's', 'c', 'o', 'h', 'l', 'v', 'q']);
  expect(listener.events()[20]?.s).toBe('BTCUSDT');
  expect(listener.events()[20]?.E).toBeGreaterThanOrEqual(first[0]!.E as number);
});

test('events come each tick, and say the time of the sandbox', async () => {
  await stream.admin.control('PUT', '/clock', { mode: 'frozen', at: '2026-01-01T00:00:00Z' });
  await stream.admin.control('PUT', '/ticker', { tickMs: 40 });
  const listener = await stream.connected('/ws/btcusdt@miniTicker');
  const began = performance.now();
  await listener.until(() => listener.events().length === 5);
  expect(performance.now() - began).toBeGreaterThanOrEqual(4 * 40 - 5);
  expect(new Set(listener.events().map(({ E }) => E))).toEqual(new Set([Date.parse('2026-01-01T00:00:00Z')]));
  await stream.admin.control('POST', '/clock/advance', { ms: 1000 });
  await listener.until(() => listener.events().length === 7);
  expect(listener.events().at(-1)?.E).toBe(Date.parse('2026-01-01T00:00:01Z'));
});

test('answers every kind of request as its provider does', async () => {
  const listener = await stream.connected();
  const streams = ['btcusdt@miniTicker', 'goldusdt@miniTicker'];
  const exchange: [unknown, unknown][] = [
    [
      { method: 'SUBSCRIBE', params: streams, id: 'a1' },
      { result: null, id: 'a1' },
    ],
    [
      { method: 'LIST_SUBSCRIPTIONS', id: 3 },
      { result: streams, id: 3 },
    ],
    [
      { method: 'UNSUBSCRIBE', params: streams, id: null },
      { result: null, id: null },
    ],
    [
      { method: 'LIST_SUBSCRIPTIONS', id: -4 },
      { result: [], id: -4 },
    ],
  ];
  for (const [request, answer] of exchange) expect(await listener.ask(request)).toEqual(answer);
  const other = await stream.connected();
  const properties: [unknown, unknown][] = [
    [
      { method: 'GET_PROPERTY', params: ['combined'], id: 1 },
      { result: false, id: 1 },
    ],
    [
      { method: 'SET_PROPERTY', params: ['combined', true], id: 2 },
      { result: null, id: 2 },
    ],
    [
      { method: 'GET_PROPERTY', params: ['combined'], id: 3 },
      { result: true, id: 3 },
    ],
  ];
  for (const [request, answer] of properties) expect(await other.ask(request)).toEqual(answer);
});

const unknownMethod =
  'Invalid request: unknown variant `SUB`, expected one of `SUBSCRIBE`, `UNSUBSCRIBE`, `LIST_SUBSCRIPTIONS`, `SET_PROPERTY`, `GET_PROPERTY` at line 1 column 28';
test.each([
  ['{', 3, /^Invalid JSON: expected value at line 1 column \d+$/],
  ['', 3, /^Invalid JSON: expected value at line 1 column 1$/],
  [{ id: 1 }, 2, /^Invalid request: missing field `method` at line 1 column \d+$/],
  [{ method: 'SUB', id: 1 }, 2, unknownMethod],
  [
    { method: 'SUBSCRIBE', params: [], id: 1.5 },
    2,
    'Invalid request: request ID must be an unsigned integer',
  ],
  [
    { method: 'SUBSCRIBE', params: [], id: 'x'.repeat(37) },
    2,
    'Invalid request: request ID must be an unsigned integer',
  ],
  [{ method: 'SET_PROPERTY', params: ['combined', 1], id: 1 }, 1, 'Invalid value type: expected Boolean'],
  [{ method: 'SET_PROPERTY', params: ['other', true], id: 1 }, 0, 'Unknown property'],
  [{ method: 'GET_PROPERTY', params: [7], id: 1 }, 2, 'Invalid request: property name must be a string'],
  [
    { method: 'GET_PROPERTY', params: ['combined', true, 1], id: 1 },
    2,
    'Invalid request: too many parameters',
  ],
])('the error for %j', async (request, code, msg) => {
  const listener = await stream.connected();
  const answer = await listener.ask(request);
  expect(answer).toMatchObject({
    code,
    msg: typeof msg === 'string' ? msg : (expect.stringMatching(msg) as unknown),
  });
});

test('the combined stream wraps its events', async () => {
  const listener = await stream.connected('/stream?streams=ethusdt@miniTicker/!miniTicker@arr');
  await listener.until(() => listener.heard.length >= 2);
  expect(listener.heard[0]).toMatchObject({ stream: 'ethusdt@miniTicker', data: { s: 'ETHUSDT' } });
  expect(listener.heard[1]?.stream).toBe('!miniTicker@arr');
  expect(listener.heard[1]?.data).toHaveLength(coinIds.length);
});

test('microseconds where asked for', async () => {
  await stream.admin.control('PUT', '/clock', { mode: 'frozen', at: 1_000_000 });
  const listener = await stream.connected('/ws/btcusdt@miniTicker?timeUnit=MICROSECOND');
  await listener.until(() => listener.events().length > 0);
  expect(listener.events()[0]?.E).toBe(1_000_000_000);
});

test('a silent symbol is subscribed and says nothing', async () => {
  await stream.admin.control('PUT', '/ticker', { symbols: { ftmusdt: { mode: 'silent' } } });
  const listener = await stream.connected();
  listener.say(subscribeMessage);
  await listener.until(() => listener.events().length >= 60);
  expect(listener.answers()[0]).toEqual({ result: null, id: 1 });
  expect(listener.events().filter(({ s }) => s === 'FTMUSDT')).toEqual([]);
  expect(listener.events().filter(({ s }) => s === 'BTCUSDT').length).toBeGreaterThanOrEqual(3);
});

test('two sandboxes with one seed and one clock see the same prices', async () => {
  const clock = { mode: 'frozen', at: '2026-11-21T09:00:00Z' };
  const heard = [];
  for (const id of ['s-a', 's-b']) {
    await stream.admin.control('POST', '/sandboxes', { id, clock });
    await new Visitor(stream.app, { 'x-mock-sandbox': id }).control('PUT', '/ticker', { tickMs: 10 });
    const listener = await stream.connected('/ws', { cookie: `__mock_sandbox=${id}` });
    listener.say(subscribeMessage);
    await listener.until(() => listener.events().length >= 20);
    heard.push(listener.events().slice(0, 20));
  }
  expect(heard[0]).toEqual(heard[1]);
});
