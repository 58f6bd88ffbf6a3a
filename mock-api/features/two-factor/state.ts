import * as z from 'zod/mini';
import { timestamp } from '../../core/schemas.ts';
import { secretHash } from '../../core/secret-hash.ts';
import { defineSlice } from '../../core/slice.ts';

const factor = z.object({
  /** Base32, as authenticator apps take it. */
  secret: z.string().check(z.regex(/^[A-Z2-7]+$/)),
  /** Null until a first code was verified. */
  enabled_at: z.nullable(timestamp),
  /** When an unfinished setup expires. */
  expires_at: timestamp,
  /** The time step whose code was used last: a code is valid once (RFC 6238, 5.2). */
  last_counter: z.number(),
  recovery: z.array(secretHash),
  /** When one of those was used last; null for never. */
  recovery_used_at: z.nullable(timestamp),
  /** Secrets of unfinished setups that a later one has replaced. */
  replaced: z.array(z.string()),
  /** Wrong codes of setups in a row, and until when no more are looked at. */
  setup_tries: z.number(),
  setup_locked_until: z.nullable(timestamp),
});
export type TwoFactor = z.output<typeof factor>;

const twoFactor = z.record(z.string(), factor);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id; without a row, two-factor authentication was never set up. */
    twoFactor: z.output<typeof twoFactor>;
  }
}

export const twoFactorSlice = defineSlice({
  key: 'twoFactor',
  schema: twoFactor,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
