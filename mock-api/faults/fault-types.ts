import * as z from 'zod/mini';

const milliseconds = z.number().check(z.int(), z.minimum(0), z.maximum(600_000));
/** A member of the reply: `required`, or `address.city`. */
const field = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** What a fault can do to a call, and what each effect takes. A new one gets an entry here and an injector. */
export const effects = {
  /** An error in the envelope; `message: null` leaves the words to the client. */
  status: z.object({
    type: z.literal('status'),
    status: z.number().check(z.int(), z.minimum(400), z.maximum(599)),
    message: z.optional(z.nullable(z.string())),
    code: z.optional(z.string()),
    /** Seconds. */
    retryAfter: z.optional(z.number()),
    /** The answer asks for this device to be verified first. */
    deviceUnauthorized: z.optional(z.boolean()),
  }),
  /** 200 with this body, whatever the contract says, and nothing is carried out. */
  reply: z.object({ type: z.literal('reply'), body: z.record(z.string(), z.unknown()) }),
  /** Answers as ever, later. */
  delay: z.object({ type: z.literal('delay'), ms: milliseconds }),
  /** Answers as ever, once this fault is deleted or otherwise gone. */
  wait: z.object({ type: z.literal('wait') }),
  /** Never answers. */
  hang: z.object({ type: z.literal('hang') }),
  /** The connection is cut before a byte came (RST). */
  reset: z.object({ type: z.literal('reset') }),
  /** The connection is cut in the middle of the body; of a stream of events after so many, none when left out. */
  cut: z.object({ type: z.literal('cut'), events: z.optional(z.number().check(z.int(), z.minimum(0))) }),
  /** Half the body, ended as if it were whole. */
  truncate: z.object({ type: z.literal('truncate') }),
  /** In small pieces, all of it over so many milliseconds. */
  drip: z.object({ type: z.literal('drip'), ms: milliseconds }),
  /** 200 with nothing in it. */
  empty: z.object({ type: z.literal('empty') }),
  /** 204. */
  'no-content': z.object({ type: z.literal('no-content') }),
  /** 200, said to be JSON, and none. */
  malformed: z.object({ type: z.literal('malformed') }),
  /** A proxy's own error page. */
  html502: z.object({ type: z.literal('html502') }),
  /** The right bytes under a wrong content type. */
  'wrong-type': z.object({ type: z.literal('wrong-type') }),
  /** The reply without its cookies. */
  'drop-cookie': z.object({ type: z.literal('drop-cookie') }),
  /** The caller's session runs out just before. */
  'expire-session': z.object({ type: z.literal('expire-session') }),
  /** A back end that has moved on from the contract. Without a field: the first one of the reply. */
  drift: z.object({
    type: z.literal('drift'),
    change: z.enum(['remove-field', 'null-field', 'wrong-type', 'extra-field']),
    field,
  }),
  /** The headers that let the page read the answer are missing. */
  'cors-missing': z.object({ type: z.literal('cors-missing') }),
  /** The call is carried out twice, as by a proxy that tries again; the second answer arrives. */
  duplicate: z.object({ type: z.literal('duplicate') }),
} satisfies Record<string, z.ZodMiniObject>;

export type EffectType = keyof typeof effects;
export type Effects = { [Type in EffectType]: z.output<(typeof effects)[Type]> };
export type Effect = Effects[EffectType];

export const isEffectType = (type: string): type is EffectType => Object.hasOwn(effects, type);
