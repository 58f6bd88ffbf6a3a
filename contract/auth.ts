import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** Of a log-in that needs another step. */
const secondStep = {
  identifier: z.optional(z.nullable(z.string())),
  two_factor: z.optional(z.boolean()),
};

/**
 * With `identifier` in the answer the device must be verified by a code first (spec section 2, /login); with `two_factor`
 * besides, a code of the authenticator app is asked for instead. The latter is ours: the specification names the call
 * that takes it (section 7), not the way there.
 */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored(secondStep) },
});

export const requestSignupCode = endpoint({
  name: 'requestSignupCode',
  method: 'POST',
  path: '/auth/signup/request-code',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ identifier: z.string() }) },
});

export const verifySignupCode = endpoint({
  name: 'verifySignupCode',
  method: 'POST',
  path: '/auth/signup/verify-code',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ verified_identifier: z.string(), ...secondStep }) },
});

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/reset',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ identifier: z.string() }) },
});

export const verifyPasswordResetCode = endpoint({
  name: 'verifyPasswordResetCode',
  method: 'POST',
  path: '/auth/verify-reset-code',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ identifier: z.string() }) },
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({}) },
});

export const verifyNewDevice = endpoint({
  name: 'verifyNewDevice',
  method: 'POST',
  path: '/auth/new-device/verify',
  origin: 'spec',
  auth: 'none',
  /** `email` stands beside `two_factor`, for `verifyTwoFactor`: a page that comes from the status check knows no address. */
  replies: { 200: mirrored({ ...secondStep, email: z.optional(z.string()) }) },
});

/** The browser navigates to `redirect_url`. */
export const startGoogleSignIn = endpoint({
  name: 'startGoogleSignIn',
  method: 'GET',
  path: '/auth/google',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ redirect_url: z.string() }) },
});

/** The sign-in with Google that waits in this browser because another customer is signed in; null without one. */
export const getHeldSignIn = endpoint({
  name: 'getHeldSignIn',
  method: 'GET',
  path: '/auth/google/held',
  origin: 'proposed',
  auth: 'none',
  replies: {
    200: success(z.nullable(z.object({ email: z.string(), username: z.nullable(z.string()) }))),
  },
});

/** Goes on with it, which ends the session of the other customer. */
export const continueHeldSignIn = endpoint({
  name: 'continueHeldSignIn',
  method: 'POST',
  path: '/auth/google/held',
  origin: 'proposed',
  auth: 'none',
  replies: {
    200: success(
      z.object({
        next: z.enum(['session', 'second_factor', 'link_google']),
        email: z.string(),
        /** For `verifyTwoFactor`; null unless it is next. */
        identifier: z.nullable(z.string()),
      }),
    ),
  },
});

/** Gives it up. */
export const stopHeldSignIn = endpoint({
  name: 'stopHeldSignIn',
  method: 'DELETE',
  path: '/auth/google/held',
  origin: 'proposed',
  auth: 'none',
  replies: { 200: success(z.null()) },
});
