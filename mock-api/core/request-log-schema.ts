import * as z from 'zod/mini';

/** As they stand in a request line. They are copied to terminals, where other characters are commands. */
const visible = z.regex(/^[\x20-\x7e]*$/);

/** A call of the journal, as it is answered and as a snapshot brings it back. */
export const loggedRequest = z.object({
  id: z.number().check(z.int(), z.minimum(0)),
  op: z.string().check(visible),
  method: z.string().check(visible),
  path: z.string().check(visible),
  status: z.number().check(z.int(), z.minimum(0)),
  body: z.unknown(),
  at: z.string(),
  ms: z.number(),
  request_id: z.string(),
  customer_id: z.optional(z.string()),
  fault: z.optional(z.string()),
  rule: z.optional(
    z.object({ op: z.string(), effect: z.looseObject({ type: z.string() }), stage: z.string() }),
  ),
  render: z.optional(z.literal(true)),
  contract_broken: z.optional(z.literal(true)),
  issues: z.optional(z.record(z.string(), z.string())),
  nearest: z.optional(z.array(z.object({ op: z.string(), reason: z.string() }))),
  frames: z.optional(
    z.object({
      sent: z.number(),
      received: z.number(),
      last: z.array(z.object({ from: z.enum(['client', 'mock']), at: z.string(), text: z.string() })),
    }),
  ),
});
