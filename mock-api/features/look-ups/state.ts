import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const lookedUp = z.record(z.string(), z.record(z.string(), timestamp));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: the names that somebody has looked up within a day, with when last, in that order. */
    lookedUp: z.output<typeof lookedUp>;
  }
}

export const lookedUpSlice = defineSlice({
  key: 'lookedUp',
  schema: lookedUp,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
