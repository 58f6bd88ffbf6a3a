import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { LONGEST_FRAME, readFrame, subscribeMessage, type MiniTicker } from '#contract/market-stream.ts';
import { MarketStream, type StreamState } from '#src/api/market-stream.ts';
import { sized } from '../tier.ts';
import providerFrames from './provider-frames.json' with { type: 'json' };
import { TestNetwork, frame } from './web-socket.ts';

let network: TestNetwork;
let states: StreamState[];
let ticks: MiniTicker[];
let stream: MarketStream;

const last = () => states.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  network = new TestNetwork();
  states = [];
  ticks = [];
  stream = new MarketStream(
    'ws://stream.test/ws',
    { onTick: (tick) => ticks.push(tick), onState: (state) => states.push(state) },
    (url) => network.open(url),
  );
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

function goLive(): void {
  network.newest.accept();
  network.newest.receive(frame('btc', '101'));
}

describe('hostile frames', () => {
  test('more than 50 unreadable frames in a minute close the connection; 50 do not', () => {
    stream.start();
    goLive();
    for (let count = 0; count < 50; count += 1)
      network.newest.receive('{"e":"24hrMiniTicker","s":"BTCUSDT"}');
    expect(last()?.kind).toBe('live');
    network.newest.receive('nonsense');
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 1, limit: 5 });
  });

  test('other event types and replies do not count as errors', () => {
    stream.start();
    goLive();
    for (let count = 0; count < 200; count += 1) {
      network.newest.receive('{"e":"serverShutdown","E":1}');
      network.newest.receive('{"result":null,"id":1}');
    }
    expect(last()?.kind).toBe('live');
  });

  test('no frame throws, whatever its content, and an invalid price gives no tick', () => {
    const part = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('__proto__', '1e400', '-1', '0', '', '١٢٣', '1,5', 'NaN'),
    );
    const hostile = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.json(),
      fc.uint8Array({ maxLength: 64 }),
      fc
        .record({ e: part, E: fc.anything(), s: part, c: part, o: part, h: part, l: part })
        .map((value) => JSON.stringify(value)),
      fc.tuple(part, part).map(([close, open]) => frame('btc', close, 1, open)),
      fc.integer({ min: 0, max: 170 }).map((length) => frame('btc', '101').slice(0, length)),
    );
    stream.start();
    fc.assert(
      fc.property(hostile, (data) => {
        if (network.newest.readyState > 1) {
          stream.stop();
          stream.start();
        }
        network.newest.receive(data);
        for (const tick of ticks.splice(0)) {
          expect(tick.close).toMatch(/^\d{1,18}(\.\d{1,18})?$/);
          expect(tick.close).toMatch(/[1-9]/);
        }
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });
});

describe('the provider’s own frames, by themselves and combined', () => {
  // Written after its documentation ("Individual Symbol Mini Ticker Stream"): no market is asked in a test.
  test(`all ${providerFrames.length} are read as they say, or as no price of ours`, () => {
    expect(providerFrames).toHaveLength(50);
    for (const { frame: text, tick } of providerFrames) expect(readFrame(text)).toEqual(tick ?? 'other');
  });

  test('none of them counts as unreadable, however often it comes', () => {
    stream.start();
    goLive();
    for (let round = 0; round < 10; round += 1)
      for (const { frame: text } of providerFrames) network.newest.receive(text);
    expect(last()?.kind).toBe('live');
    expect(ticks).toHaveLength(1 + 10 * 41);
  });
});

describe('a server that went mad', () => {
  const broken = [
    '',
    '{',
    'null',
    '[]',
    '"24hrMiniTicker"',
    frame('btc', '101').slice(0, -2),
    frame('btc', '101').replaceAll('"', "'"),
    frame('btc', '-5'),
    frame('btc', '1e9'),
    frame('btc', 'NaN'),
    frame('btc', '0.000'),
    frame('btc', ''),
    frame('btc', '101').replace('"101"', '101'),
    frame('btc', '101').replace('"c":', '"d":'),
    frame('btc', '101').replace(/"E":\d+/, '"E":"now"'),
    JSON.stringify({ stream: 'btcusdt@miniTicker', data: null }),
    JSON.stringify({ stream: 'btcusdt@miniTicker', data: [JSON.parse(frame('btc', '7'))] }),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    new ArrayBuffer(64),
    undefined,
  ];

  test('10,000 unreadable frames on the sockets of an hour: no throw, no price, no sixth reconnect', () => {
    stream.start();
    for (let count = 0; count < 10_000; count += 1) {
      if (network.newest.readyState === 0) network.newest.accept();
      network.newest.receive(broken[count % broken.length]);
      vi.advanceTimersByTime(360);
    }
    expect(ticks).toEqual([]);
    expect(last()).toEqual({ kind: 'lost' });
    expect([network.sockets.length, network.openCount, vi.getTimerCount()]).toEqual([6, 0, 0]);
  });

  test('10,000 in one go, between good ones: the good ones are prices, the socket is given up, none is left', () => {
    stream.start();
    goLive();
    for (let count = 0; count < 10_000; count += 1) {
      network.newest.receive(broken[count % broken.length]);
      if (count === 20) network.newest.receive(frame('eth', '99'));
    }
    expect(ticks.map(({ coin, close }) => [coin, close])).toEqual([
      ['btc', '101'],
      ['eth', '99'],
    ]);
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 1, limit: 5 });
    expect(network.openCount).toBe(0);
  });

  test('a frame larger than any ticker is not parsed, and counts as unreadable', () => {
    stream.start();
    goLive();
    const parse = vi.spyOn(JSON, 'parse');
    const huge = frame('btc', '7') + ' '.repeat(LONGEST_FRAME);
    for (let count = 0; count < 51; count += 1) network.newest.receive(huge);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(ticks).toHaveLength(1);
    expect(last()?.kind).toBe('reconnecting');
  });

  test('prices of other pairs only are no sign of life: the connection is replaced after 30 s', () => {
    stream.start();
    goLive();
    for (let tenths = 0; tenths < 299; tenths += 1) {
      network.newest.receive(frame('pepe', '1'));
      vi.advanceTimersByTime(100);
    }
    expect(last()?.kind).toBe('live');
    vi.advanceTimersByTime(100);
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 1, limit: 5 });
    expect(ticks).toHaveLength(1);
  });
});

// requirement: 7.39
test('with a real server: SUBSCRIBE arrives, and its ticks are received', async () => {
  vi.useRealTimers();
  const server = new WebSocketServer({ port: 0 });
  await once(server, 'listening');
  const requested = new Promise<string>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => {
        resolve(data.toString());
        socket.send('{"result":null,"id":1}');
        socket.send(frame('hbar', '0.0712'));
      });
    });
  });
  const received = new Promise<MiniTicker>((resolve) => {
    const { port } = server.address() as AddressInfo;
    stream = new MarketStream(`ws://localhost:${port}/ws`, {
      onTick: resolve,
      onState: (state) => states.push(state),
    });
    stream.start();
  });
  expect(JSON.parse(await requested)).toEqual(subscribeMessage);
  expect((await received).close).toBe('0.0712');
  expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'live']);
  stream.stop();
  server.close();
});
