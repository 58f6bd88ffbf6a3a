import fc from 'fast-check';
import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CoinId } from '#contract/assets.ts';
import type * as Ticker from '#src/stores/live/ticker.ts';
import { frame, type TestNetwork } from '../../api/web-socket.ts';
import { sized } from '../../tier.ts';
import { openPage, type TestDocument } from '../browser-page.ts';

let page: TestDocument;
let network: TestNetwork;
let ticker: typeof Ticker;
let close: () => void;
const listen = () => ticker.$tickerState.listen(() => undefined);
/** Opens the stream, as a screen with prices does. */
const open = () => (close = listen());

beforeEach(async () => {
  vi.useFakeTimers();
  ({ document: page, network } = openPage());
  // The store is a module: each test gets its own.
  vi.resetModules();
  ticker = await import('#src/stores/live/ticker.ts');
});

afterEach(() => {
  close();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  vi.useRealTimers();
});

const price = (coin: CoinId) => ticker.$prices[coin].get();
// get() would mount the store, and open the stream for a moment.
const feed = () => ticker.$tickerState.value.kind;

function goLive(): void {
  open();
  network.newest.accept();
  vi.advanceTimersByTime(100);
}

/** Counts what a row that shows the coin would hear. */
function paints(coin: CoinId): () => number {
  let count = 0;
  ticker.$prices[coin].listen(() => {
    count += 1;
  });
  return () => count;
}

describe('out of sight', () => {
  test('nothing is painted while hidden; the newest price is there with the first look', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    const btc = paints('btc');
    page.show(false);
    for (let second = 0; second < 20; second += 1) {
      network.newest.receive(frame('btc', `${110 + second}`));
      vi.advanceTimersByTime(1000);
    }
    expect(btc()).toBe(0);
    page.show(true);
    expect(price('btc')?.price).toBe('129');
    expect(btc()).toBe(1);
    expect(network.sockets).toHaveLength(1);
  });

  test('a paint that was due when somebody turned away waits for the next look', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    const btc = paints('btc');
    network.newest.receive(frame('btc', '102'));
    page.show(false);
    network.newest.receive(frame('btc', '103'));
    vi.advanceTimersByTime(1000);
    expect(btc()).toBe(0);
    page.show(true);
    expect(price('btc')?.price).toBe('103');
    expect(btc()).toBe(1);
  });

  test('after a minute out of sight the socket is closed, and opened again with the next look', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    page.show(false);
    vi.advanceTimersByTime(60_000);
    expect(network.openCount).toBe(0);
    page.show(true);
    expect(feed()).toBe('connecting');
    expect(network.openCount).toBe(1);
  });

  test('a page that was opened behind another one connects with the first look', () => {
    page.hidden = true;
    open();
    vi.advanceTimersByTime(600_000);
    expect(network.sockets).toHaveLength(0);
    page.show(true);
    expect(network.openCount).toBe(1);
  });

  test('a price that becomes old while hidden is painted once, as old, with the first look', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    const btc = paints('btc');
    page.show(false);
    vi.advanceTimersByTime(600_000);
    expect(btc()).toBe(0);
    page.show(true);
    expect(btc()).toBe(1);
    expect(price('btc')).toMatchObject({ price: '101', stale: true });
    expect(ticker.$liveCount.get()).toBe(0);
  });
});

describe('offline', () => {
  const say = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name));

  test('does not knock while offline, and goes on at once when back', () => {
    goLive();
    say('offline');
    expect(feed()).toBe('offline');
    vi.advanceTimersByTime(600_000);
    expect(network.sockets).toHaveLength(1);
    say('online');
    expect(feed()).toBe('connecting');
    expect(network.sockets).toHaveLength(2);
  });

  test('back online while nobody looks waits for the look', () => {
    goLive();
    page.show(false);
    say('offline');
    say('online');
    expect(network.openCount).toBe(0);
    page.show(true);
    expect(network.openCount).toBe(1);
  });

  test('a look while offline does not knock, and back online connects', () => {
    goLive();
    say('offline');
    page.show(false);
    vi.advanceTimersByTime(600_000);
    page.show(true);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    vi.advanceTimersByTime(600_000);
    expect(feed()).toBe('offline');
    expect(network.sockets).toHaveLength(1);
    say('online');
    expect(network.openCount).toBe(1);
  });

  test('another network, which is online too, does not end a stream that is live', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    page.show(false);
    say('online');
    expect(feed()).toBe('live');
    expect(network.sockets).toHaveLength(1);
  });

  test('going online again is no retry of a stream that was given up: that is the person’s', () => {
    goLive();
    for (let step = 0; step < 200; step += 1) {
      network.newest.end();
      vi.advanceTimersByTime(100);
    }
    expect(feed()).toBe('lost');
    say('online');
    expect(feed()).toBe('lost');
    ticker.reconnectTicker();
    expect(feed()).toBe('connecting');
  });
});

test('a page in the back-forward cache has no socket, and one again when it comes back', () => {
  goLive();
  window.dispatchEvent(new Event('pagehide'));
  expect(network.openCount).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(network.openCount).toBe(1);
});

test('without a listener the socket is closed, no timer is left, and nothing is received any more', () => {
  goLive();
  network.newest.receive(frame('btc', '101'));
  network.newest.receive(frame('btc', '102'));
  page.show(false);
  close();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  page.show(true);
  window.dispatchEvent(new Event('online'));
  expect(network.openCount).toBe(0);
  expect(feed()).toBe('off');
  vi.advanceTimersByTime(31_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('two listeners share one socket', () => {
  const closeSecond = listen();
  open();
  closeSecond();
  expect(network.sockets).toHaveLength(1);
});

test('any order of ticks, looks and losses: a shown price is one that came, and no coin takes another’s', () => {
  const coins = ['btc', 'eth', 'vet'] as const;
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        coin: fc.constantFrom(...coins),
        close: fc.integer({ min: 1, max: 999 }),
        age: fc.integer({ min: -5000, max: 5000 }),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom('hide', 'show', 'offline', 'online', 'end', 'wait', 'garbage') },
  );
  goLive();
  const came = new Map<string, Set<string>>(coins.map((coin) => [coin, new Set()]));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      for (const now of steps) {
        if (typeof now === 'object') {
          network.newest.receive(frame(now.coin, `${now.close}.${now.coin.length}`, Date.now() + now.age));
          came.get(now.coin)?.add(`${now.close}.${now.coin.length}`);
        } else if (now === 'hide' || now === 'show') page.show(now === 'show');
        else if (now === 'offline' || now === 'online') window.dispatchEvent(new Event(now));
        else if (now === 'end') network.newest.end();
        else if (now === 'garbage') network.newest.receive('{"e":"24hrMiniTicker","s":"BTCUSDT","c":"0"}');
        else vi.advanceTimersByTime(700);
      }
      for (const coin of coins) {
        const shown = price(coin);
        if (shown) expect(came.get(coin)?.has(shown.price)).toBe(true);
      }
      expect(network.openCount).toBeLessThanOrEqual(1);
      if (feed() === 'lost') ticker.reconnectTicker();
    }),
    { numRuns: sized(1000, 10_000) },
  );
});
