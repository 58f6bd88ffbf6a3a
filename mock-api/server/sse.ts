import { streamSSE, type SSEMessage } from 'hono/streaming';
import type { MockContext } from './hono-env.ts';

/** Milliseconds of real time; shorter than any proxy's idle timeout. */
export const KEEP_ALIVE = 15_000;
/** Unread events after which a client is disconnected. It can reconnect and request what it missed. */
const BACKLOG = 1000;

/** Server-sent events to one client (WHATWG HTML, "Server-sent events"). */
export interface SseStream {
  readonly send: (message: SSEMessage) => void;
  /** Writes lines of the protocol that are not an event. */
  readonly write: (lines: string) => void;
  /** Ends the stream after everything that was sent has arrived. */
  readonly end: () => void;
}

interface Options {
  /** Milliseconds between two comments that keep it open. */
  keepAlive: number;
  /** Called with each of them. */
  onAlive: () => void;
}

/**
 * Responds with server-sent events until either side ends the stream.
 * @param begin called once; what it returns is called once, when the stream has ended, whichever side ended it.
 */
export function openSse(
  c: MockContext,
  { keepAlive, onAlive }: Options,
  begin: (stream: SseStream) => () => void,
): Response {
  // No client reads the body of a response to HEAD, so none would ever end it.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  return streamSSE(c, async (stream) => {
    let waiting = 0;
    let last = Promise.resolve();
    await new Promise<void>((resolve) => {
      const state: { ended: boolean; cleanUp?: () => void } = { ended: false };
      const alive = setInterval(() => {
        onAlive();
        void stream.write(': still here\n\n');
      }, keepAlive).unref();
      stream.onAbort(finish);
      c.req.raw.signal.addEventListener('abort', finish, { once: true });
      const cleanUp = begin({
        send: (message) => {
          if (state.ended) return;
          waiting += 1;
          if (waiting > BACKLOG) stream.abort();
          last = stream.writeSSE(message).finally(() => (waiting -= 1));
        },
        write: (lines) => {
          if (!state.ended) void stream.write(lines);
        },
        end: finish,
      });
      // The stream may have ended in `begin`.
      if (state.ended) cleanUp();
      else state.cleanUp = cleanUp;

      function finish(): void {
        if (state.ended) return;
        state.ended = true;
        clearInterval(alive);
        c.req.raw.signal.removeEventListener('abort', finish);
        state.cleanUp?.();
        // Not before the last event has been written.
        void last.then(resolve, resolve);
      }
    });
  });
}
