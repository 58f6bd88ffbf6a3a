import * as z from 'zod/mini';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { amount } from './money-schema.ts';
import { pageOf } from './pagination.ts';

export { completeReferral } from './complete-referral.ts';

/** How far a friend has come. Whoever has come to a step has come to all before it. */
export const referralSteps = ['invited', 'joined', 'qualified', 'paid'] as const;
export type ReferralStep = (typeof referralSteps)[number];

/** What a friend who has joined has still to do. */
export const missingForReward = ['identity', 'deposit'] as const;
export type MissingForReward = (typeof missingForReward)[number];

export const getReferralCode = endpoint({
  name: 'getReferralCode',
  method: 'GET',
  path: '/referral/code',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored({ referral_code: z.string() }) },
});

/** What earns a reward. Amounts are in naira. */
const referralTerms = z.object({
  /** For each friend. */
  reward: amount,
  /** What a friend has to deposit. */
  deposit: amount,
  /** How many days a friend has for it, from when they joined. */
  days: z.number(),
  /** How many hours after that the reward is paid. */
  hours: z.number(),
  /** For so many friends of a calendar year rewards are paid. */
  friends_per_year: z.number(),
});
export type ReferralTerms = z.output<typeof referralTerms>;

export const referralStats = z.object({
  invited: z.number(),
  joined: z.number(),
  qualified: z.number(),
  paid: z.number(),
  /** All rewards so far, in naira. */
  earned: amount,
  terms: referralTerms,
});
export type ReferralStats = z.output<typeof referralStats>;

/** The specification shows no field of the answer; these are ours. */
export const getReferralStats = endpoint({
  name: 'getReferralStats',
  method: 'GET',
  path: '/referral/stats',
  origin: 'spec',
  auth: 'session',
  replies: { 200: mirrored(referralStats.shape) },
});

export const referralInvite = z.object({
  id: z.string(),
  /** The friend's first name, or the address that was invited, with nothing of it but its ends; null where neither is known. */
  name_masked: z.nullable(z.string()),
  step: z.enum(referralSteps),
  /** Of a friend who has joined; empty at every other step. */
  missing: z.array(z.enum(missingForReward)),
  /** When the friend came to the step. */
  at: z.iso.datetime(),
  /** False of a friend who earns no reward whatever they do, because they are the one who invited them. By what that is known is not told. */
  counts: z.boolean(),
  /**
   * Of a friend who has joined, the end of their time; of one who has qualified, by when the reward is paid. Null at every other step,
   * and where there is no reward: it was one friend too many in that year, or the friend does not count.
   */
  until: z.nullable(z.iso.datetime()),
  /** Null until it is paid. The amount is in naira. */
  reward: z.nullable(z.object({ amount, transaction_id: z.string(), reference: z.string() })),
});
export type ReferralInvite = z.output<typeof referralInvite>;

/** Those to whom something happened last come first. */
export const listReferralInvites = endpoint({
  name: 'listReferralInvites',
  method: 'GET',
  path: '/referral/invites',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object(pageOf(referralInvite))) },
});
