import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { PUBLIC_STREAM_URL } from 'astro:env/client';
import { coinIds, type CoinId } from '#contract/assets.ts';
import { percentChange, roundAmount } from '#contract/money.ts';
import type { MiniTicker } from '#contract/stream.ts';
import { MarketStream, type FeedState } from '#src/api/market-stream.ts';

/** A coin's last price, in USDT. */
export interface Price {
  readonly price: string;
  /** Percent against 24 hours before, two decimals, signed. */
  readonly change: string;
  /** Milliseconds since 1970, by the stream's clock. */
  readonly at: number;
}

/** One atom a coin: a row hears of its own coin only. */
const atoms = Object.fromEntries(coinIds.map((id) => [id, atom<Price | null>(null)])) as Record<
  CoinId,
  WritableAtom<Price | null>
>;
export const $prices: Readonly<Record<CoinId, ReadableAtom<Price | null>>> = atoms;

export const $feed = atom<FeedState>({ kind: 'off' });
/** When the last price arrived, in milliseconds of this browser's clock; null before the first. */
export const $lastPriceAt = atom<number | null>(null);

/** Milliseconds between two paints of prices. A coin's first price is shown at once. */
const FLUSH_EVERY = 250;

const pending = new Map<CoinId, MiniTicker>();
let flushTimer: ReturnType<typeof setTimeout> | null = null;
let stream: MarketStream | null = null;

function priceOf(tick: MiniTicker): Price {
  const scale = 18;
  const units = (price: string) => {
    const [whole = '0', decimals = ''] = price.split('.');
    return roundAmount(BigInt(whole + decimals), decimals.length, scale, 'floor');
  };
  return {
    price: tick.close,
    change: percentChange(units(tick.open), units(tick.close)) ?? '0',
    at: tick.at,
  };
}

function flush(): void {
  flushTimer = null;
  for (const [coin, tick] of pending) atoms[coin].set(priceOf(tick));
  pending.clear();
  $lastPriceAt.set(Date.now());
}

function onTick(tick: MiniTicker): void {
  if (tick.at < (atoms[tick.coin].get()?.at ?? 0)) return;
  pending.set(tick.coin, tick);
  // Nobody looks: the newest of each coin waits, and is shown when the page is.
  if (document.hidden) return;
  if (atoms[tick.coin].get() === null) flush();
  else flushTimer ??= setTimeout(flush, FLUSH_EVERY);
}

function onVisible(): void {
  if (!document.hidden && pending.size > 0) flush();
}

/** Opens the stream; only /w does (spec section 4). Called again after `lost` it tries anew. */
export function startTicker(): void {
  stream ??= new MarketStream(PUBLIC_STREAM_URL, { onTick, onState: (state) => $feed.set(state) });
  document.addEventListener('visibilitychange', onVisible);
  stream.start();
}

export function stopTicker(): void {
  stream?.stop();
  document.removeEventListener('visibilitychange', onVisible);
  if (flushTimer) clearTimeout(flushTimer);
  flushTimer = null;
  pending.clear();
}
