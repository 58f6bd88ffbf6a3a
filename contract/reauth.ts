import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { reauthPurposes } from './reauth-purposes.ts';

/**
 * Proves that it is the owner of the account who calls. The proof belongs to the session and to the purpose: later requests carry
 * nothing of it.
 */
export const reauthenticate = endpoint({
  name: 'reauthenticate',
  method: 'POST',
  path: '/auth/reauth',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(z.object({ purpose: z.enum(reauthPurposes), expires_at: z.iso.datetime() })),
  },
});

/** Sends a code to the address of an account that has no password. */
export const requestReauthCode = endpoint({
  name: 'requestReauthCode',
  method: 'POST',
  path: '/auth/reauth/request-code',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        /** Seconds until the code expires. */
        expires_in: z.number(),
        /** Seconds until another code can be requested. */
        resend_in: z.number(),
      }),
    ),
  },
});
