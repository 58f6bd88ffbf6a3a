import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Injectors } from './injector.ts';
import { truncateSse, isEventStream } from './truncate-sse.ts';
import { faultCleared } from './fault-cleared.ts';
import { sleep } from './sleep.ts';

/** Responses of a cut connection, for requests without a socket: see `dropMarked`. */
const dropped = new WeakSet<Response>();

/** Faults of the connection. */
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
  // Responds once the client has gone, so that nothing leaks.
  hang: async (c) => {
    await sleep(null, c.req.raw.signal);
    return new Response(null, { status: 499 });
  },
  reset: (c) => {
    const socket = c.env?.incoming?.socket;
    if (!socket) {
      const response = new Response(null, { status: 599 });
      dropped.add(response);
      return Promise.resolve(response);
    }
    socket.resetAndDestroy();
    return Promise.resolve(RESPONSE_ALREADY_SENT);
  },
  cut: async (_c, { events = 0 }, proceed) => {
    const response = await proceed();
    if (isEventStream(response)) return truncateSse(response, events);
    const { bytes, status, headers } = await readResponse(response);
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
    const { bytes, status, headers } = await readResponse(await proceed());
    // A timer takes at least a millisecond, so a long body is sent several bytes at a time.
    const pieces = Math.max(1, Math.min(bytes.length, ms));
    const size = Math.ceil(bytes.length / pieces);
    let offset = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (offset >= bytes.length) {
          controller.close();
          return;
        }
        await sleep(ms / pieces, c.req.raw.signal);
        controller.enqueue(bytes.slice(offset, offset + size));
        offset += size;
      },
    });
    return new Response(body, { status, headers });
  },
};

/** Rejects in place of a dropped response, as `fetch` does when a connection is cut. For requests without a socket. */
export function dropMarked(response: Response): Response {
  if (!dropped.has(response)) return response;
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });
}

/** The parts of a response whose body is sent in another way, so without its Content-Length. */
async function readResponse(response: Response) {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { bytes: new Uint8Array(await response.arrayBuffer()), status: response.status, headers };
}
