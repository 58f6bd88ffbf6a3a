import { streamSSE, type SSEMessage } from 'hono/streaming';
import type { MockContext } from './hono-env.ts';

/** Milliseconds of real time; shorter than any proxy's patience. */
export const KEEP_ALIVE = 15_000;
/** Events that a client may leave unread before it is cut off; it may come back and ask for what it missed. */
const BACKLOG = 1000;

/** Server-sent events on their way to one client (WHATWG HTML, "Server-sent events"). */
export interface SseStream {
  readonly send: (message: SSEMessage) => void;
  /** Lines of the protocol that are no event. */
  readonly write: (lines: string) => void;
  /** What was sent before still arrives. */
  readonly end: () => void;
}

interface Options {
  /** Milliseconds between two comments that keep it open. */
  keepAlive: number;
  /** Told with each of them. */
  onAlive: () => void;
}

/**
 * Answers with server-sent events until either side ends it.
 * @param begin called once; what it returns is called once, when the stream is over, whoever ended it.
 */
export function openSse(
  c: MockContext,
  { keepAlive, onAlive }: Options,
  begin: (stream: SseStream) => () => void,
): Response {
  // The body of an answer to HEAD is read by nobody, so nobody would ever end it.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  return streamSSE(c, async (stream) => {
    let waiting = 0;
    let last = Promise.resolve();
    await new Promise<void>((resolve) => {
      const life: { over: boolean; leave?: () => void } = { over: false };
      const alive = setInterval(() => {
        onAlive();
        void stream.write(': still here\n\n');
      }, keepAlive).unref();
      stream.onAbort(finish);
      c.req.raw.signal.addEventListener('abort', finish, { once: true });
      const leave = begin({
        send: (message) => {
          if (life.over) return;
          waiting += 1;
          if (waiting > BACKLOG) stream.abort();
          last = stream.writeSSE(message).finally(() => (waiting -= 1));
        },
        write: (lines) => {
          if (!life.over) void stream.write(lines);
        },
        end: finish,
      });
      // It may have ended while it began.
      if (life.over) leave();
      else life.leave = leave;

      function finish(): void {
        if (life.over) return;
        life.over = true;
        clearInterval(alive);
        c.req.raw.signal.removeEventListener('abort', finish);
        life.leave?.();
        // Not before what was sent is on its way.
        void last.then(resolve, resolve);
      }
    });
  });
}
