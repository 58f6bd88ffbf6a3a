import { texts as signInTexts } from '../sign-in/texts.ts';
import { texts } from './texts.ts';
import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { iso, now } from '../../core/clock.ts';
import { clientIp } from '../../server/client-identity.ts';
import { jobContext } from '../../core/sandbox.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { beginTwoFactor, enableTwoFactor, consumePendingLogin, consumeTotp } from './two-factor.ts';
import { completeSignIn } from '../sign-in/sign-in.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { twoFactorSlice } from './state.ts';

const handlers: Handlers<'twoFactor'> = {
  startTwoFactorSetup: (_body, { state, user }) => {
    if (own(state.twoFactor, user.customer_id)?.enabled_at)
      throw new ApiError('two_factor_enabled', texts.two_factor_enabled);
    const { factor, url } = beginTwoFactor(state, user);
    return { secret: factor.secret, otpauth_url: url, expires_at: iso(factor.expires_at) };
  },

  enableTwoFactor: ({ code }, { state, sandbox, c, session, user, text }) => {
    const factor = own(state.twoFactor, user.customer_id);
    if (factor?.enabled_at) throw new ApiError('two_factor_enabled', texts.two_factor_enabled);
    if (!factor || factor.expires_at <= now(state))
      throw new ApiError('two_factor_setup_missing', texts.two_factor_setup_missing);
    if (!consumeTotp(state, factor, code)) throw new ApiError('code_invalid', texts.two_factor_wrong);
    const recovery_codes = enableTwoFactor(state, user, factor);
    recordEvent(jobContext(sandbox), user, 'two_factor_on', { session, ip: clientIp(c) });
    return { message: text(texts.two_factor_saved), recovery_codes };
  },

  verifyTwoFactor: (body, call) => {
    consumePendingLogin(call.state, body);
    completeSignIn(call, body.identifier);
    return { message: call.text(signInTexts.signed_in) };
  },
};

export const twoFactorFeature: Feature<'twoFactor'> = {
  handlers,
  texts,
  slices: [twoFactorSlice],
};
