import * as z from 'zod/mini';
import { networkIds } from '#contract/networks.ts';
import { serviceStates } from '#contract/wallet-assets.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const rows = z.partialRecord(
  z.enum([...networkIds, 'bank']),
  z.object({
    status: z.enum(serviceStates),
    /** When a paused one is expected to open; null for unknown. */
    opens_at: z.nullable(timestamp),
  }),
);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** Those that do not work as usual; `bank` is all banks. */
    networks: z.output<typeof rows>;
  }
}

export const networksSlice = defineSlice({
  key: 'networks',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
});
