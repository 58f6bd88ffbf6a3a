import * as z from 'zod/mini';

const milliseconds = z.number().check(z.int(), z.minimum(0), z.maximum(600_000));
/** A member of the reply: `required`, or `address.city`. */
const field = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** What a fault can do to a call, with the options of each effect. A new one needs an entry here and an injector. */
export const effects = {
  /** An error in the envelope; with `message: null` the client shows its own message. */
  status: z.strictObject({
    type: z.literal('status'),
    status: z.number().check(z.int(), z.minimum(400), z.maximum(599)),
    message: z.optional(z.nullable(z.string())),
    code: z.optional(z.string()),
    /** What the contract declares for an error of this code. */
    details: z.optional(z.record(z.string(), z.unknown())),
    /** Seconds. */
    retryAfter: z.optional(z.number()),
    /** The error says that this device must be verified first. */
    deviceUnauthorized: z.optional(z.boolean()),
  }),
  /** 200 with this body, whatever the contract says. The call is not carried out. */
  reply: z.strictObject({ type: z.literal('reply'), body: z.record(z.string(), z.unknown()) }),
  /** Responds as usual, later. */
  delay: z.strictObject({ type: z.literal('delay'), ms: milliseconds }),
  /** Responds as usual, once this fault is deleted or otherwise cleared. */
  wait: z.strictObject({ type: z.literal('wait') }),
  /** Never responds. */
  hang: z.strictObject({ type: z.literal('hang') }),
  /** The connection is reset before a byte was sent (RST). */
  reset: z.strictObject({ type: z.literal('reset') }),
  /** The connection is cut in the middle of the body; an event stream after so many `events`, none when left out. */
  cut: z.strictObject({
    type: z.literal('cut'),
    events: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  /** Half of the body, ended as if it were complete. */
  truncate: z.strictObject({ type: z.literal('truncate') }),
  /** The body in small pieces, over so many milliseconds in all. */
  drip: z.strictObject({ type: z.literal('drip'), ms: milliseconds }),
  /** 200 without a body. */
  empty: z.strictObject({ type: z.literal('empty') }),
  /** 204. */
  'no-content': z.strictObject({ type: z.literal('no-content') }),
  /** 200 with the content type of JSON and a body that is not JSON. */
  malformed: z.strictObject({ type: z.literal('malformed') }),
  /** A proxy's error page. */
  html502: z.strictObject({ type: z.literal('html502') }),
  /** The right bytes under a wrong content type. */
  'wrong-type': z.strictObject({ type: z.literal('wrong-type') }),
  /** The reply without its cookies. */
  'drop-cookie': z.strictObject({ type: z.literal('drop-cookie') }),
  /** The caller's session expires just before. */
  'expire-session': z.strictObject({ type: z.literal('expire-session') }),
  /** A back end whose schema has changed. Without `field`, the first member of the reply changes. */
  drift: z.strictObject({
    type: z.literal('drift'),
    change: z.enum(['remove-field', 'null-field', 'wrong-type', 'extra-field']),
    field,
  }),
  /** The headers that let the page read the response are missing. */
  'cors-missing': z.strictObject({ type: z.literal('cors-missing') }),
  /** The call is carried out twice, as by a proxy that retries; the second response arrives. */
  duplicate: z.strictObject({ type: z.literal('duplicate') }),
} satisfies Record<string, z.ZodMiniObject>;

export type EffectType = keyof typeof effects;
export type Effects = { [Type in EffectType]: z.output<(typeof effects)[Type]> };
export type Effect = Effects[EffectType];

export const isEffectType = (type: string): type is EffectType => Object.hasOwn(effects, type);
