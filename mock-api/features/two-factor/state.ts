import * as z from 'zod/mini';
import { remove } from '../../core/own-record.ts';
import { count, timestamp } from '../../core/schemas.ts';
import { secretHash } from '../../core/secret-hash.ts';
import { defineSlice } from '../../core/slice.ts';

const factor = z.object({
  /** Base32, as authenticator apps take it. */
  secret: z.string().check(z.regex(/^[A-Z2-7]+$/)),
  /** Null until a first code was verified. */
  enabled_at: z.nullable(timestamp),
  /** When it was on for the first time, whatever became of it since; null for never. */
  first_enabled_at: z.nullable(timestamp),
  /** When an unfinished setup expires. */
  expires_at: timestamp,
  /** The time step whose code was used last: a code is valid once (RFC 6238, 5.2). */
  last_counter: z.number(),
  recovery: z.array(secretHash),
});
export type TwoFactor = z.output<typeof factor>;

const pendingLogin = z.object({
  customer_id: z.string(),
  device_id: z.nullable(z.string()),
  expires_at: timestamp,
  tries: count,
});
/** A login with the right password that waits for its second factor. */
export type PendingLogin = z.output<typeof pendingLogin>;

const twoFactor = z.record(z.string(), factor);
const pendingLogins = z.record(z.string(), pendingLogin);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id; without a row, two-factor authentication was never set up. */
    twoFactor: z.output<typeof twoFactor>;
    /** By identifier: logins that wait for their second factor. */
    pendingLogins: z.output<typeof pendingLogins>;
  }
}

export const twoFactorSlice = defineSlice({
  key: 'twoFactor',
  schema: twoFactor,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const pendingLoginsSlice = defineSlice({
  key: 'pendingLogins',
  schema: pendingLogins,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ pendingLogins: pending }, { customer_id }) => {
    for (const [identifier, login] of Object.entries(pending))
      if (login.customer_id === customer_id) remove(pending, identifier);
  },
});
