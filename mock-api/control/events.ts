import * as z from 'zod/mini';
import { documentControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { KEEP_ALIVE, openSse, type SseStream } from '../server/sse.ts';
import { iso, now } from '../core/clock.ts';
import type { SandboxEvent } from '../core/sandbox-events.ts';
import type { LoggedRequest } from '../core/request-log.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { readSince } from './request-log.ts';

/**
 * What happens in a sandbox, as server-sent events: `hello` first, then `call` with an item of the journal, `mail`,
 * `change`. Calls carry the journal's id, so that a browser which comes back is told of those it missed (`Last-Event-ID`,
 * or `?since=`).
 */
export function serveEvents(app: MockApp, { keepAlive = KEEP_ALIVE } = {}): void {
  documentControl(app, {
    method: 'GET',
    path: '/__mock/events',
    summary: 'Sends what happens in the sandbox as server-sent events: `hello`, `call`, `mail`, `change`.',
    query: z.object({ since: z.optional(z.string()) }),
    reply: z.string(),
    type: 'text/event-stream',
  });
  app.get('/__mock/events', (c) => {
    const { sandbox } = c.var;
    const since = readSince(c.req.header('last-event-id') ?? c.req.query('since'));
    const onAlive = () => (sandbox.touched = sandbox.realTime());
    return openSse(c, { keepAlive, onAlive }, (stream) => watch(stream, sandbox, since));
  });
}

function watch(stream: SseStream, sandbox: Sandbox, since: number | undefined): () => void {
  const send = (event: string, data: unknown, id?: number) =>
    stream.send({ event, data: JSON.stringify(data), ...(id === undefined ? {} : { id: String(id) }) });
  const call = (item: LoggedRequest) => send('call', item, item.id);
  const listener = (event: SandboxEvent) => {
    if (event.type === 'gone') stream.end();
    else if (event.type === 'call') call(event.data);
    else send(event.type, event.data);
  };
  sandbox.listeners.add(listener);

  const { id, lastCall, state } = sandbox;
  send('hello', { sandbox: id, now: iso(now(state)), last: lastCall }, since ?? lastCall);
  if (since !== undefined) state.requestLog.filter((item) => item.id > since).forEach(call);
  return () => sandbox.listeners.delete(listener);
}
