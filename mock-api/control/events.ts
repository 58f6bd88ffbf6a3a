import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { MockApp, MockContext } from '../environment.ts';
import { iso, now } from '../state/clock.ts';
import type { SandboxEvent } from '../state/events.ts';
import type { JournalItem } from '../state/journal.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { readSince } from './journal.ts';

/** Milliseconds of real time; shorter than any proxy's patience. */
const KEEP_ALIVE = 15_000;
/** Events that a client may leave unread before it is cut off; it may come back and ask for what it missed. */
const BACKLOG = 1000;

/**
 * What happens in a sandbox, as server-sent events (WHATWG HTML, "Server-sent events"): `hello` first, then `call` with an
 * item of the journal, `mail`, `change`. Calls carry the journal's id, so that a browser which comes back is told of those
 * it missed (`Last-Event-ID`, or `?since=`).
 */
export function serveEvents(app: MockApp, { keepAlive = KEEP_ALIVE } = {}): void {
  app.get('/__mock/events', (c) => {
    const { sandbox } = c.var;
    const since = readSince(c.req.header('last-event-id') ?? c.req.query('since'));
    // The body of an answer to HEAD is read by nobody, so nobody would ever end it.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
    return streamSSE(c, (stream) => watch(stream, c, sandbox, since, keepAlive));
  });
}

async function watch(
  stream: SSEStreamingApi,
  c: MockContext,
  sandbox: Sandbox,
  since: number | undefined,
  keepAlive: number,
): Promise<void> {
  let waiting = 0;
  const send = (event: string, data: unknown, id?: number) => {
    waiting += 1;
    if (waiting > BACKLOG) stream.abort();
    const message = { event, data: JSON.stringify(data), ...(id === undefined ? {} : { id: String(id) }) };
    void stream.writeSSE(message).finally(() => (waiting -= 1));
  };
  const call = (item: JournalItem) => send('call', item, item.id);

  await new Promise<void>((resolve) => {
    const alive = setInterval(() => {
      sandbox.touched = sandbox.realTime();
      void stream.write(': still here\n\n');
    }, keepAlive).unref();
    const listener = (event: SandboxEvent) => {
      if (event.type === 'gone') finish();
      else if (event.type === 'call') call(event.data);
      else send(event.type, event.data);
    };
    sandbox.listeners.add(listener);
    stream.onAbort(finish);
    c.req.raw.signal.addEventListener('abort', finish, { once: true });

    const { id, lastCall, state } = sandbox;
    send('hello', { sandbox: id, now: iso(now(state)), last: lastCall }, since ?? lastCall);
    if (since !== undefined) state.journal.filter((item) => item.id > since).forEach(call);

    function finish(): void {
      clearInterval(alive);
      sandbox.listeners.delete(listener);
      c.req.raw.signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
