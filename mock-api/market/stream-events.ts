import { coinIds, type CoinId } from '#contract/assets.ts';
import { now } from '../state/clock.ts';
import type { SandboxState } from '../state/state.ts';
import { isSilent, marketTime } from '../state/ticker.ts';
import { dayTicker } from './quotes.ts';
import type { Subscriptions } from './stream-requests.ts';

const EVERYTHING = '!miniTicker@arr';
const coinOfStream = new Map<string, CoinId>(coinIds.map((coin) => [`${coin}usdt@miniTicker`, coin]));

/** One mini-ticker: numbers as strings but for E, the time in milliseconds (or microseconds where asked for). */
function miniTicker(state: SandboxState, coin: CoinId, unit: number) {
  return {
    e: '24hrMiniTicker',
    E: now(state) * unit,
    s: `${coin}usdt`.toUpperCase(),
    ...dayTicker(state.seed, coin, marketTime(state)),
  };
}

/** The frames that a connection gets at one tick. Silent and unknown symbols have none. */
export function frames(state: SandboxState, { streams, combined }: Subscriptions, unit: number): string[] {
  const live = (coin: CoinId) => !isSilent(state, coin);
  return [...streams].flatMap((stream) => {
    const coin = coinOfStream.get(stream);
    const data =
      stream === EVERYTHING
        ? coinIds.filter(live).map((each) => miniTicker(state, each, unit))
        : coin && live(coin)
          ? miniTicker(state, coin, unit)
          : null;
    return data === null ? [] : [JSON.stringify(combined ? { stream, data } : data)];
  });
}

/** What a broken feed sends in the place of an event: half of it. */
export function malformed(frame: string): string {
  return frame.slice(0, Math.ceil(frame.length / 2));
}
