import { coinIds, type CoinId } from '#contract/assets.ts';
import { now } from '../../../core/clock.ts';
import type { SandboxState } from '../../../core/state.ts';
import { marketTime } from '../market-settings.ts';
import { mutate, tickTimes, corrupt, type Delivery, type MiniTickerEvent } from './tick-faults.ts';
import { dayTicker } from '../reference-prices.ts';
import { isEventMode } from './stream-faults.ts';
import type { Subscriptions } from './subscription-protocol.ts';

const EVERYTHING = '!miniTicker@arr';
const coinOfStream = new Map<string, CoinId>(coinIds.map((coin) => [`${coin}usdt@miniTicker`, coin]));
const LIVE = { mode: 'live' } as const;

export interface Feed {
  readonly subscriptions: Subscriptions;
  /** 1000 for times in microseconds, else 1. */
  readonly unit: number;
  /** Each coin's prices when `!miniTicker@arr` last named it: it names only those that changed. */
  readonly told: Map<CoinId, string>;
}

/** One mini-ticker: numbers as strings but for E, the time. */
function miniTicker(state: SandboxState, coin: CoinId, moment: number, unit: number): MiniTickerEvent {
  return {
    e: '24hrMiniTicker',
    E: moment * unit,
    s: `${coin}usdt`.toUpperCase(),
    ...dayTicker(state.seed, coin, marketTime(state, moment)),
  };
}

/** The frames that a connection gets at one tick. Silent and unknown symbols have none; `once` is a mode for this tick. */
export function frames(state: SandboxState, feed: Feed, once?: Delivery): string[] {
  const { socket, symbols, tickMs } = state.ticker;
  const time = now(state);
  const general: Delivery = once ?? (isEventMode(socket) ? socket : LIVE);
  const deliveryOf = (coin: CoinId): Delivery | null => {
    const own = symbols[coin] ?? LIVE;
    if (own.mode === 'silent') return null;
    return isEventMode(own) ? (once ?? own) : general;
  };
  const eventOf = (coin: CoinId, delivery: Delivery, moment: number) =>
    mutate(delivery, miniTicker(state, coin, moment, feed.unit));

  return [...feed.subscriptions.streams].flatMap((stream) => {
    const frame = (delivery: Delivery, data: unknown) =>
      corrupt(delivery, JSON.stringify(feed.subscriptions.combined ? { stream, data } : data));
    if (stream === EVERYTHING) {
      const changed = coinIds.filter((coin) => deliveryOf(coin) && hasChanged(state, feed, coin));
      if (changed.length === 0) return [];
      return tickTimes(general, time, tickMs).map((moment) =>
        frame(
          general,
          changed.map((coin) => eventOf(coin, deliveryOf(coin) ?? LIVE, moment)),
        ),
      );
    }
    const coin = coinOfStream.get(stream);
    const delivery = coin ? deliveryOf(coin) : null;
    if (!coin || !delivery) return [];
    return tickTimes(delivery, time, tickMs).map((moment) =>
      frame(delivery, eventOf(coin, delivery, moment)),
    );
  });
}

function hasChanged(state: SandboxState, { told }: Feed, coin: CoinId): boolean {
  const prices = JSON.stringify(dayTicker(state.seed, coin, marketTime(state)));
  if (told.get(coin) === prices) return false;
  told.set(coin, prices);
  return true;
}

/** Said before the server ends; a combined connection has a stream for it (provider's "General WSS information"). */
export function shutdownFrame(state: SandboxState, { subscriptions, unit }: Feed): string {
  const data = { e: 'serverShutdown', E: now(state) * unit };
  return JSON.stringify(subscriptions.combined ? { stream: '!serverShutdown', data } : data);
}
