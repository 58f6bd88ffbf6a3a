import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { coinPrice } from '#mock-api/features/market/reference-prices.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import type * as Ticker from '#src/stores/live/ticker.ts';
import { emptyMock, Visitor } from '../../mock-api/visitor.ts';
import { matrix } from '../../tier.ts';
import { openPage } from '../browser-page.ts';
import { connectSockets } from '../mock-network.ts';

let admin: Visitor;
let sandbox: Sandbox;
let sockets: { opened: () => number };
let ticker: typeof Ticker;
let close: () => void;
/** Opens the stream, as a screen with prices does. */
const open = () => (close = ticker.$tickerState.listen(() => undefined));

beforeEach(async () => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 9, 42),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  const app = emptyMock();
  sandbox = app.sandboxes.default;
  admin = new Visitor(app);
  openPage();
  sockets = connectSockets(sandbox);
  // The store is a module: each test gets its own.
  vi.resetModules();
  ticker = await import('#src/stores/live/ticker.ts');
});

afterEach(() => {
  close();
  vi.advanceTimersByTime(STORE_UNMOUNT_DELAY);
  vi.useRealTimers();
});

const put = (setting: object) => admin.control('PUT', '/ticker', setting);

/** Lets seconds go by; what is shown must be a price that the market had, and never one from before it. */
async function watch(seconds: number): Promise<void> {
  const seen = new Map<string, NonNullable<ReturnType<(typeof ticker.$prices)['btc']['get']>>>();
  const wrong: unknown[] = [];
  for (let step = 0; step < seconds * 2; step += 1) {
    await vi.advanceTimersByTimeAsync(500);
    for (const coin of coinIds) {
      const shown = ticker.$prices[coin].get();
      const last = seen.get(coin);
      if (!shown || shown === last) continue;
      seen.set(coin, shown);
      const known = Number(coinPrice(sandbox.state.seed, coin, shown.at));
      if (shown.at < (last?.at ?? 0) || Number(shown.price) !== known)
        wrong.push({ step, coin, shown, last, known });
    }
  }
  expect(wrong).toEqual([]);
}

/** Another socket, which meets with the mode. */
const drop = () => admin.control('POST', '/ticker/drop');
const lost = { feed: 'lost', live: 0 };
const live = { feed: 'live', live: 20 };
const waiting = { feed: 'reconnecting', live: 0 };

const socketModes: [object, { feed: string; live: number }, number][] = [
  // The mode, what is there after 45 s of it, and after how many sockets.
  [{ mode: 'refuse' }, lost, 6],
  [{ mode: 'refuse', times: 4 }, live, 6],
  [{ mode: 'refuse', times: 5 }, lost, 6],
  [{ mode: 'accept-then-close' }, lost, 6],
  [{ mode: 'drop' }, lost, 6],
  [{ mode: 'drop', times: 1 }, live, 3],
  [{ mode: 'stall' }, waiting, 3],
  [{ mode: 'malformed' }, lost, 6],
  [{ mode: 'truncated' }, lost, 6],
  [{ mode: 'duplicate' }, live, 2],
  [{ mode: 'reorder' }, live, 2],
  [{ mode: 'late', ms: 60_000 }, { feed: 'live', live: 0 }, 2],
  [{ mode: 'late', ms: 5000 }, live, 2],
  [{ mode: 'burst', count: 10 }, live, 2],
  [{ mode: 'unknown-event' }, waiting, 3],
  [{ mode: 'missing-field', field: 'c' }, lost, 6],
  [{ mode: 'missing-field', field: 'E' }, lost, 6],
  [{ mode: 'non-string-number' }, lost, 6],
  [{ mode: 'no-ack' }, live, 2],
  [{ mode: 'ack-error' }, waiting, 3],
  [{ mode: 'no-ping' }, live, 2],
  [{ mode: 'server-shutdown', ms: 5000, times: 1 }, live, 3],
];

test.each(matrix('modes of a socket', socketModes, (_mode, at) => at % 2 === 0))(
  '%j: shows nothing wrong, and recovers',
  async (socket, then, count) => {
    open();
    await watch(3);
    expect(now()).toEqual(live);
    await put({ socket });
    await drop();
    await watch(45);
    expect([now(), sockets.opened()]).toEqual([then, count]);

    await put({ socket: 'ok' });
    if (then === lost) ticker.reconnectTicker();
    // A socket that never got its answer is given up after 30 s.
    await watch(45);
    expect(now()).toEqual(live);
    for (const coin of coinIds) expect(Date.now() - ticker.$prices[coin].get()!.at).toBeLessThanOrEqual(2000);
  },
);

const coinModes: [string, number][] = [
  ['silent', 19],
  ['malformed', 19],
  ['truncated', 19],
  ['unknown-event', 19],
  ['missing-field', 19],
  ['non-string-number', 19],
  ['late', 19],
  ['duplicate', 20],
  ['reorder', 20],
  ['burst', 20],
];

test.each(matrix('modes of a coin', coinModes, (_mode, at) => at % 2 === 0))(
  'one coin that is %s leaves the others live',
  async (mode, count) => {
    open();
    await watch(3);
    await put({ symbols: { btcusdt: { mode } } });
    await watch(40);
    expect(now()).toEqual({ feed: 'live', live: count });
    expect(ticker.$prices.btc.get()?.stale).toBe(count === 19);
    await put({ symbols: { btcusdt: { mode: 'live' } } });
    await watch(3);
    expect(now()).toEqual(live);
  },
);

test('the cut after 24 hours costs a second', async () => {
  open();
  await watch(3);
  await admin.control('POST', '/clock/advance', { ms: 86_400_000 });
  expect(now().feed).toBe('reconnecting');
  await watch(3);
  expect([now(), sockets.opened()]).toEqual([live, 2]);
});

test('recovers within 13 s from everything that happens once', async () => {
  open();
  await watch(3);
  const { available } = (await admin.get('/__mock/ticker')).body as { available: { events: string[] } };
  for (const event of available.events) {
    await admin.control('POST', `/ticker/${event}`, event === 'shutdown' ? { ms: 1000 } : {});
    await watch(13);
    expect([event, now()]).toEqual([event, live]);
  }
});

const now = () => ({ feed: ticker.$tickerState.get().kind, live: ticker.$liveCount.get() });
