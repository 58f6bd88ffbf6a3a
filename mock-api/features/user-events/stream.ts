import { notificationsOf } from '../notifications/state.ts';
import type { NumberedEvent } from '../outbox/state.ts';
import {
  stream as declared,
  STREAM_RETRY,
  STREAMS_PER_SESSION,
  type EventData,
  type EventName,
} from '#contract/user-events.ts';
import { createRequestContext, type RequestContext } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { withFaults } from '../../faults/apply-faults.ts';
import { sessionToken } from '../../server/cookies.ts';
import { errorResponse } from '../../server/error-response.ts';
import { KEEP_ALIVE, openSse, type SseStream } from '../../server/sse.ts';
import { languageOf, type Language } from '../../server/translate.ts';
import { readQuery } from '../../server/implement.ts';
import { lastEvent, eventsSince } from '../outbox/outbox.ts';
import { present as presentNotification, unreadCount } from '../notifications/notifications.ts';
import { own } from '../../core/own-record.ts';
import { perSandbox } from '../../core/per-sandbox.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import type { Connection, Sandbox } from '../../core/sandbox.ts';
import { hasExpired, resolveSession, wasSuperseded, type SignedIn } from '../session/sessions.ts';

/** Seconds; by then, a client has probably closed one of its streams. */
const RETRY_AFTER = 60;
const OP = `${declared.method} ${declared.path}`;

interface OpenStream extends Connection {
  /** The token of its session. */
  readonly token: string | undefined;
}

export const openStreams = perSandbox(() => new Set<OpenStream>());

interface Listener {
  readonly sandbox: Sandbox;
  readonly token: string | undefined;
  readonly language: Language;
  readonly customerId: string;
  /** The newest event that the client has received; null for none. */
  readonly lastEventId: string | null;
}

/** Serves the stream of a user's events: contract/user-events.ts. */
export function serveEventStream(app: MockApp, { keepAlive = KEEP_ALIVE } = {}): void {
  app.get(declared.path, (c) => {
    c.set('op', OP);
    const respond = async () => {
      try {
        const call = createRequestContext(c);
        const listener = listenerOf(call, call.requireSession());
        requireFreeStream(listener);
        const onAlive = () => (call.sandbox.touched = call.sandbox.realTime());
        return openSse(c, { keepAlive, onAlive }, (stream) => listen(stream, listener));
      } catch (error) {
        return errorResponse(c, error);
      }
    };
    return withFaults(c, OP, respond, { isEndless: true });
  });
}

function listenerOf({ c, sandbox, language }: RequestContext, { user }: SignedIn): Listener {
  const query = readQuery(c, declared.query);
  return {
    sandbox,
    token: sessionToken(c),
    language: query.language === undefined ? language : languageOf(query.language),
    customerId: user.customer_id,
    lastEventId: c.req.header('last-event-id') ?? query.last_event_id ?? null,
  };
}

/** @throws ApiError 429 `rate_limited` if the session has the maximum number of open streams */
function requireFreeStream({ sandbox, token }: Listener): void {
  const open = [...openStreams(sandbox)].filter((one) => one.token === token);
  if (open.length >= STREAMS_PER_SESSION) throw rateLimited(sandbox.state, RETRY_AFTER);
}

function listen(
  stream: SseStream,
  { sandbox, token, language, customerId, lastEventId }: Listener,
): () => void {
  const newest = lastEvent(sandbox.state, customerId);
  // An id that is not a number was never sent: -1 makes the client resync.
  let sent = lastEventId === null ? newest : /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
  let expiryTimer: { moment: number; cancel: () => void } | undefined;
  const open: OpenStream = { token, wake, end: stream.end };
  const streams = openStreams(sandbox);

  stream.write(`retry: ${STREAM_RETRY}\n${lastEventId === null ? `id: ${sent}\n` : ''}\n`);
  streams.add(open);
  sandbox.connections.add(open);
  wake();
  return () => {
    expiryTimer?.cancel();
    streams.delete(open);
    sandbox.connections.delete(open);
  };

  function send<Name extends EventName>(event: Name, data: EventData[Name]): void {
    stream.send({ event, data: JSON.stringify(data), id: String(sent) });
  }

  function wake(): void {
    const { state } = sandbox;
    const events = eventsSince(state, customerId, sent);
    if (events === null) {
      sent = lastEvent(state, customerId);
      send('resync', {});
    }
    for (const event of events ?? []) {
      sent = event.id;
      if (sendEvent(event)) continue;
      stream.end();
      return;
    }
    const signedIn = resolveSession(state, token);
    if (signedIn?.user.accountStatus === 'active') {
      wakeAt(signedIn.session.expires_at);
      return;
    }
    if (wasSuperseded(state, token)) {
      // The client comes back with the new one.
      stream.end();
      return;
    }
    const isClosed = signedIn !== null || !own(state.users, customerId);
    send('session_revoked', {
      reason: isClosed ? 'closed' : hasExpired(state, token) ? 'expired' : 'revoked',
    });
    stream.end();
  }

  /** Sends an event if it is for this session. Returns false if it ends the session. */
  function sendEvent(event: NumberedEvent): boolean {
    switch (event.name) {
      case 'notification': {
        const all = notificationsOf(sandbox.state, customerId);
        const notification = all.find(({ id }) => id === event.notification_id);
        if (notification)
          send('notification', {
            notification: presentNotification(notification, language),
            unread: unreadCount(all),
          });
        return true;
      }
      case 'session_revoked':
        if (event.token !== token) return true;
        send('session_revoked', { reason: event.reason });
        return false;
      case 'preferences':
        if (event.except !== token) send('preferences', event.data);
        return true;
      default:
        send(event.name, event.data);
        return true;
    }
  }

  /** Wakes the stream when the session expires, which may have been moved. */
  function wakeAt(moment: number): void {
    if (expiryTimer?.moment === moment) return;
    expiryTimer?.cancel();
    expiryTimer = { moment, cancel: sandbox.timers.at(moment, wake) };
  }
}
