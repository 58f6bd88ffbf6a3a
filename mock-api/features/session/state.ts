import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const session = z.object({
  token: z.string(),
  customer_id: z.string(),
  device_id: z.nullable(z.string()),
  /** False while the device has still to be verified by a code. */
  verified: z.boolean(),
  created_at: timestamp,
  expires_at: timestamp,
  /** The token that this one has taken the place of; null for the first one of a session. */
  supersedes: z.nullable(z.string()),
  /** The token that has taken the place of this one; null for none. */
  superseded_by: z.nullable(z.string()),
});
export type Session = z.output<typeof session>;

const sessions = z.record(z.string(), session);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By the value of the cookie access_token. */
    sessions: z.output<typeof sessions>;
  }
}

// A deleted user's sessions stay: without the account they are invalid, and valid again for a persona that is created again
// with the same customer id.
export const sessionsSlice = defineSlice({
  key: 'sessions',
  schema: sessions,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'token',
});
