import * as z from 'zod/mini';
import { reauthPurposes } from '#contract/reauth-purposes.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const purpose = z.enum(reauthPurposes);

const proofs = z.record(
  z.string(),
  z.object({
    /** One for each session and purpose. */
    made: z.array(
      z.object({
        /** The session's token. */
        session: z.string(),
        purpose,
        at: timestamp,
      }),
    ),
    /** The newest code that was sent, which proves it for this session and purpose alone. */
    code: z.nullable(z.object({ session: z.string(), purpose, identifier: z.string() })),
  }),
);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: when they proved that it is them, for what, and in which session. */
    proofs: z.output<typeof proofs>;
  }
}

export const proofsSlice = defineSlice({
  key: 'proofs',
  schema: proofs,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
