import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { email, identifier, otp, twoFactorCode } from './fields.ts';

/**
 * A new secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), not in force before `enable`. The
 * specification shows no field of the answer; these are ours.
 */
export const setup = endpoint({
  method: 'POST',
  path: '/2fa/setup',
  source: 'spec',
  auth: 'session',
  reply: documented({
    /** Base32. */
    secret: z.string(),
    /** For a QR code: `otpauth://totp/...`. */
    otpauth_url: z.string(),
    expires_at: z.iso.datetime(),
  }),
});

/** Puts the secret in force. The recovery codes are shown once, here. */
export const enable = endpoint({
  method: 'POST',
  path: '/2fa/enable',
  source: 'spec',
  auth: 'session',
  body: z.object({ code: otp }),
  reply: documented({ recovery_codes: z.array(z.string()) }),
});

/**
 * The second step of a login that answered `two_factor`: a code of the app, or a recovery code. With `identifier` in the
 * answer the device must be verified besides, as after a login (spec section 2).
 */
export const verify = endpoint({
  method: 'POST',
  path: '/2fa/verify',
  source: 'spec',
  auth: 'none',
  body: z.object({ code: twoFactorCode, email, identifier }),
  reply: documented({ identifier: z.optional(z.nullable(z.string())) }),
});
