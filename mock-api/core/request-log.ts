import * as z from 'zod/mini';
import { isoTime } from './schemas.ts';
import { defineSlice } from './slice.ts';

export const REQUEST_LOG_LIMIT = 500;

/** Printable ASCII, as in a request line. Logged text is copied to terminals, where control characters are commands. */
const printable = z.regex(/^[\x20-\x7e]*$/);

const nearMiss = z.object({
  op: z.string(),
  /** For developers: how the request differs from that call. */
  reason: z.string(),
});
export type NearMiss = z.output<typeof nearMiss>;

const frames = z.object({
  /** How many the mock sent. */
  sent: z.number(),
  received: z.number(),
  /** The newest in both directions, oldest first; long texts are truncated. */
  last: z.array(z.object({ from: z.enum(['client', 'mock']), at: z.string(), text: z.string() })),
});
export type Frames = z.output<typeof frames>;

/** One request, without secrets. */
export const loggedRequest = z.object({
  /** Counts the sandbox's requests in this process; a reset does not restart it. */
  id: z.number().check(z.int(), z.minimum(0)),
  /** `POST /auth/login` for a call of the contract, else method and path; `ws` for a WebSocket handshake. */
  op: z.string().check(printable),
  /** `WS` for a message of a WebSocket. */
  method: z.string().check(printable),
  /** As requested, with its query. */
  path: z.string().check(printable),
  /** HTTP status; 0 if no response was sent. */
  status: z.number().check(z.int(), z.minimum(0)),
  body: z.unknown(),
  at: isoTime,
  /** Milliseconds of real time. */
  ms: z.number(),
  request_id: z.string(),
  /** Who was signed in. */
  customer_id: z.optional(z.string()),
  /** The effect that was injected. */
  fault: z.optional(z.string()),
  /** The fault rule that injected it. */
  rule: z.optional(
    z.object({
      op: z.string(),
      effect: z.looseObject({ type: z.string() }),
      stage: z.enum(['pre', 'work', 'post']),
    }),
  ),
  /** The site's server sent the request while it rendered a page (header x-cowrie-render). */
  render: z.optional(z.literal(true)),
  /** The mock's own response broke the contract. */
  contract_broken: z.optional(z.literal(true)),
  /** For a 422: field name -> message key. */
  issues: z.optional(z.record(z.string(), z.string())),
  /** For an unmatched request: the calls that it is most like, nearest first. */
  nearest: z.optional(z.array(nearMiss)),
  /** What was sent; a long body is cut. Without a body if it was a stream, a file or cut off. */
  response: z.optional(
    z.object({ headers: z.record(z.string(), z.string()), body: z.optional(z.unknown()) }),
  ),
  /** For a WebSocket. */
  frames: z.optional(frames),
});
export type LoggedRequest = z.output<typeof loggedRequest>;
export type NewLoggedRequest = Omit<LoggedRequest, 'id'>;

const requestLog = z.array(loggedRequest).check(z.maxLength(REQUEST_LOG_LIMIT));

declare module './state.ts' {
  interface SandboxState {
    /** Oldest first. */
    requestLog: LoggedRequest[];
  }
}

export const requestLogSlice = defineSlice({
  key: 'requestLog',
  schema: requestLog,
  create: () => [],
  reset: ['journal'],
});
