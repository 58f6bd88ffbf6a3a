import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

export const getReferralCode = endpoint({
  name: 'getReferralCode',
  method: 'GET',
  path: '/referral/code',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({ referral_code: z.string() }) },
});

/** The specification shows no field of the answer; these are ours. */
export const getReferralStats = endpoint({
  name: 'getReferralStats',
  method: 'GET',
  path: '/referral/stats',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({ invited: z.number(), joined: z.number(), qualified: z.number() }) },
});

export const completeReferral = endpoint({
  name: 'completeReferral',
  method: 'POST',
  path: '/user/referral/complete',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({}) },
});
