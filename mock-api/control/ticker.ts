import { openSockets } from '../features/market/stream/open-sockets.ts';
import * as z from 'zod/mini';
import { coinIds, type CoinId } from '#contract/assets.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import {
  socketMode,
  socketModeNames,
  symbolMode,
  symbolModeNames,
  tickerEventNames,
  type SocketMode,
} from '../features/market/stream/stream-faults.ts';
import { unknownName } from '../server/request-problems.ts';
import { remove } from '../core/own-record.ts';
import { jobContext, type Sandbox } from '../core/sandbox.ts';
import { reviewAllAlerts } from '../features/price-alerts/judge.ts';
import { setSpeed } from '../features/market/market-settings.ts';
import { serveTickerEvents } from './ticker-actions.ts';

/** How many times as fast prices move. */
export const tickerSpeed = z.number().check(z.minimum(0), z.maximum(100_000));
const milliseconds = z.number().check(z.int(), z.minimum(10), z.maximum(600_000));

const setting = {
  speed: tickerSpeed,
  tickMs: milliseconds,
  pingMs: milliseconds,
  pongMs: milliseconds,
  /** By pair, `btcusdt`. */
  symbols: z.record(z.string(), symbolMode),
  strict: z.boolean(),
};
const shown = z.object({
  ...setting,
  socket: z.enum(socketModeNames),
  /** The options of `socket`; `times` is what is left. */
  socket_options: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Open sockets. */
  sockets: z.number(),
  /** What may be asked for. */
  available: z.object({
    socket: z.array(z.string()),
    symbols: z.array(z.string()),
    events: z.array(z.string()),
  }),
});
const path = '/__mock/ticker';

const get = controlEndpoint({
  summary: 'Shows how the market stream behaves, and which behaviours there are.',
  method: 'GET',
  path,
  reply: shown,
});
const put = controlEndpoint({
  summary: 'Changes how the market stream behaves: all sockets, or single symbols.',
  example: { body: { socket: 'refuse', symbols: { btcusdt: { mode: 'silent' } } } },
  method: 'PUT',
  path,
  /** `socket` is a mode's name, or `{ mode, ...options }`. */
  body: z.partial(z.strictObject({ ...setting, socket: z.union([z.enum(socketModeNames), socketMode]) })),
  reply: shown,
});

/** Symbols by pair, as the stream names them; only coins that are not as usual. */
function show(sandbox: Sandbox) {
  const { ticker } = sandbox.state;
  const { speed, tickMs, pingMs, pongMs, symbols, strict } = ticker;
  const pairs = Object.entries(symbols).map(([coin, mode]) => [`${coin}usdt`, mode] as const);
  const { mode, ...options } = ticker.socket;
  return {
    speed,
    tickMs,
    pingMs,
    pongMs,
    symbols: Object.fromEntries(pairs),
    strict,
    socket: mode,
    socket_options: options,
    sockets: openSockets(sandbox).size,
    available: { socket: socketModeNames, symbols: symbolModeNames, events: tickerEventNames },
  };
}

export function serveTicker(app: MockApp): void {
  implementControl(app, get, (_body, { sandbox }) => show(sandbox));

  implementControl(app, put, ({ speed, symbols, socket, strict, ...periods }, { state, sandbox }) => {
    const { ticker } = state;
    const named = Object.entries(symbols ?? {}).map(([name, mode]) => [coinOf(name), mode] as const);
    reviewAllAlerts(jobContext(sandbox));
    if (speed !== undefined) setSpeed(state, speed);
    for (const [coin, mode] of named) {
      if (mode.mode === 'live') remove(ticker.symbols, coin);
      else ticker.symbols[coin] = mode;
    }
    Object.assign(ticker, periods);
    if (strict !== undefined) Object.assign(ticker, { strict, attempts: [] });
    if (socket !== undefined) ticker.socket = withOptions(socket);
    reviewAllAlerts(jobContext(sandbox));
    return show(sandbox);
  });

  serveTickerEvents(app);
}

const withOptions = (socket: SocketMode | SocketMode['mode']): SocketMode =>
  typeof socket === 'string' ? socketMode.parse({ mode: socket }) : socket;

/** `btc` for `btcusdt`, `BTCUSDT` or `btc`. */
function coinOf(name: string): CoinId {
  const coin = name.toLowerCase().replace(/usdt$/, '');
  const known = coinIds.find((id) => id === coin);
  if (known) return known;
  throw unknownName('invalid_fields', 'symbol', name, {
    valid: coinIds.map((id) => `${id}usdt`),
    field: 'symbols',
  });
}
