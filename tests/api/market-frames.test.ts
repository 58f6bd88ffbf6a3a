import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { subscribeMessage, type MiniTicker } from '#contract/market-stream.ts';
import { MarketStream, type StreamState } from '#src/api/market-stream.ts';
import { sized } from '../tier.ts';
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
