import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const keptAnswer = z.object({
  customer_id: z.string(),
  key: z.string(),
  op: z.string(),
  /** Of the body without its approval. */
  body_hash: z.string(),
  /** What the call was answered with, without the envelope's status. */
  answer: z.unknown(),
  /** The operation that it has carried out. */
  operation_id: z.nullable(z.string()),
  at: timestamp,
});
export type KeptAnswer = z.output<typeof keptAnswer>;

const keptAnswers = z.record(z.string(), keptAnswer);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id and key: the calls that were carried out in the last 24 hours. */
    idempotency: z.output<typeof keptAnswers>;
  }
}

export const idempotencySlice = defineSlice({
  key: 'idempotency',
  schema: keptAnswers,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: (state, { customer_id }) => {
    for (const [name, { customer_id: owner }] of Object.entries(state.idempotency))
      if (owner === customer_id) Reflect.deleteProperty(state.idempotency, name);
  },
});
