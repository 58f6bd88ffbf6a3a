import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coinIds, type CoinId } from '#contract/assets.ts';
import type * as Ticker from '#src/stores/live/ticker.ts';
import { frame, type TestNetwork } from '../../api/web-socket.ts';
import { openPage, type TestDocument } from '../browser-page.ts';

let page: TestDocument;
let network: TestNetwork;
let ticker: typeof Ticker;
let close: () => void;
/** Opens the stream, as a screen with prices does. */
const open = () => (close = ticker.$tickerState.listen(() => undefined));

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

  test('the first prices of 20 coins, one frame after the other, are two paints', () => {
    goLive();
    let paint = 0;
    ticker.$lastPriceAt.listen(() => (paint += 1));
    for (const id of coinIds) {
      network.newest.receive(frame(id, '100'));
      vi.advanceTimersByTime(5);
    }
    vi.advanceTimersByTime(250);
    expect(ticker.$liveCount.get()).toBe(20);
    expect(paint).toBe(2);
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

  // requirement: 7.39
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
    vi.advanceTimersByTime(250);
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
    vi.advanceTimersByTime(250);
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

  test('a coin that never ticked has no price, and is called silent after 30 s of a live stream', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    for (let second = 0; second < 29; second += 1) {
      vi.advanceTimersByTime(1000);
      network.newest.receive(frame('btc', `${102 + second}`));
    }
    expect(ticker.$coinsWithoutPrice.get().size).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(price('matic')).toBeNull();
    expect(ticker.$coinsWithoutPrice.get().has('matic')).toBe(true);
    expect(ticker.$coinsWithoutPrice.get().has('btc')).toBe(false);
    network.newest.receive(frame('matic', '0.7'));
    expect(ticker.$coinsWithoutPrice.get().has('matic')).toBe(false);
  });

  test('a clock that is set back keeps no price live, and no silent connection open', () => {
    goLive();
    network.newest.receive(frame('btc', '101'));
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(29_000);
    expect(price('btc')).toMatchObject({ price: '101', stale: true });
    vi.advanceTimersByTime(32_000);
    expect(network.sockets).toHaveLength(2);
  });

  test('before a stream is live nothing is called silent', () => {
    goLive();
    vi.advanceTimersByTime(29_000);
    expect(ticker.$coinsWithoutPrice.get().size).toBe(0);
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
