import { referral } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { completeStep, userByReferralCode } from '../users/users.ts';
import { requireStep } from '../onboarding/routes.ts';

/** A campaign of the house: a code that always exists, for a person's first try. */
export const HOUSE_CODE = 'COWRIE25';

export function serveReferral(app: MockApp): void {
  implement(app, referral.code, (_body, { requireSession }) => ({
    referral_code: requireSession().user.referral.code,
  }));

  implement(app, referral.stats, (_body, { requireSession }) => {
    const { invited, joined, qualified } = requireSession().user.referral;
    return { invited, joined, qualified };
  });

  implement(app, referral.complete, (body, { state, requireSession, text }) => {
    const { user } = requireSession();
    requireStep(user, 'referral');
    if ('referral_code' in body) {
      const inviter = userByReferralCode(state, body.referral_code);
      if (inviter === user) throw new ApiError(422, 'referral_unknown', 'referral_own');
      if (!inviter && body.referral_code !== HOUSE_CODE) {
        throw new ApiError(404, 'referral_unknown', 'referral_unknown');
      }
      if (inviter) {
        inviter.referral.joined += 1;
        inviter.referral.invited = Math.max(inviter.referral.invited, inviter.referral.joined);
        user.referral.referred_by = inviter.customer_id;
      }
    }
    completeStep(state, user, 'referral');
    return { message: text('referral_code' in body ? 'referral_saved' : 'step_skipped') };
  });
}
