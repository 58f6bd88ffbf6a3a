import * as z from 'zod/mini';
import { permanentMethods } from './authentication-methods.ts';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { errorDetails } from './error-codes.ts';

const moment = z.iso.datetime();

/** What can be linked to an account. */
export const linkedProviders = ['whatsapp', 'google'] as const;
/** What a linked account may do: nothing else, whatever its provider could. */
export const linkedAccountGrants = ['sign_in', 'security_notices'] as const;

export const linkedAccount = z.object({
  provider: z.enum(linkedProviders),
  /** All but enough to know it by: `••• 4567`, `t****i@gmail.com`. */
  handle_masked: z.string(),
  /** Null where nobody knows. */
  linked_at: z.nullable(moment),
  can: z.array(z.enum(linkedAccountGrants)),
});
export type LinkedAccount = z.output<typeof linkedAccount>;

export const linkedAccounts = z.object({
  /** The server's time of the answer: what is to come counts from it, whatever the client's clock shows. */
  as_of: moment,
  /** In the order of `linkedProviders`. */
  items: z.array(linkedAccount),
  /** How somebody logs in without a code from the mailbox. The last one can’t be removed. `since` is when the password was set, or the account linked; null where nobody knows. */
  authentication_methods: z.array(z.object({ method: z.enum(permanentMethods), since: z.nullable(moment) })),
  /** The number that a code is on its way to, which is good until `expires_at`; null for none. */
  whatsapp_code: z.nullable(z.object({ phone_number: z.string(), expires_at: moment, resend_at: moment })),
  /** Why linking is refused for now; null where it is not. */
  restricted: z.nullable(errorDetails.change_restricted),
});
export type LinkedAccounts = z.output<typeof linkedAccounts>;

export const getLinkedAccounts = endpoint({
  name: 'getLinkedAccounts',
  method: 'GET',
  path: '/user/linked-accounts',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(linkedAccounts) },
});

/** Sends a code to the number. The specification shows no field of the answers; these are ours. */
export const linkWhatsapp = endpoint({
  name: 'linkWhatsapp',
  method: 'POST',
  path: '/whatsapp/link',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: {
    200: mirrored({
      expires_at: moment,
      /** Seconds until the code expires. */
      expires_in: z.number(),
      /** Seconds until another code can be requested. */
      resend_in: z.number(),
    }),
  },
});

/** Answers besides what `getLinkedAccounts` has of the number from now on. */
export const verifyWhatsapp = endpoint({
  name: 'verifyWhatsapp',
  method: 'POST',
  path: '/whatsapp/verify',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: { 200: mirrored({ phone_number: z.string(), linked_account: linkedAccount }) },
});

export const unlinkWhatsapp = endpoint({
  name: 'unlinkWhatsapp',
  method: 'DELETE',
  path: '/whatsapp/unlink',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: { 200: mirrored({}) },
});

/** What is linked is done by a log-in (`startGoogleSignIn`). */
export const unlinkGoogle = endpoint({
  name: 'unlinkGoogle',
  method: 'DELETE',
  path: '/auth/google/unlink',
  origin: 'proposed',
  auth: 'session',
  reauth: 'google',
  replies: { 200: success(linkedAccounts) },
});
