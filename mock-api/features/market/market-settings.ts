import type { CoinId } from '#contract/assets.ts';
import type { SocketMode, SymbolMode } from './stream/stream-faults.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';

export interface MarketSettings {
  /** How many times faster than the sandbox's clock prices move. */
  speed: number;
  /** Milliseconds of real time between two events of a stream. */
  tickMs: number;
  /** Milliseconds of real time between two pings of the server; the provider's are 20 s. */
  pingMs: number;
  /** Milliseconds of real time without a pong after which it hangs up; the provider's are 60 s. */
  pongMs: number;
  /** Coins that are not `live`. */
  symbols: Partial<Record<CoinId, SymbolMode>>;
  /** `times` counts down. */
  socket: SocketMode;
  /** Counts tries to connect, and refuses those that are too many. */
  strict: boolean;
  /** When somebody tried, in milliseconds since 1970. */
  attempts: number[];
  /** The market was at `market` when the sandbox's clock showed `since`, both in milliseconds since 1970. */
  since: number;
  market: number;
}

export function createMarketSettings(at: number): MarketSettings {
  return {
    speed: 1,
    tickMs: 1000,
    pingMs: 20_000,
    pongMs: 60_000,
    symbols: {},
    socket: { mode: 'ok' },
    strict: false,
    attempts: [],
    since: at,
    market: at,
  };
}

/** The moment whose prices hold at a moment of the sandbox's time. They are one unless the speed was changed. */
export function marketTime(state: SandboxState, at = now(state)): number {
  const { speed, since, market } = state.ticker;
  return speed === 1 && since === market ? at : Math.floor(market + (at - since) * speed);
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
