import { twoFactor } from '#contract/index.ts';
import { refuseClosed } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { beginTwoFactor, enableTwoFactor, takeSecondStep, takeTotp } from './two-factor.ts';
import { signIn } from '../auth/start-session.ts';

export function serveTwoFactor(app: MockApp): void {
  serveEndpoint(app, twoFactor.setup, (_body, { state, member }) => {
    const { user } = member();
    if (user.two_factor?.enabled_at) throw new Refusal(409, 'two_factor_on', 'two_factor_on');
    const { secret, url, expires } = beginTwoFactor(state, user);
    return { secret, otpauth_url: url, expires_at: iso(expires) };
  });

  serveEndpoint(app, twoFactor.enable, ({ code }, { state, member, say }) => {
    const { user } = member();
    const factor = user.two_factor;
    if (factor?.enabled_at) throw new Refusal(409, 'two_factor_on', 'two_factor_on');
    if (!factor || factor.expires_at <= now(state))
      throw new Refusal(409, 'two_factor_not_started', 'two_factor_not_started');
    if (!takeTotp(state, factor, code)) throw new Refusal(400, 'code_invalid', 'two_factor_wrong');
    const recovery_codes = enableTwoFactor(state, user, factor);
    notifyUser(state, user, { type: 'security', text: 'note_two_factor', link: '/w/security' });
    return { message: say('two_factor_saved'), recovery_codes };
  });

  serveEndpoint(app, twoFactor.verify, (body, call) => {
    const { user, deviceId } = takeSecondStep(call.state, body);
    refuseClosed(user);
    signIn(call, user, deviceId);
    return { message: call.say('signed_in') };
  });
}
