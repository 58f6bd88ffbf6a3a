import { PUBLIC_STREAM_URL } from 'astro:env/client';
import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { coinIds, type CoinId } from '#contract/assets.ts';
import { percentChange, roundAmount } from '#contract/money.ts';
import type { MiniTicker } from '#contract/market-stream.ts';
import { MarketStream, type StreamState } from '#src/api/market-stream.ts';

/** A coin's last price, in USDT. */
export interface Price {
  readonly price: string;
  /** Percent against 24 hours before, two decimals, signed. */
  readonly change: string;
  /** Against the price shown before; null for the first one and for an equal one. */
  readonly direction: 'up' | 'down' | null;
  /** Milliseconds since 1970, by the stream's clock. */
  readonly at: number;
  /** No tick came for this coin in STALE_AFTER milliseconds. */
  readonly stale: boolean;
}

/** One atom a coin, so that a row renders for its own coin only. */
const atoms = Object.fromEntries(coinIds.map((id) => [id, atom<Price | null>(null)])) as Record<
  CoinId,
  WritableAtom<Price | null>
>;
export const $prices: Readonly<Record<CoinId, ReadableAtom<Price | null>>> = atoms;

/** The stream is open while somebody listens to this store. */
export const $tickerState = atom<StreamState>({ kind: 'off' });
/** When the last price arrived, in milliseconds of this browser's clock; null before the first. */
export const $lastPriceAt = atom<number | null>(null);
/** Coins whose price is live: there, and not stale. */
export const $liveCount = atom(0);
/** Coins without a tick STALE_AFTER milliseconds after the stream went live. */
export const $coinsWithoutPrice = atom<ReadonlySet<CoinId>>(new Set());

/** Milliseconds between two paints of prices. A coin's first price does not wait, unless others were painted just now. */
const FLUSH_EVERY = 250;
/** Milliseconds without a tick after which a coin's price is no longer called live. */
const STALE_AFTER = 30_000;
/** Milliseconds hidden after which the socket is closed until the page is shown again. */
const HIDDEN_LIMIT = 60_000;

type Timer = ReturnType<typeof setTimeout>;
const pending = new Map<CoinId, MiniTicker>();
/** When each coin's last tick came, by this browser's clock. */
const arrivals = new Map<CoinId, number>();
let flushTimer: Timer | null = null;
let flushedAt = -Infinity;
let sweepTimer: Timer | null = null;
let hiddenTimer: Timer | null = null;
let liveSince: number | null = null;
let paused = false;
/** As the browser's events say: a hidden page or one that comes back from its cache does not connect before it is online. */
let isOffline = false;
let stream: MarketStream | null = null;

/** Price text to an integer of 18 decimals, so that two prices compare exactly. */
function units(price: string): bigint {
  const [whole = '0', decimals = ''] = price.split('.');
  return roundAmount(BigInt(whole + decimals), decimals.length, 18, 'floor');
}

function priceOf(tick: MiniTicker, before: Price | null): Price {
  const now = units(tick.close);
  const then = before ? units(before.price) : now;
  return {
    price: tick.close,
    change: percentChange(units(tick.open), now) ?? '0',
    direction: now > then ? 'up' : now < then ? 'down' : null,
    at: tick.at,
    stale: false,
  };
}

// Either way: a clock that was set back would keep a price live that is hours old.
const isStale = (coin: CoinId, now: number) => Math.abs(now - (arrivals.get(coin) ?? now)) >= STALE_AFTER;

function onTick(tick: MiniTicker): void {
  const now = Date.now();
  const newest = pending.get(tick.coin)?.at ?? atoms[tick.coin].get()?.at ?? 0;
  // Late events are dropped, however long none but late ones come: a price never goes back in time. Only an event from
  // the future does not count any more once the coin is stale, for it would silence the coin for ever.
  if (tick.at < newest && !(newest > now && isStale(tick.coin, now))) return;
  pending.set(tick.coin, tick);
  arrivals.set(tick.coin, now);
  // A hidden page paints nothing: the newest tick of each coin is painted when the page is shown.
  if (document.hidden) return;
  const isFirst = atoms[tick.coin].get() === null;
  if (isFirst && Math.abs(now - flushedAt) >= FLUSH_EVERY) flush();
  else flushTimer ??= setTimeout(flush, FLUSH_EVERY);
}

