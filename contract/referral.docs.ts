import type { AreaDocs } from './area-docs.ts';

export const referralDocs: AreaDocs<'referral'> = {
  about: 'The code that a user invites with, and the one that they came with.',
  calls: {
    getReferralCode: {
      summary: 'Get the own referral code',
      description: 'Eight characters. It never changes.',
    },
    getReferralStats: {
      summary: 'Count who was invited',
      description: '`joined` have entered the code, `qualified` have finished their onboarding besides.',
    },
    completeReferral: {
      summary: 'Enter a referral code, or skip it',
      description: 'A step of the onboarding, case-insensitive.',
      errors: {
        onboarding_step_done: 'The step is not among those that are left.',
        referral_unknown: "Nobody has this code, or it is the user's own.",
      },
      example: { body: { skip: true } },
    },
  },
};
