import * as z from 'zod/mini';
import { defineSlice } from '../../core/slice.ts';

export const tiers = [1, 2, 3] as const;
export type Tier = (typeof tiers)[number];
const rows = z.record(z.string(), z.literal(tiers));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: a tier that was granted. Without a row it follows from the profile. */
    tiers: z.output<typeof rows>;
  }
}

export const tiersSlice = defineSlice({
  key: 'tiers',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
