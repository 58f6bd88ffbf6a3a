import * as z from 'zod/mini';
import { authenticationMethods, secondFactors } from '#contract/authentication-methods.ts';
import { remove } from '../../core/own-record.ts';
import { count, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const pendingLogin = z.object({
  customer_id: z.string(),
  method: z.enum(authenticationMethods),
  /** The Google account that is linked once the log-in is complete; null for none. */
  google_sub: z.nullable(z.string()),
  expires_at: timestamp,
  tries: count,
  /** Null until a code of the second factor was right: no session is opened before. */
  verified_by: z.nullable(z.enum(secondFactors)),
});
/** A log-in that has done its first step and waits for its second factor. */
export type PendingLogin = z.output<typeof pendingLogin>;

const googleLink = z.object({ customer_id: z.string(), sub: z.string(), expires_at: timestamp });

const pendingLogins = z.record(z.string(), pendingLogin);
const googleLinks = z.record(z.string(), googleLink);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By identifier: logins that wait for their second factor. */
    pendingLogins: z.output<typeof pendingLogins>;
    /** By the value of the cookie `google_link`: Google accounts that the next log-in of their owner links. */
    googleLinks: z.output<typeof googleLinks>;
  }
}

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

export const googleLinksSlice = defineSlice({
  key: 'googleLinks',
  schema: googleLinks,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ googleLinks: links }, { customer_id }) => {
    for (const [key, link] of Object.entries(links)) if (link.customer_id === customer_id) remove(links, key);
  },
});
