import {
  stream as declared,
  STREAM_RETRY,
  STREAMS_PER_SESSION,
  type EventData,
  type EventName,
} from '#contract/events.ts';
import { createRequestContext, type RequestContext } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { withFaults } from '../../faults/apply-faults.ts';
import { sessionToken } from '../../server/cookies.ts';
import { errorResponse } from '../../server/error-response.ts';
import { KEEP_ALIVE, openSse, type SseStream } from '../../server/sse.ts';
import { languageOf, type Language } from '../../texts/translate.ts';
import { ApiError } from '../../server/api-error.ts';
import { readQuery } from '../../server/implement.ts';
import { scheduleReply } from '../support/jobs.ts';
import { conversationsOf } from '../support/conversations.ts';
import { lastEvent, eventsSince, type NumberedEvent } from './user-outbox.ts';
import { present as presentNotification, unreadCount } from '../notifications/notifications.ts';
import { own } from '../../core/own-record.ts';
import type { OpenStream, Sandbox } from '../../core/sandbox.ts';
import { hasExpired, resolveSession, type SignedIn } from '../session/sessions.ts';

/** Seconds: of so many streams one is given back before long. */
const RETRY_AFTER = 60;
const OP = `${declared.method} ${declared.path}`;

interface Listener {
  readonly sandbox: Sandbox;
  readonly token: string | undefined;
  readonly language: Language;
  readonly member: SignedIn;
  /** The newest event that it knows; null for none. */
  readonly known: string | null;
}

/** What happens to a person, as it happens: contract/events.ts. */
export function serveEventStream(app: MockApp, { keepAlive = KEEP_ALIVE } = {}): void {
  app.get(declared.path, (c) => {
    c.set('op', OP);
    const answer = async () => {
      try {
        const call = createRequestContext(c, undefined);
        const listener = listenerOf(call, call.requireSession());
        refuseTooMany(listener);
        const onAlive = () => (call.sandbox.touched = call.sandbox.realTime());
        return openSse(c, { keepAlive, onAlive }, (stream) => listen(stream, listener));
      } catch (error) {
        return errorResponse(c, error);
      }
    };
    return withFaults(c, OP, answer, { isEndless: true });
  });
}

function listenerOf({ c, sandbox, language }: RequestContext, member: SignedIn): Listener {
  const query = readQuery(c, declared.query);
  return {
    sandbox,
    token: sessionToken(c),
    language: query.language === undefined ? language : languageOf(query.language),
    member,
    known: c.req.header('last-event-id') ?? query.last_event_id ?? null,
  };
}

/** @throws Refusal 429 `slow_down` when the session has as many as it may. */
function refuseTooMany({ sandbox, token }: Listener): void {
  const open = [...sandbox.streams].filter((one) => one.token === token);
  if (open.length >= STREAMS_PER_SESSION)
    throw new ApiError(429, 'slow_down', 'slow_down', { retryAfter: RETRY_AFTER });
}

function listen(stream: SseStream, { sandbox, token, language, member, known }: Listener): () => void {
  const { customer_id } = member.user;
  const present = lastEvent(sandbox.state, customer_id);
  // What is no number of ours was never sent.
  let sent = known === null ? present : /^\d{1,15}$/.test(known) ? Number(known) : -1;
  let armed: { moment: number; cancel: () => void } | undefined;
  const open: OpenStream = { token, wake, end: stream.end };

  stream.write(`retry: ${STREAM_RETRY}\n${known === null ? `id: ${sent}\n` : ''}\n`);
  sandbox.streams.add(open);
  // A snapshot has no timers.
  conversationsOf(sandbox.state, customer_id).forEach((one) => scheduleReply(sandbox, one));
  wake();
  return () => {
    armed?.cancel();
    sandbox.streams.delete(open);
  };

  function send<Name extends EventName>(event: Name, data: EventData[Name]): void {
    stream.send({ event, data: JSON.stringify(data), id: String(sent) });
  }

  function wake(): void {
    const { state } = sandbox;
    const news = eventsSince(state, customer_id, sent);
    if (news === null) {
      sent = lastEvent(state, customer_id);
      send('resync', {});
    }
    for (const item of news ?? []) {
      sent = item.id;
      if (tell(item)) continue;
      stream.end();
      return;
    }
    const now = resolveSession(state, token);
    if (now?.user.accountStatus === 'active') {
      arm(now.session.expires_at);
      return;
    }
    const isClosed = now !== null || !own(state.users, customer_id);
    send('session_revoked', {
      reason: isClosed ? 'closed' : hasExpired(state, token) ? 'expired' : 'revoked',
    });
    stream.end();
  }

  /** False when it was the last of this session. */
  function tell(item: NumberedEvent): boolean {
    switch (item.name) {
      case 'notification': {
        const user = own(sandbox.state.users, customer_id);
        const note = user?.notifications.find(({ id }) => id === item.note_id);
        if (user && note)
          send('notification', {
            notification: presentNotification(note, language),
            unread: unreadCount(user.notifications),
          });
        return true;
      }
      case 'session_revoked':
        if (item.token !== token) return true;
        send('session_revoked', { reason: item.reason });
        return false;
      case 'preferences':
        if (item.except !== token) send('preferences', item.data);
        return true;
      default:
        send(item.name, item.data);
        return true;
    }
  }

  /** A session ends by itself at its moment, which may have been moved. */
  function arm(moment: number): void {
    if (armed?.moment === moment) return;
    armed?.cancel();
    armed = { moment, cancel: sandbox.timers.at(moment, wake) };
  }
}
