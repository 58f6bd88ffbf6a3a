import { referral } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { finishStep, userByReferralCode } from '../users/users.ts';
import { requireStep } from '../onboarding/routes.ts';

/** A campaign of the house: a code that always exists, for a person's first try. */
export const HOUSE_CODE = 'COWRIE25';

export function serveReferral(app: MockApp): void {
  serveEndpoint(app, referral.code, (_body, { member }) => ({
    referral_code: member().user.referral.code,
  }));

  serveEndpoint(app, referral.stats, (_body, { member }) => {
    const { invited, joined, qualified } = member().user.referral;
    return { invited, joined, qualified };
  });

  serveEndpoint(app, referral.complete, (body, { state, member, say }) => {
    const { user } = member();
    requireStep(user, 'referral');
    if ('referral_code' in body) {
      const inviter = userByReferralCode(state, body.referral_code);
      if (inviter === user) throw new Refusal(422, 'referral_unknown', 'referral_own');
      if (!inviter && body.referral_code !== HOUSE_CODE) {
        throw new Refusal(404, 'referral_unknown', 'referral_unknown');
      }
      if (inviter) {
        inviter.referral.joined += 1;
        inviter.referral.invited = Math.max(inviter.referral.invited, inviter.referral.joined);
        user.referral.referred_by = inviter.customer_id;
      }
    }
    finishStep(state, user, 'referral');
    return { message: say('referral_code' in body ? 'referral_saved' : 'step_skipped') };
  });
}
