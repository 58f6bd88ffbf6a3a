import * as z from 'zod/mini';
import { coinIds } from '#contract/assets.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';
import { socketMode, symbolMode } from './stream/stream-faults.ts';

/** What a schema takes with nothing left to its defaults: nobody fills them into a state. */
const withoutDefaults = <Schema extends z.ZodMiniType<object>>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema>> =>
  z.custom<z.output<Schema>>((value) => {
    const { success, data } = schema.safeParse(value);
    return success && Object.keys(data).every((name) => Object.hasOwn(value as object, name));
  }, 'invalid');

const period = z.number().check(z.int(), z.minimum(10), z.maximum(600_000));
const ticker = z.object({
  /** How many times faster than the sandbox's clock prices move. */
  speed: z.number().check(z.minimum(0), z.maximum(100_000)),
  /** Milliseconds of real time between two events of a stream. */
  tickMs: period,
  /** Milliseconds of real time between two pings of the server; the provider's are 20 s. */
  pingMs: period,
  /** Milliseconds of real time without a pong after which it hangs up; the provider's are 60 s. */
  pongMs: period,
  /** Coins that are not `live`. */
  symbols: z.partialRecord(z.enum(coinIds), withoutDefaults(symbolMode)),
  /** `times` counts down. */
  socket: withoutDefaults(socketMode),
  /** Counts tries to connect, and refuses those that are too many. */
  strict: z.boolean(),
  /** When somebody tried. */
  attempts: z.array(timestamp),
  /** The market was at `market` when the sandbox's clock showed `since`. */
  since: timestamp,
  market: timestamp,
});
export type MarketSettings = z.output<typeof ticker>;

declare module '../../core/state.ts' {
  interface SandboxState {
    ticker: MarketSettings;
  }
  interface StateSetting {
    tickerSpeed?: number | undefined;
  }
}

export const tickerSlice = defineSlice({
  key: 'ticker',
  schema: ticker,
  create: ({ now, setting }) => ({
    speed: setting.tickerSpeed ?? 1,
    tickMs: 1000,
    pingMs: 20_000,
    pongMs: 60_000,
    symbols: {},
    socket: { mode: 'ok' },
    strict: false,
    attempts: [],
    since: now,
    market: now,
  }),
  reset: [],
});
