import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { referralCode } from './fields.ts';

export const code = endpoint({
  method: 'GET',
  path: '/referral/code',
  source: 'spec',
  auth: 'session',
  reply: documented({ referral_code: z.string() }),
});

/** The specification shows no field of the answer; these are ours. */
export const stats = endpoint({
  method: 'GET',
  path: '/referral/stats',
  source: 'spec',
  auth: 'session',
  reply: documented({ invited: z.number(), joined: z.number(), qualified: z.number() }),
});

export const complete = endpoint({
  method: 'POST',
  path: '/user/referral/complete',
  source: 'spec',
  auth: 'session',
  body: z.union([z.object({ skip: z.literal(true) }), z.object({ referral_code: referralCode })]),
  reply: documented({}),
});
