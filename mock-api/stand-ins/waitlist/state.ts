import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** Newest addresses that a sandbox keeps: enough for any test, bounded for a mock that runs all day. */
export const WAITLIST_LIMIT = 1000;

const waitlist = z.record(
  z.string(),
  z.object({ email: z.string(), language: z.enum(['en', 'zh-CN']), at: timestamp }),
);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By address: who has joined the early-access waitlist. */
    waitlist: z.output<typeof waitlist>;
  }
}

export const waitlistSlice = defineSlice({
  key: 'waitlist',
  schema: waitlist,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'email',
});
