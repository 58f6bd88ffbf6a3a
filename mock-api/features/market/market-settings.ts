import type { CoinId } from '#contract/assets.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';

/** How the market's time runs: it was at `market` at the moment `since` of the sandbox's. */
export type MarketPace = Readonly<Pick<SandboxState['ticker'], 'speed' | 'since' | 'market'>>;

/** The moment whose prices hold at a moment of the sandbox's time. They are one unless the speed was changed. */
export const marketTime = (state: SandboxState, at = now(state)): number => timeAtPace(state.ticker, at);

export const timeAtPace = ({ speed, since, market }: MarketPace, at: number): number =>
  speed === 1 && since === market ? at : Math.floor(market + (at - since) * speed);

/** The first moment of the sandbox's time at which the market is at one of its own; never comes while it stands still. */
export function momentOfMarket(state: SandboxState, moment: number): number {
  const { speed, since, market } = state.ticker;
  if (speed === 1 && since === market) return moment;
  let at = since + Math.floor((moment - market) / speed) - 1;
  while (marketTime(state, at) < moment) at += 1;
  return at;
}

/** Prices go on from where they are, faster or slower. */
export function setSpeed(state: SandboxState, speed: number): void {
  const market = marketTime(state);
  Object.assign(state.ticker, { speed, market, since: now(state) });
}

export function isSilent(state: SandboxState, coin: CoinId): boolean {
  return state.ticker.symbols[coin]?.mode === 'silent';
}

/** One connection has met with the mode; when it was for so many, the last of them ends it. */
export function consumeSocketMode({ ticker }: SandboxState): void {
  const { socket } = ticker;
  if (!('times' in socket) || socket.times === undefined) return;
  socket.times -= 1;
  if (socket.times === 0) ticker.socket = { mode: 'ok' };
}
