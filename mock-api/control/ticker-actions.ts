import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { RequestContext } from '../server/request-context.ts';
import type { MockApp } from '../server/hono-env.ts';
import { tickerEvent, tickerEventNames, type TickerEvent } from '../features/market/stream/stream-faults.ts';
import { unknownName } from '../server/request-problems.ts';
import { openSockets, type OpenSocket } from '../features/market/stream/open-sockets.ts';

const once = controlEndpoint({
  summary: 'Does something once to every open socket of the market stream.',
  example: { params: { event: 'drop' } },
  method: 'POST',
  path: '/__mock/ticker/{event}',
  body: tickerEvent,
  /** How many sockets were closed by it, or heard of it. */
  reply: z.union([z.object({ closed: z.number() }), z.object({ told: z.number() })]),
});

/** What happens once, to every open socket. */
export function serveTickerEvents(app: MockApp): void {
  implementControl(
    app,
    once,
    (event, { sandbox }) => {
      const sockets = [...openSockets(sandbox)];
      for (const socket of sockets) applyTickerEvent(event, socket);
      const closes = event.mode === 'drop' || event.mode === 'close';
      return closes ? { closed: sockets.length } : { told: sockets.length };
    },
    { body: bodyOf },
  );
}

function applyTickerEvent(event: TickerEvent, socket: OpenSocket): void {
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
 * @throws ApiError 404 `unknown_event`
 */
function bodyOf({ c }: RequestContext): z.ZodMiniType<TickerEvent> {
  const given = c.req.param('event') ?? '';
  const mode = tickerEventNames.find((known) => known === given);
  if (!mode) throw unknownName('unknown_event', 'event', given, { valid: tickerEventNames });
  const named = z.transform((options: object) => ({ ...options, mode }));
  return z.pipe(named, tickerEvent);
}
