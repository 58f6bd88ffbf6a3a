import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { RequestContext } from '../server/request-context.ts';
import type { MockApp } from '../server/hono-env.ts';
import { tickerEvent, tickerEventNames, type TickerEvent } from '../features/market/stream/stream-faults.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import type { OpenSocket } from '../core/sandbox.ts';
import { ours } from './control-schemas.ts';

const once = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/ticker/{event}',
  body: tickerEvent,
  /** How many sockets were closed by it, or heard of it. */
  reply: z.union([z.object({ closed: z.number() }), z.object({ told: z.number() })]),
});

/** What happens once, to every open socket. */
export function serveTickerEvents(app: MockApp): void {
  implement(
    app,
    once,
    (event, { sandbox }) => {
      const sockets = [...sandbox.sockets];
      for (const socket of sockets) carryOut(event, socket);
      const closes = event.mode === 'drop' || event.mode === 'close';
      return closes ? { closed: sockets.length } : { told: sockets.length };
    },
    { control: true, body: bodyOf },
  );
}

function carryOut(event: TickerEvent, socket: OpenSocket): void {
  switch (event.mode) {
    case 'drop':
      socket.drop();
      break;
    case 'close':
      socket.close(event.code, 'asked for');
      break;
    case 'shutdown':
      socket.shutDown(event.ms);
      break;
    case 'tick':
      socket.tick();
      break;
    default:
      socket.tick(event);
  }
}

/**
 * The event is named by the address, its options by the body.
 * @throws Refusal 404 `unknown_event`
 */
function bodyOf({ c }: RequestContext): z.ZodMiniType<TickerEvent> {
  const given = c.req.param('event') ?? '';
  const mode = tickerEventNames.find((known) => known === given);
  if (!mode) {
    const text = `There is no event "${given}". Known: ${tickerEventNames.join(', ')}.`;
    throw new ApiError(404, 'unknown_event', { text });
  }
  const named = z.transform((options: object) => ({ ...options, mode }));
  return z.pipe(named, tickerEvent);
}
