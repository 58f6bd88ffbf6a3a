import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { language } from './fields.ts';
import { notification } from './notifications.ts';
import { preferences } from './preferences.ts';
import { transactionStatuses } from './transactions.ts';

// What the server tells by itself, as server-sent events (HTML standard, section 9.2). An event is news, not data: but for
// notifications and preferences it says what to ask for again.

/** GET, with the cookie of the session, answered with `text/event-stream`. */
export const STREAM_PATH = '/wallet/stream';
/** Milliseconds that a browser waits before it connects again, as the stream's `retry:` says. */
export const STREAM_RETRY = 3000;

/** How many a session may have open at once. One more is refused with 429. */
export const STREAMS_PER_SESSION = 10;

/** Why a session has ended: by a logout of its own, by somebody from another device, by its time, with its account. */
const revokedReasons = ['logged_out', 'revoked', 'expired', 'closed'] as const;

/** The data of each event, by its name. Each has an `id:`, which Last-Event-ID repeats after a loss. */
export const events = {
  /** The balance of an asset is not what it was. */
  balance: z.object({ asset: z.enum(assetIds), as_of: z.iso.datetime() }),
  /** One is new, or has gone on. */
  transaction: z.object({ id: z.string(), status: z.enum(transactionStatuses) }),
  notification: z.object({
    notification,
    /** Of all types. */
    unread: z.number(),
  }),
  /** The last event of a stream: the next call would be answered with 401. */
  session_revoked: z.object({ reason: z.enum(revokedReasons) }),
  /** All of them, when they were saved in another session. */
  preferences,
  /** Something is new in a conversation with support. */
  support: z.object({ conversation_id: z.string() }),
  /** What was missed is not known any more: everything has to be asked for again. */
  resync: z.object({}),
};
export type EventName = keyof typeof events;
export type EventData = { [Name in EventName]: z.output<(typeof events)[Name]> };
export const eventNames = Object.keys(events) as EventName[];

/**
 * Not an endpoint, whose reply is one JSON. Refused as any call is, in the envelope: 401 without a session, 429 with a
 * Retry-After when it has `STREAMS_PER_SESSION`. A browser's EventSource can't send headers of its own, so the query may say
 * what headers would.
 */
export const stream = {
  method: 'GET',
  path: STREAM_PATH,
  origin: 'proposed',
  auth: 'session',
  query: z.object({
    /** Of notifications; Accept-Language when left out. */
    language: z.optional(language),
    /** The newest event that is known; the header Last-Event-ID goes before. */
    last_event_id: z.optional(z.string().check(z.maxLength(40))),
  }),
  events,
} as const;
