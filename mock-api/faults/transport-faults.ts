import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Injectors } from './injector.ts';
import { truncateSse, isEventStream } from './truncate-sse.ts';
import { faultCleared } from './fault-cleared.ts';
import { sleep } from './sleep.ts';

/** Answers that must not arrive, where there is no connection to cut: see `dropMarked`. */
const dropped = new WeakSet<Response>();

/** What happens to the connection. */
export const transportFaults: Injectors<'delay' | 'wait' | 'hang' | 'reset' | 'cut' | 'drip'> = {
  delay: async (c, { ms }, proceed) => {
    await sleep(ms, c.req.raw.signal);
    return proceed();
  },
  wait: async (c, _effect, proceed) => {
    const rule = c.get('rule');
    if (rule) await faultCleared(c.get('sandbox'), rule.id, c.req.raw.signal);
    return proceed();
  },
  // Answers only when the client has gone, so that nothing leaks.
  hang: async (c) => {
    await sleep(null, c.req.raw.signal);
    return new Response(null, { status: 499 });
  },
  reset: (c) => {
    const socket = c.env?.incoming?.socket;
    if (!socket) {
      const answer = new Response(null, { status: 599 });
      dropped.add(answer);
      return Promise.resolve(answer);
    }
    socket.resetAndDestroy();
    return Promise.resolve(RESPONSE_ALREADY_SENT);
  },
  cut: async (_c, { events = 0 }, proceed) => {
    const response = await proceed();
    if (isEventStream(response)) return truncateSse(response, events);
    const { bytes, status, headers } = await taken(response);
    const half = bytes.slice(0, Math.ceil(bytes.length / 2));
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new TypeError('terminated'));
        else controller.enqueue(half);
        sent = true;
      },
    });
    return new Response(body, { status, headers });
  },
  drip: async (c, { ms }, proceed) => {
    const { bytes, status, headers } = await taken(await proceed());
    // A timer takes a millisecond at least: of a long body several bytes come at a time.
    const pieces = Math.max(1, Math.min(bytes.length, ms));
    const size = Math.ceil(bytes.length / pieces);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (at >= bytes.length) {
          controller.close();
          return;
        }
        await sleep(ms / pieces, c.req.raw.signal);
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    });
    return new Response(body, { status, headers });
  },
};

/** Without a port a cut connection looks as it does to `fetch`: a TypeError. */
export function dropMarked(response: Response): Response {
  if (!dropped.has(response)) return response;
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });
}

/** A body that is sent otherwise than it was made has no length of its own. */
async function taken(response: Response) {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { bytes: new Uint8Array(await response.arrayBuffer()), status: response.status, headers };
}
