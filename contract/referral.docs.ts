import { pageParameters, type AreaDocs } from './area-docs.ts';

export const referralDocs: AreaDocs<'referral'> = {
  about:
    'The code that a user invites with, who came by it and what that earned, and the code that they came with.',
  calls: {
    getReferralCode: {
      summary: 'Get the own referral code',
      description: 'Eight characters. It never changes.',
    },
    getReferralStats: {
      summary: 'Count the invited, and what they earned',
      description:
        'Counted from the list of `listReferralInvites`: each figure has those of the steps after it too. `terms` is what earns a reward.',
    },
    listReferralInvites: {
      summary: 'List the invited, and how far each has come',
      description:
        'A friend has `joined` when they have entered the code in their onboarding, and `qualified` when their identity is verified and they have deposited enough, in cash or coins, within their time. The reward is a transaction of type `reward`, which is paid hours later unless the deposit was taken back until then. For friends beyond the most of a calendar year of Africa/Lagos none is paid, nor for another account of the same person (`counts`): it is known by a phone number, by a name and a date of birth, or by a device that both were verified on, and stays one whatever is changed later. Names and addresses are masked.',
      parameters: { ...pageParameters, step: 'Only those who are at this step now.' },
      example: { query: { page: 1, page_size: 10 } },
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
