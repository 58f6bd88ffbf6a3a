import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/**
 * The second step of a login that answered `two_factor`: a code of the app, or a recovery code. With `identifier` in the
 * answer the device must be verified besides, as after a login (spec section 2).
 */
export const verifyTwoFactor = endpoint({
  name: 'verifyTwoFactor',
  method: 'POST',
  path: '/2fa/verify',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ identifier: z.optional(z.nullable(z.string())) }) },
});
