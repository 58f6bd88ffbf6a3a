import { texts as signInTexts } from '../sign-in/texts.ts';
import { texts } from './texts.ts';
import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { iso, now } from '../../core/clock.ts';
import { clientIp } from '../../server/client-identity.ts';
import { jobContext } from '../../core/sandbox.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import { refuseRestrictedChange } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { beginTwoFactor, enableTwoFactor, consumePendingLogin, consumeTotp } from './two-factor.ts';
import { completeSignIn } from '../sign-in/sign-in.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { twoFactorSlice } from './state.ts';

const handlers: Handlers<'twoFactor'> = {
  startTwoFactorSetup: (_body, call) => {
    const { state, session, user } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'two_factor_on');
    if (own(state.twoFactor, user.customer_id)?.enabled_at)
      throw new ApiError('two_factor_enabled', texts.two_factor_enabled);
    const { factor, url } = beginTwoFactor(state, user);
    return { secret: factor.secret, otpauth_url: url, expires_at: iso(factor.expires_at) };
  },

  enableTwoFactor: ({ code }, call) => {
    const { state, sandbox, c, session, user, text } = call;
    refuseRestrictedChange(state, user, session.device_id);
    requireProof(call, 'two_factor_on');
    const factor = own(state.twoFactor, user.customer_id);
    if (factor?.enabled_at) throw new ApiError('two_factor_enabled', texts.two_factor_enabled);
    if (!factor || factor.expires_at <= now(state))
      throw new ApiError('two_factor_setup_missing', texts.two_factor_setup_missing);
    if (!consumeTotp(state, factor, code)) throw new ApiError('code_invalid', texts.two_factor_wrong);
    const recovery_codes = enableTwoFactor(state, user, factor);
    consumeProof(call, 'two_factor_on');
    recordEvent(jobContext(sandbox), user, 'two_factor_on', { session, ip: clientIp(c) });
    return { message: text(texts.two_factor_saved), recovery_codes };
  },

  verifyTwoFactor: (body, call) => {
    const { user, factor } = consumePendingLogin(call, body);
    const outcome = completeSignIn(call, body.identifier);
    if (factor === 'recovery_code' && outcome.kind === 'session') {
      const left = own(call.state.twoFactor, user.customer_id)?.recovery.length ?? 0;
      recordEvent(jobContext(call.sandbox), user, 'recovery_code_used', {
        deviceId: outcome.deviceId,
        ip: clientIp(call.c),
        values: { left },
      });
    }
    return { message: call.text(signInTexts.signed_in) };
  },
};

export const twoFactorFeature: Feature<'twoFactor'> = {
  handlers,
  texts,
  slices: [twoFactorSlice],
};
