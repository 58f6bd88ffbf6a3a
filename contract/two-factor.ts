import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { security } from './security.ts';

/**
 * A new secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), not in force before `enable`. The
 * specification shows no field of the answer; these are ours.
 */
export const startTwoFactorSetup = endpoint({
  name: 'startTwoFactorSetup',
  method: 'POST',
  path: '/2fa/setup',
  origin: 'spec',
  auth: 'session',
  reauth: 'two_factor_on',
  replies: {
    200: mirrored({
      /** Base32. */
      secret: z.string(),
      /** For a QR code: `otpauth://totp/...`. */
      otpauth_url: z.string(),
      expires_at: z.iso.datetime(),
    }),
  },
});

/** Puts the secret in force. The recovery codes are shown once, here. */
export const enableTwoFactor = endpoint({
  name: 'enableTwoFactor',
  method: 'POST',
  path: '/2fa/enable',
  origin: 'spec',
  auth: 'session',
  reauth: 'two_factor_on',
  replies: { 200: mirrored({ recovery_codes: z.array(z.string()) }) },
});

/** Turns it off: the codes of the app and the recovery codes are void. */
export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  method: 'POST',
  path: '/2fa/disable',
  origin: 'proposed',
  auth: 'session',
  reauth: 'two_factor_off',
  replies: { 200: success(security) },
});

/** New recovery codes, shown once, here. The former ones are void. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/2fa/recovery-codes',
  origin: 'proposed',
  auth: 'session',
  reauth: 'recovery_codes',
  replies: { 200: success(z.object({ recovery_codes: z.array(z.string()) })) },
});

// A browser that logs in loads this one alone.
export { verifyTwoFactor } from './two-factor-login.ts';
