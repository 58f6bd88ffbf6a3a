import * as z from 'zod/mini';

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));
const ONE_DAY = 86_400_000;

/** A close code that a server may send (RFC 6455, section 7.4, and the registry of IANA). */
export const closeCode = whole(1000, 4999).check(
  z.refine((code) => (code < 1015 && ![1004, 1005, 1006].includes(code)) || code >= 3000, 'invalid'),
);
/** How many connections it meets until all is well again; every one when left out. */
const times = z.optional(whole(1, 1000));
const tickerFields = ['e', 'E', 's', 'c', 'o', 'h', 'l', 'v', 'q'] as const;

/** What can be wrong with events, of every coin or of one. A new one gets an entry here and a case in broken-events.ts. */
const eventModes = {
  /** No JSON. */
  malformed: z.strictObject({ mode: z.literal('malformed') }),
  /** Half of it. */
  truncated: z.strictObject({ mode: z.literal('truncated') }),
  /** Each one twice. */
  duplicate: z.strictObject({ mode: z.literal('duplicate') }),
  /** After each one comes another from before it. */
  reorder: z.strictObject({ mode: z.literal('reorder') }),
  /** As it was so many milliseconds ago, `E` and prices. */
  late: z.strictObject({ mode: z.literal('late'), ms: z._default(whole(1, 30 * ONE_DAY), 60_000) }),
  /** So many in the place of one, from the time since the last. */
  burst: z.strictObject({ mode: z.literal('burst'), count: z._default(whole(2, 1000), 10) }),
  /** Of a kind that nobody has heard of. */
  'unknown-event': z.strictObject({ mode: z.literal('unknown-event') }),
  'missing-field': z.strictObject({
    mode: z.literal('missing-field'),
    field: z._default(z.enum(tickerFields), 'c'),
  }),
  /** Prices and volumes as JSON numbers. */
  'non-string-number': z.strictObject({ mode: z.literal('non-string-number') }),
} as const;

/** What can be wrong with a connection. */
const connectionModes = {
  ok: z.strictObject({ mode: z.literal('ok') }),
  /** No socket opens. */
  refuse: z.strictObject({ mode: z.literal('refuse'), status: z._default(whole(400, 599), 503), times }),
  /** It opens and is closed at once. */
  'accept-then-close': z.strictObject({
    mode: z.literal('accept-then-close'),
    code: z._default(closeCode, 1011),
    times,
  }),
  /** Cut without a close frame in the place of the next events: the client sees 1006. */
  drop: z.strictObject({ mode: z.literal('drop'), times }),
  /** Open, pinged, and silent: requests have no answer and no effect. */
  stall: z.strictObject({ mode: z.literal('stall') }),
  /** Requests take effect and have no answer. */
  'no-ack': z.strictObject({ mode: z.literal('no-ack') }),
  /** Requests are answered with an error and have no effect. */
  'ack-error': z.strictObject({
    mode: z.literal('ack-error'),
    code: z._default(whole(0, 9999), 2),
    msg: z._default(z.string(), 'Invalid request: too many parameters'),
  }),
  /** The server neither pings nor misses a pong. */
  'no-ping': z.strictObject({ mode: z.literal('no-ping') }),
  /** Each connection is told that the server ends, and closed so many milliseconds of the sandbox's time later. */
  'server-shutdown': z.strictObject({
    mode: z.literal('server-shutdown'),
    ms: z._default(whole(0, ONE_DAY), 600_000),
    times,
  }),
} as const;

/** What is done once, to every open socket. */
const tickerEvents = {
  drop: z.strictObject({ mode: z.literal('drop') }),
  close: z.strictObject({ mode: z.literal('close'), code: z._default(closeCode, 1001) }),
  shutdown: z.strictObject({ mode: z.literal('shutdown'), ms: z._default(whole(0, ONE_DAY), 600_000) }),
  /** The next events, now. */
  tick: z.strictObject({ mode: z.literal('tick') }),
  ...eventModes,
} as const;

const socketModes = { ...connectionModes, ...eventModes };
const symbolModes = {
  live: z.strictObject({ mode: z.literal('live') }),
  silent: z.strictObject({ mode: z.literal('silent') }),
  ...eventModes,
};

type Modes<Table extends Record<string, z.ZodMiniObject>> = z.output<Table[keyof Table]>;
export type EventMode = Modes<typeof eventModes>;
export type SocketMode = Modes<typeof socketModes>;
export type SymbolMode = Modes<typeof symbolModes>;
export type TickerEvent = Modes<typeof tickerEvents>;

/** `'refuse'`, or `{ mode: 'refuse', times: 5 }`. */
const modeOf = <Table extends Record<string, z.ZodMiniObject>>(table: Table) =>
  z.discriminatedUnion(
    'mode',
    Object.values(table) as unknown as [Table[keyof Table], ...Table[keyof Table][]],
  );
export const socketMode = modeOf(socketModes);
export const symbolMode = modeOf(symbolModes);
export const tickerEvent = modeOf(tickerEvents);

export const isEventMode = (mode: SocketMode | SymbolMode): mode is EventMode =>
  Object.hasOwn(eventModes, mode.mode);

const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];
export const socketModeNames = namesOf(socketModes);
export const symbolModeNames = namesOf(symbolModes);
export const tickerEventNames = namesOf(tickerEvents);
