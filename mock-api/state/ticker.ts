import type { CoinId } from '#contract/assets.ts';
import { now } from './clock.ts';
import type { SandboxState } from './state.ts';

export type SocketMode = 'ok' | 'refuse' | 'stall' | 'malformed';
export type SymbolMode = 'live' | 'silent';

export interface Ticker {
  /** How many times faster than the sandbox's clock prices move. */
  speed: number;
  /** Milliseconds of real time between two events of a stream. */
  tickMs: number;
  /** Coins that are not `live`. */
  symbols: Partial<Record<CoinId, { mode: SymbolMode }>>;
  socket: SocketMode;
  /** The market was at `market` when the sandbox's clock showed `since`, both in milliseconds since 1970. */
  since: number;
  market: number;
}

export function createTicker(at: number): Ticker {
  return { speed: 1, tickMs: 1000, symbols: {}, socket: 'ok', since: at, market: at };
}

/** The moment whose prices hold now. It is the sandbox's time unless the speed was changed. */
export function marketTime(state: SandboxState): number {
  const { speed, since, market } = state.ticker;
  return speed === 1 && since === market ? now(state) : Math.floor(market + (now(state) - since) * speed);
}

/** Prices go on from where they are, faster or slower. */
export function setSpeed(state: SandboxState, speed: number): void {
  const market = marketTime(state);
  Object.assign(state.ticker, { speed, market, since: now(state) });
}

export function isSilent(state: SandboxState, coin: CoinId): boolean {
  return state.ticker.symbols[coin]?.mode === 'silent';
}
