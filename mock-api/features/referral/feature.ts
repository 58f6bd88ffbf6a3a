import { texts } from './texts.ts';
import { texts as onboardingTexts } from '../onboarding/texts.ts';
import { paginate } from '../../core/paginate.ts';
import { ApiError } from '../../server/api-error.ts';
import { notify } from '../notifications/notifications.ts';
import type { User } from '../users/state.ts';
import { completeStep, userByReferralCode } from '../users/users.ts';
import { requireStep } from '../onboarding/require-step.ts';
import type { SandboxState } from '../../core/state.ts';
import { presentInvites, referralStats } from './invites.ts';
import { maskName } from './mask-name.ts';
import { joinBy, payReward, reviewFriend } from './progress.ts';
import { referralInvitesSlice } from './state.ts';
import { terms } from './terms.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

/** A code of a campaign, without an inviter. It is always valid, so that a developer can try the step. */
export const CAMPAIGN_CODE = 'COWRIE25';

const handlers: Handlers<'referral'> = {
  getReferralCode: (_body, { user }) => ({
    referral_code: user.referral.code,
  }),

  getReferralStats: (_body, { state, user }) => referralStats(state, user.customer_id),

  listReferralInvites: (_body, { state, query: { step, ...page }, user }) => ({
    data: paginate(
      presentInvites(state, user.customer_id).filter((one) => step === undefined || one.step === step),
      page,
    ),
  }),

  completeReferral: (body, { state, user, text }) => {
    requireStep(user, 'referral');
    if ('referral_code' in body) {
      const inviter = userByReferralCode(state, body.referral_code);
      if (inviter === user) throw new ApiError('referral_unknown', texts.referral_own);
      if (!inviter && body.referral_code !== CAMPAIGN_CODE) {
        throw new ApiError('referral_unknown', texts.referral_unknown);
      }
      if (inviter) {
        // The notification promises a reward.
        if (!joinBy(state, inviter, user).is_own) announceJoined(state, inviter, user);
      }
    }
    completeStep(user, 'referral');
    return { message: text('referral_code' in body ? texts.referral_saved : onboardingTexts.step_skipped) };
  },
};

const naira = (amount: string) => ({ asset: 'ngn', amount }) as const;

/** Tells somebody that their code was used, and no more of a name than their list does. An email address is not told: who joined may have no name yet. */
function announceJoined(state: SandboxState, inviter: User, { profile, username }: User): void {
  const name = maskName(profile?.first_name ?? username, null);
  notify(state, inviter, {
    type: 'product',
    link: '/w/referral',
    text: name === null ? 'referral_unnamed' : 'referral',
    values: {
      ...(name === null ? {} : { name }),
      reward: naira(terms.reward),
      deposit: naira(terms.deposit),
      days: terms.days,
    },
  });
}

export const referralFeature: Feature<'referral'> = {
  handlers,
  texts,
  slices: [referralInvitesSlice],
  jobs: { referral_progress: reviewFriend, referral_reward: payReward },
};
