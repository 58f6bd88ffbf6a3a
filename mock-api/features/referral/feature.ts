import { texts } from './texts.ts';
import { texts as onboardingTexts } from '../onboarding/texts.ts';
import { ApiError } from '../../server/api-error.ts';
import { notify } from '../notifications/notifications.ts';
import type { User } from '../users/state.ts';
import { completeStep, userByReferralCode } from '../users/users.ts';
import { requireStep } from '../onboarding/require-step.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

/** A code of a campaign, without an inviter. It is always valid, so that a developer can try the step. */
export const CAMPAIGN_CODE = 'COWRIE25';

const handlers: Handlers<'referral'> = {
  getReferralCode: (_body, { user }) => ({
    referral_code: user.referral.code,
  }),

  getReferralStats: (_body, { user }) => {
    const { invited, joined, qualified } = user.referral;
    return { invited, joined, qualified };
  },

  completeReferral: (body, { state, user, text }) => {
    requireStep(user, 'referral');
    if ('referral_code' in body) {
      const inviter = userByReferralCode(state, body.referral_code);
      if (inviter === user) throw new ApiError('referral_unknown', texts.referral_own);
      if (!inviter && body.referral_code !== CAMPAIGN_CODE) {
        throw new ApiError('referral_unknown', texts.referral_unknown);
      }
      if (inviter) {
        inviter.referral.joined += 1;
        inviter.referral.invited = Math.max(inviter.referral.invited, inviter.referral.joined);
        user.referral.referred_by = inviter.customer_id;
        announceJoined(state, inviter, user);
      }
    }
    completeStep(state, user, 'referral');
    return { message: text('referral_code' in body ? texts.referral_saved : onboardingTexts.step_skipped) };
  },
};

/** Tells somebody that their code was used. An email address is not told: who joined may have no name yet. */
function announceJoined(state: SandboxState, inviter: User, { profile, username }: User): void {
  const name = profile?.first_name ?? username;
  const said =
    name === null
      ? ({ text: 'referral_unnamed' } as const)
      : ({ text: 'referral', values: { name } } as const);
  notify(state, inviter, { type: 'product', link: '/w/referral', ...said });
}

export const referralFeature: Feature<'referral'> = {
  handlers,
  texts,
};
