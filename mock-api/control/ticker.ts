import * as z from 'zod/mini';
import { coinIds, type CoinId } from '#contract/assets.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import type { SandboxState } from '../state/state.ts';
import { setSpeed } from '../state/ticker.ts';
import { ours } from './control.ts';

/** How many times as fast prices move. */
export const tickerSpeed = z.number().check(z.minimum(0), z.maximum(100_000));

const setting = {
  speed: tickerSpeed,
  tickMs: z.number().check(z.int(), z.minimum(10), z.maximum(600_000)),
  symbols: z.record(z.string(), z.object({ mode: z.enum(['live', 'silent']) })),
  socket: z.enum(['ok', 'refuse', 'stall', 'malformed']),
};
const path = '/__mock/ticker';

const get = endpoint({ ...ours, method: 'GET', path, reply: z.object(setting) });
const put = endpoint({
  ...ours,
  method: 'PUT',
  path,
  body: z.partial(z.object(setting)),
  reply: z.object(setting),
});
const drop = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/ticker/drop',
  reply: z.object({ closed: z.number() }),
});

/** By pair, as the stream names them; only coins that are not as usual. */
function show({ ticker: { speed, tickMs, symbols, socket } }: SandboxState) {
  const pairs = Object.entries(symbols).map(([coin, mode]) => [`${coin}usdt`, mode] as const);
  return { speed, tickMs, symbols: Object.fromEntries(pairs), socket };
}

export function serveTicker(app: MockApp): void {
  serveEndpoint(app, get, (_body, { state }) => show(state), { control: true });

  serveEndpoint(
    app,
    put,
    ({ speed, symbols, ...rest }, { state }) => {
      const named = Object.entries(symbols ?? {}).map(([name, mode]) => [coinOf(name), mode] as const);
      if (speed !== undefined) setSpeed(state, speed);
      for (const [coin, mode] of named) state.ticker.symbols[coin] = mode;
      if (rest.tickMs !== undefined) state.ticker.tickMs = rest.tickMs;
      if (rest.socket !== undefined) state.ticker.socket = rest.socket;
      return show(state);
    },
    { control: true },
  );

  serveEndpoint(
    app,
    drop,
    (_body, { sandbox }) => {
      const closed = sandbox.sockets.size;
      for (const socket of sandbox.sockets) socket.drop();
      return { closed };
    },
    { control: true },
  );
}

/** `btc` for `btcusdt`, `BTCUSDT` or `btc`. */
function coinOf(name: string): CoinId {
  const coin = name.toLowerCase().replace(/usdt$/, '');
  const known = coinIds.find((id) => id === coin);
  if (known) return known;
  throw new Refusal(
    422,
    'invalid_fields',
    { text: `Unknown symbol "${name}".` },
    { fields: { symbols: 'invalid' } },
  );
}
