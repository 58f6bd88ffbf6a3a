import { STORE_UNMOUNT_DELAY } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coinIds } from '#contract/assets.ts';
import { coinPrice } from '#mock-api/features/market/reference-prices.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import type * as Ticker from '#src/stores/live/ticker.ts';
import { emptyMock, MOVING_MARKET, Visitor } from '../../mock-api/visitor.ts';
import { matrix } from '../../tier.ts';
import { openPage, type TestDocument } from '../browser-page.ts';
import { connectSockets } from '../mock-network.ts';

let admin: Visitor;
let sandbox: Sandbox;
let sockets: ReturnType<typeof connectSockets>;
let page: TestDocument;
let ticker: typeof Ticker;
let close: () => void;
/** Opens the stream, as a screen with prices does. */
const open = () => (close = ticker.$tickerState.listen(() => undefined));

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  const app = emptyMock(MOVING_MARKET);
  sandbox = app.sandboxes.default;
  admin = new Visitor(app);
  ({ document: page } = openPage());
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

const say = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name));
const prices = () => coinIds.map((coin) => ticker.$prices[coin].get());

/** Another socket, which meets with the mode. */
const drop = () => admin.control('POST', '/ticker/drop');
const lost = { feed: 'lost', live: 0 };
const live = { feed: 'live', live: 20 };
const waiting = { feed: 'reconnecting', live: 0 };

interface Shown {
  readonly feed: string;
  readonly live: number;
}
/** The mode, what is there after 45 s of it, after how many sockets; the same after 45 s online again, if it differs. */
type SocketCase = readonly [
  mode: object,
  then: Shown,
  sockets: number,
  whenOnline?: readonly [Shown, number],
];
const socketModes: readonly SocketCase[] = [
  [{ mode: 'refuse' }, lost, 6],
  [{ mode: 'refuse', times: 4 }, live, 6],
  [{ mode: 'refuse', times: 5 }, lost, 6, [live, 7]],
  [{ mode: 'accept-then-close' }, lost, 6],
  [{ mode: 'drop' }, lost, 6],
  [{ mode: 'drop', times: 1 }, live, 3],
  [{ mode: 'stall' }, waiting, 3],
  [{ mode: 'malformed' }, lost, 6],
  [{ mode: 'truncated' }, lost, 6],
  [{ mode: 'duplicate' }, live, 2],
  [{ mode: 'reorder' }, live, 2],
  // Later than the last price before it; after 45 s offline no more.
  [{ mode: 'late', ms: 60_000 }, { feed: 'live', live: 0 }, 2, [live, 2]],
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

const views = ['visible', 'hidden', 'offline'] as const;
const socketCases = socketModes.flatMap((row, at) =>
  views.map((view, nth) => ({ mode: row[0], view, row, isSample: (at + nth) % views.length === 0 })),
);

test.each(matrix('modes of a socket by view', socketCases, ({ isSample }) => isSample))(
  '$mode, $view: shows nothing wrong, leaves no socket, and recovers',
  async ({ mode: socket, view, row: [, then, count, whenOnline = [then, then === lost ? 7 : count]] }) => {
    open();
    await watch(3);
    expect(now()).toEqual(live);
    await put({ socket });
    if (view === 'visible') {
      await drop();
      await watch(45);
      expect([now(), sockets.opened()]).toEqual([then, count]);
    } else if (view === 'hidden') {
      page.show(false);
      await drop();
      const painted = prices();
      await watch(45);
      expect([now().feed, sockets.opened()]).toEqual([then.feed, count]);
      await watch(20);
      expect([now().feed, sockets.open()]).toEqual(['off', 0]);
      expect(prices()).toEqual(painted);
    } else {
      say('offline');
      await watch(45);
      expect([now(), sockets.opened(), sockets.open()]).toEqual([{ feed: 'offline', live: 0 }, 1, 0]);
      say('online');
      await watch(45);
      expect([now(), sockets.opened()]).toEqual(whenOnline);
    }

    await put({ socket: 'ok' });
    page.show(true);
    if (now().feed === 'lost') ticker.reconnectTicker();
    // A socket that never got its answer is given up after 30 s.
    const isLive = () => now().feed === 'live' && now().live === 20;
    for (let second = 0; second < 45 && (second < 2 || !isLive()); second += 1) await watch(1);
    expect([now(), sockets.open()]).toEqual([live, 1]);
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

test.each(views)('the cut after 24 hours costs a second, %s, and no price', async (view) => {
  open();
  await watch(3);
  const before = prices();
  if (view === 'offline') say('offline');
  if (view === 'hidden') page.show(false);
  await admin.control('POST', '/clock/advance', { ms: 86_400_000 });
  expect(now().feed).toBe(view === 'offline' ? 'offline' : 'reconnecting');
  // The last prices stay for the second without a stream, and are live ones as long as they would be anyway.
  expect(prices()).toEqual(before);
  await watch(3);
  if (view === 'offline') say('online');
  page.show(true);
  await watch(2);
  expect([now(), sockets.opened(), sockets.open()]).toEqual([live, 2, 1]);
});

test.each(['visible', 'hidden'] as const)(
  'a server that lets in and drops at once for an hour, %s: six sockets, none left, none more without a person',
  async (view) => {
    open();
    await watch(3);
    await put({ socket: 'accept-then-close' });
    await drop();
    if (view === 'hidden') page.show(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([sockets.opened(), sockets.open()]).toEqual([6, 0]);
    expect(now()).toMatchObject({ feed: view === 'hidden' ? 'off' : 'lost' });
    page.show(true);
    await watch(1);
    expect(now().live).toBe(0);
  },
);

test.each(matrix('events that happen once, by view', views, (view) => view === 'visible'))(
  'recovers within 13 s from everything that happens once, %s',
  async (view) => {
    open();
    await watch(3);
    const { available } = (await admin.get('/__mock/ticker')).body as { available: { events: string[] } };
    for (const event of available.events) {
      if (view === 'hidden') page.show(false);
      await admin.control('POST', `/ticker/${event}`, event === 'shutdown' ? { ms: 1000 } : {});
      if (view === 'offline') say('offline');
      await watch(13);
      if (view === 'offline') say('online');
      page.show(true);
      if (view !== 'visible') await watch(2);
      expect([event, now(), sockets.open()]).toEqual([event, live, 1]);
    }
  },
);

const now = () => ({ feed: ticker.$tickerState.get().kind, live: ticker.$liveCount.get() });
