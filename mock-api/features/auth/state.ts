import * as z from 'zod/mini';
import { language } from '#contract/fields.ts';
import { remove } from '../../core/own-record.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';
import { isOurOrigin } from '../../server/origins.ts';

const passwordResetGrant = z.object({ customer_id: z.string(), expires_at: timestamp });
export type PasswordResetGrant = z.output<typeof passwordResetGrant>;

const oauthRequest = z.object({
  state: z.string(),
  /** The value of the cookie `oauth_browser` that the browser got which began it. */
  browser: z.string(),
  /** Of PKCE (RFC 7636): Google is shown its hash first, and itself only with the code. */
  code_verifier: z.string(),
  /** Origin of the site that started the sign-in. Its callback leads there with a session, so it must be on this computer. */
  site: z.string().check(z.refine(isOurOrigin, 'invalid')),
  /** Of the page that started it: a redirect has the language of the browser instead. */
  language,
  expires_at: timestamp,
});
/** A sign-in with Google that was started and not finished. */
export type OauthRequest = z.output<typeof oauthRequest>;

const heldSignIn = z.object({
  sub: z.string(),
  email: z.string(),
  /** The token of the session that it waits for: without that one it is over. */
  session: z.string(),
  expires_at: timestamp,
});
/** A sign-in that Google has approved, and that waits for a word because another customer is signed in. */
export type HeldSignIn = z.output<typeof heldSignIn>;

const passwordResetGrants = z.record(z.string(), passwordResetGrant);
const oauthRequests = z.record(z.string(), oauthRequest);
const heldSignIns = z.record(z.string(), heldSignIn);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By identifier: permissions to set a new password. */
    passwordResetGrants: z.output<typeof passwordResetGrants>;
    /** By the `state` parameter. */
    oauthRequests: z.output<typeof oauthRequests>;
    /** By the value of the cookie `held_sign_in`. */
    heldSignIns: z.output<typeof heldSignIns>;
  }
}

export const passwordResetGrantsSlice = defineSlice({
  key: 'passwordResetGrants',
  schema: passwordResetGrants,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ passwordResetGrants: grants }, { customer_id }) => {
    for (const [identifier, grant] of Object.entries(grants))
      if (grant.customer_id === customer_id) remove(grants, identifier);
  },
});

export const oauthRequestsSlice = defineSlice({
  key: 'oauthRequests',
  schema: oauthRequests,
  create: () => ({}),
  reset: ['state'],
});

export const heldSignInsSlice = defineSlice({
  key: 'heldSignIns',
  schema: heldSignIns,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ heldSignIns: held }, { email }) => {
    for (const [key, one] of Object.entries(held)) if (one.email === email) remove(held, key);
  },
});
