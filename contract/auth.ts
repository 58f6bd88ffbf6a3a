import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const maybeIdentifier = { identifier: z.optional(z.nullable(z.string())) };

/**
 * With `identifier` in the answer the device must be verified by a code first (spec section 2, /login); with `two_factor`
 * besides, a code of the authenticator app is asked for instead. The latter is ours: the specification names the call
 * that takes it (section 7), not the way there.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  source: 'spec',
  auth: 'none',
  body: z.object({
    email: field.email,
    password: field.password,
    turnstile_token: field.challengeToken,
    device_id: z.optional(field.deviceId),
  }),
  reply: documented({ ...maybeIdentifier, two_factor: z.optional(z.boolean()) }),
});

export const requestSignupCode = endpoint({
  method: 'POST',
  path: '/auth/signup/request-code',
  source: 'spec',
  auth: 'none',
  body: z.object({
    email: field.email,
    turnstile_token: field.challengeToken,
    device_id: z.optional(field.deviceId),
  }),
  reply: documented({ identifier: z.string() }),
});

export const verifySignupCode = endpoint({
  method: 'POST',
  path: '/auth/signup/verify-code',
  source: 'spec',
  auth: 'none',
  body: z.object({ code: field.otp, identifier: field.identifier }),
  reply: documented({ verified_identifier: z.string() }),
});

export const requestReset = endpoint({
  method: 'POST',
  path: '/auth/reset',
  source: 'spec',
  auth: 'none',
  body: z.object({
    email: field.email,
    turnstile_token: field.challengeToken,
    device_id: z.optional(field.deviceId),
  }),
  reply: documented({ identifier: z.string() }),
});

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/auth/verify-reset-code',
  source: 'spec',
  auth: 'none',
  body: z.object({
    code: field.resetCode,
    turnstile_token: field.challengeToken,
    identifier: field.identifier,
  }),
  reply: documented({ identifier: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  source: 'spec',
  auth: 'none',
  body: z.object({ password: field.resetPassword, identifier: field.identifier }),
  reply: documented({}),
});

export const verifyNewDevice = endpoint({
  method: 'POST',
  path: '/auth/new-device/verify',
  source: 'spec',
  auth: 'none',
  body: z.object({
    code: field.otp,
    identifier: z.optional(z.nullable(field.identifier)),
    device_id: z.optional(field.deviceId),
  }),
  reply: documented({}),
});

/** The browser navigates to `redirect_url`. */
export const google = endpoint({
  method: 'GET',
  path: '/auth/google',
  source: 'spec',
  auth: 'none',
  reply: documented({ redirect_url: z.string() }),
});
