import { twoFactor } from '#contract/index.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';
import { notify } from '../notifications/notifications.ts';
import { beginTwoFactor, enableTwoFactor, consumePendingLogin, consumeTotp } from './two-factor.ts';
import { startSession } from '../auth/start-session.ts';

export function serveTwoFactor(app: MockApp): void {
  implement(app, twoFactor.setup, (_body, { state, requireSession }) => {
    const { user } = requireSession();
    if (user.two_factor?.enabled_at) throw new ApiError(409, 'two_factor_on', 'two_factor_on');
    const { secret, url, expires } = beginTwoFactor(state, user);
    return { secret, otpauth_url: url, expires_at: iso(expires) };
  });

  implement(app, twoFactor.enable, ({ code }, { state, requireSession, text }) => {
    const { user } = requireSession();
    const factor = user.two_factor;
    if (factor?.enabled_at) throw new ApiError(409, 'two_factor_on', 'two_factor_on');
    if (!factor || factor.expires_at <= now(state))
      throw new ApiError(409, 'two_factor_not_started', 'two_factor_not_started');
    if (!consumeTotp(state, factor, code)) throw new ApiError(400, 'code_invalid', 'two_factor_wrong');
    const recovery_codes = enableTwoFactor(state, user, factor);
    notify(state, user, { type: 'security', text: 'note_two_factor', link: '/w/security' });
    return { message: text('two_factor_saved'), recovery_codes };
  });

  implement(app, twoFactor.verify, (body, call) => {
    const { user, deviceId } = consumePendingLogin(call.state, body);
    requireOpenAccount(user);
    startSession(call, user, deviceId);
    return { message: call.text('signed_in') };
  });
}