function flush(): void {
  if (flushTimer) clearTimeout(flushTimer);
  flushTimer = null;
  flushedAt = Date.now();
  for (const [coin, tick] of pending) atoms[coin].set(priceOf(tick, atoms[coin].get()));
  pending.clear();
  $lastPriceAt.set(Math.max(...arrivals.values()));
  updateStaleness();
}

/** Marks stale prices, counts the live ones, and runs again when the next one would become stale. */
function updateStaleness(): void {
  if (sweepTimer) clearTimeout(sweepTimer);
  sweepTimer = null;
  const now = Date.now();
  let live = 0;
  let next = Infinity;
  const silent = new Set<CoinId>();
  const timeLeft = liveSince === null ? Infinity : liveSince + STALE_AFTER - now;
  for (const coin of coinIds) {
    const price = atoms[coin].get();
    if (!price) {
      if (timeLeft <= 0) silent.add(coin);
      else next = Math.min(next, timeLeft);
    } else if (price.stale) {
      continue;
    } else if (isStale(coin, now)) {
      atoms[coin].set({ ...price, direction: null, stale: true });
    } else {
      live += 1;
      next = Math.min(next, (arrivals.get(coin) ?? now) + STALE_AFTER - now);
    }
  }
  $liveCount.set(live);
  const known = $coinsWithoutPrice.get();
  if (silent.size !== known.size || [...silent].some((coin) => !known.has(coin)))
    $coinsWithoutPrice.set(silent);
  if (next < Infinity) sweepTimer = setTimeout(updateStaleness, next);
}

function onState(state: StreamState): void {
  liveSince = state.kind === 'live' ? Date.now() : null;
  $tickerState.set(state);
}

function pause(state: StreamState): void {
  paused = true;
  stream?.stop(state);
}

function resume(): void {
  if (!paused || isOffline) return;
  paused = false;
  stream?.start();
}

function onVisibility(): void {
  if (hiddenTimer) clearTimeout(hiddenTimer);
  hiddenTimer = null;
  if (document.hidden) {
    // What would be painted while the page is hidden, is when it is shown: prices that come, and those that become stale.
    for (const timer of [flushTimer, sweepTimer]) if (timer) clearTimeout(timer);
    flushTimer = sweepTimer = null;
    hiddenTimer = setTimeout(() => pause(offState()), HIDDEN_LIMIT);
    return;
  }
  if (pending.size > 0) flush();
  else updateStaleness();
  resume();
}

const offState = (): StreamState => ({ kind: isOffline ? 'offline' : 'off' });

function onOffline(): void {
  isOffline = true;
  pause(offState());
}

function onOnline(): void {
  isOffline = false;
  if (!paused) return;
  // A hidden page connects when it is shown.
  if (document.hidden) $tickerState.set(offState());
  else resume();
}

const onPageHide = () => pause(offState());

/** Connects again after `lost`, when the person asks for it. Nothing happens while a connection is open or under way. */
export function reconnectTicker(): void {
  paused = false;
  stream?.start();
}

// `navigator.onLine` is not asked here: without a network it is false, and a stream on this machine would still answer.
onMount($tickerState, () => {
  stream ??= new MarketStream(PUBLIC_STREAM_URL, { onTick, onState });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  // An open socket would keep the page out of the browser's back-forward cache.
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', resume);
  isOffline = false;
  // A page that was opened behind another one connects when it is shown.
  if (document.hidden) paused = true;
  else reconnectTicker();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', resume);
    for (const timer of [flushTimer, hiddenTimer]) if (timer) clearTimeout(timer);
    flushTimer = hiddenTimer = null;
    paused = false;
    pending.clear();
    stream?.stop();
    // Prices stay as they are, and become stale when they would have.
    updateStaleness();
  };
});
