import type { ReferralTerms } from '#contract/referral.ts';

const HOUR = 3_600_000;

/** Amounts are in naira. */
export const terms: ReferralTerms = {
  reward: '5000',
  deposit: '20000',
  days: 30,
  hours: 48,
  friends_per_year: 50,
};

/** How long a friend has, and how long a reward takes then, in milliseconds. */
export const FRIEND_MS = terms.days * 24 * HOUR;
export const REWARD_MS = terms.hours * HOUR;
