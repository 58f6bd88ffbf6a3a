import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coinIds, type CoinId } from '#contract/assets.ts';
import { TestNetwork, TestSocket, frame } from '../api/web-socket.ts';

/** The document of a browser, as far as the ticker looks at it. */
class TestDocument extends EventTarget {
  hidden = false;
  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: TestDocument;
let network: TestNetwork;
let ticker: typeof import('#src/stores/ticker.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 42) });
  page = new TestDocument();
  network = new TestNetwork();
  const sockets = network;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      constructor(url: string) {
        super(url);
        sockets.sockets.push(this);
      }
    },
  );
  // The store is a module: each test gets its own.
  vi.resetModules();
  ticker = await import('#src/stores/ticker.ts');
});

afterEach(() => {
  ticker.stopTicker();
  vi.useRealTimers();
});

const price = (coin: CoinId) => ticker.$prices[coin].get();
const feed = () => ticker.$feed.get().kind;

function goLive(): void {
  ticker.startTicker();
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

describe('painting', () => {
  test('a first price is shown at once, later ones at most every 250 ms and the newest of them', () => {
    goLive();
    const btc = paints('btc');
    network.newest.receive(frame('btc', '101'));
    expect(price('btc')?.price).toBe('101');
    for (let count = 0; count < 100; count += 1) network.newest.receive(frame('btc', `${102 + count}`));
    expect(price('btc')?.price).toBe('101');
    vi.advanceTimersByTime(249);
    expect(btc()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(price('btc')).toMatchObject({ price: '201', direction: 'up', stale: false });
    expect(btc()).toBe(2);
  });

  test('2,000 ticks a second are four paints a second', () => {
    goLive();
    for (const id of coinIds) network.newest.receive(frame(id, '100'));
    const btc = paints('btc');
    for (let millisecond = 0; millisecond < 1000; millisecond += 1) {
      network.newest.receive(frame('btc', `${100 + (millisecond % 7)}`));
      network.newest.receive(frame('eth', `${100 + (millisecond % 5)}`));
      vi.advanceTimersByTime(1);
    }
    expect(btc()).toBe(4);
  });

  test('a coin hears of its own ticks only', () => {
    goLive();
    network.newest.receive(frame('eth', '99'));
    const eth = paints('eth');
    for (let count = 0; count < 20; count += 1) {
      network.newest.receive(frame('btc', `${100 + count}`));
      vi.advanceTimersByTime(250);
    }
    expect(eth()).toBe(0);
  });

  test('the change is against the opening of the 24 hours, exact and signed', () => {
    goLive();
    network.newest.receive(frame('btc', '101.12', Date.now(), '100'));
    network.newest.receive(frame('vet', '0.00000000099', Date.now(), '0.000000001'));
    expect(price('btc')?.change).toBe('1.12');
    expect(price('vet')?.change).toBe('-1');
  });

  test('a late event does not put an older price back', () => {
    goLive();
    const now = Date.now();
    network.newest.receive(frame('btc', '101', now));
    network.newest.receive(frame('btc', '103', now + 1000));
    network.newest.receive(frame('btc', '102', now + 500));
    vi.advanceTimersByTime(250);
    network.newest.receive(frame('btc', '1', now - 60_000));
    vi.advanceTimersByTime(250);
    expect(price('btc')?.price).toBe('103');
  });

  test('an event from the future holds a coin for 30 s at most', () => {
    goLive();
    network.newest.receive(frame('btc', '101', Date.now() + 1e12));
    for (let second = 0; second < 31; second += 1) {
      vi.advanceTimersByTime(1000);
      network.newest.receive(frame('btc', '105'));
    }
    vi.advanceTimersByTime(250);
    expect(price('btc')?.price).toBe('105');
  });
});

describe('what is not live is not called live', () => {
  test('a coin without a tick for 30 s is stale, the others are not', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    network.newest.receive(frame('ftm', '0.7'));
    expect(ticker.$liveCount.get()).toBe(2);
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1000);
      network.newest.receive(frame('btc', `${102 + second}`));
    }
    vi.advanceTimersByTime(250);
    expect(price('ftm')).toMatchObject({ price: '0.7', stale: true });
    expect(price('btc')?.stale).toBe(false);
    expect(ticker.$liveCount.get()).toBe(1);
  });

  test('a coin that never ticked has no price', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    vi.advanceTimersByTime(60_000);
    expect(price('matic')).toBeNull();
  });

  test('the moment of the last price is when it came, not when it was shown', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    page.show(false);
    vi.advanceTimersByTime(5000);
    const came = Date.now();
    network.newest.receive(frame('btc', '102'));
    vi.advanceTimersByTime(20_000);
    page.show(true);
    expect(ticker.$lastPriceAt.get()).toBe(came);
  });
});

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

  test('going online again is no retry of a stream that was given up: that is the person’s', () => {
    goLive();
    for (let step = 0; step < 200; step += 1) {
      network.newest.end();
      vi.advanceTimersByTime(100);
    }
    expect(feed()).toBe('lost');
    say('online');
    expect(feed()).toBe('lost');
    ticker.startTicker();
    expect(feed()).toBe('connecting');
  });
});

test('leaving /w closes the socket, keeps no timer, and hears nothing more', () => {
  goLive();
  network.newest.receive(frame('btc', '101'));
  network.newest.receive(frame('btc', '102'));
  page.show(false);
  ticker.stopTicker();
  page.show(true);
  window.dispatchEvent(new Event('online'));
  expect(network.openCount).toBe(0);
  expect(feed()).toBe('off');
  vi.advanceTimersByTime(31_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('starting twice opens one socket', () => {
  ticker.startTicker();
  ticker.startTicker();
  expect(network.sockets).toHaveLength(1);
});

test('10,000 orders of ticks, looks and losses: a shown price is one that came, and no coin takes another’s', () => {
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
      if (feed() === 'lost') ticker.startTicker();
    }),
    { numRuns: 10_000 },
  );
});
