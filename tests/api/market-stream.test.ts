import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeMessage, type MiniTicker } from '#contract/market-stream.ts';
import { MarketStream, type StreamState } from '#src/api/market-stream.ts';
import { TestNetwork, frame } from './web-socket.ts';

const MINUTE = 60_000;
let network: TestNetwork;
let states: StreamState[];
let ticks: MiniTicker[];
let stream: MarketStream;

const kinds = () => states.map(({ kind }) => kind);
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

describe('subscribing', () => {
  // requirement: 4.58, 9.16
  test('sends SUBSCRIBE once, 100 ms after the socket opened', () => {
    stream.start();
    network.newest.accept();
    const opened = Date.now();
    vi.advanceTimersByTime(99);
    expect(network.newest.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(network.newest.sent).toEqual([{ at: opened + 100, text: JSON.stringify(subscribeMessage) }]);
    vi.advanceTimersByTime(5000);
    expect(network.newest.sent).toHaveLength(1);
  });

  test('sends nothing when the socket closes within the 100 ms', () => {
    stream.start();
    network.newest.accept();
    vi.advanceTimersByTime(50);
    network.newest.end();
    vi.advanceTimersByTime(100);
    expect(network.sockets[0]?.sent).toEqual([]);
  });

  test('goes live with the first valid tick, not before', () => {
    stream.start();
    network.newest.accept();
    vi.advanceTimersByTime(100);
    network.newest.receive('{"result":null,"id":1}');
    expect(kinds()).toEqual(['connecting']);
    network.newest.receive(frame('btc', '101'));
    expect(kinds()).toEqual(['connecting', 'live']);
    expect(ticks.map(({ coin, close }) => [coin, close])).toEqual([['btc', '101']]);
  });
});

describe('reconnecting', () => {
  // requirement: 4.57, 9.16
  test('waits 1, 2, 3, 4 and 5 s, then gives up for good', () => {
    stream.start();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      network.newest.end();
      expect(last()).toEqual({ kind: 'reconnecting', attempt, limit: 5 });
      const before = network.sockets.length;
      const startedAt = Date.now();
      while (network.sockets.length === before) vi.advanceTimersByTime(100);
      waits.push(Date.now() - startedAt);
    }
    expect(waits).toEqual([1000, 2000, 3000, 4000, 5000]);
    network.newest.end();
    expect(last()).toEqual({ kind: 'lost' });
    vi.advanceTimersByTime(60 * MINUTE);
    expect(network.sockets).toHaveLength(6);
  });

  test('start() after giving up allows five new attempts', () => {
    stream.start();
    outage();
    expect(last()?.kind).toBe('lost');
    stream.start();
    expect(network.sockets).toHaveLength(7);
    expect(last()).toEqual({ kind: 'connecting' });
    outage();
    expect(network.sockets).toHaveLength(12);
  });

  test('the attempt count resets after 10 s of a stable connection, not earlier', () => {
    stream.start();
    network.newest.end();
    vi.advanceTimersByTime(1000);
    goLive();
    vi.advanceTimersByTime(9999);
    network.newest.end();
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 2, limit: 5 });
    vi.advanceTimersByTime(2000);
    goLive();
    vi.advanceTimersByTime(10_000);
    network.newest.end();
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 1, limit: 5 });
  });

  test('a server that flaps for an hour gets five reconnects, not one a second', () => {
    stream.start();
    for (const end = Date.now() + 60 * MINUTE; Date.now() < end; vi.advanceTimersByTime(500)) {
      if (network.newest.readyState === 0) goLive();
      else network.newest.end();
    }
    expect(network.sockets).toHaveLength(6);
    expect(last()).toEqual({ kind: 'lost' });
  });

  test('a socket that is open but silent for 30 s is replaced', () => {
    stream.start();
    goLive();
    vi.advanceTimersByTime(20_000);
    network.newest.receive(frame('eth', '99'));
    vi.advanceTimersByTime(29_999);
    expect(last()?.kind).toBe('live');
    vi.advanceTimersByTime(1);
    expect(last()).toEqual({ kind: 'reconnecting', attempt: 1, limit: 5 });
  });

  test('a URL that the browser rejects counts as a failed attempt', () => {
    const refused = new MarketStream(
      'not an address',
      { onTick: () => undefined, onState: (state) => states.push(state) },
      () => {
        throw new SyntaxError('bad address');
      },
    );
    refused.start();
    vi.advanceTimersByTime(15_000);
    expect(last()).toEqual({ kind: 'lost' });
  });
});

describe('only one socket is open', () => {
  test('start() while a socket is open or connecting opens no second one', () => {
    stream.start();
    stream.start();
    goLive();
    stream.start();
    network.newest.end();
    stream.start();
    expect(network.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(network.sockets).toHaveLength(2);
  });

  test('100 quick starts and stops leave one socket open, and none after the last stop', () => {
    for (let visit = 0; visit < 100; visit += 1) {
      stream.start();
      if (visit % 3 === 0) network.newest.accept();
      vi.advanceTimersByTime(visit * 7);
      stream.stop();
    }
    stream.start();
    expect(network.openCount).toBe(1);
    stream.stop();
    expect(network.openCount).toBe(0);
    vi.advanceTimersByTime(MINUTE);
    expect(network.openCount).toBe(0);
    expect(last()).toEqual({ kind: 'off' });
  });

  test('late events of a replaced socket are ignored', () => {
    stream.start();
    const old = network.newest;
    stream.stop();
    stream.start();
    old.accept();
    old.receive(frame('btc', '1'));
    old.end();
    vi.advanceTimersByTime(100);
    expect(ticks).toEqual([]);
    expect(last()).toEqual({ kind: 'connecting' });
    expect(old.sent).toEqual([]);
  });
});

function goLive(): void {
  network.newest.accept();
  network.newest.receive(frame('btc', '101'));
}

/** Closes every socket until the stream gives up. */
function outage(): void {
  for (let step = 0; step < 400 && last()?.kind !== 'lost'; step += 1) {
    network.newest.end();
    vi.advanceTimersByTime(100);
  }
}
