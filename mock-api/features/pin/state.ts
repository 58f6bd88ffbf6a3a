import * as z from 'zod/mini';
import { count, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const pinTries = z.object({
  /** Wrong ones in a row since the last lock. */
  wrong: count,
  /** How many times in a row it was locked. */
  locks: count,
  locked_until: z.nullable(timestamp),
});
export type PinTries = z.output<typeof pinTries>;
const rows = z.record(z.string(), pinTries);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: wrong PINs. No row after a right one. */
    pinTries: z.output<typeof rows>;
  }
}

export const pinTriesSlice = defineSlice({
  key: 'pinTries',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
