import { texts as signInTexts } from '../sign-in/texts.ts';
import { texts } from './texts.ts';
import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { iso, now } from '../../core/clock.ts';
import { callContext } from '../../server/call-context.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { clientIp } from '../../server/client-identity.ts';
import { jobContext } from '../../core/sandbox.ts';
import { requireProof, consumeProof } from '../proofs/proofs.ts';
import { refuseRestrictedChange } from '../restrictions/refuse-restricted-change.ts';
import { recordEvent } from '../security-events/record-event.ts';
import {
  beginTwoFactor,
  consumePendingLogin,
  disableTwoFactor,
  enableTwoFactor,
  issueRecoveryCodes,
} from './two-factor.ts';
import { verifySetup } from './verify-setup.ts';
import { presentSecurity } from '../security-summary/present-security.ts';
import { completeSignIn } from '../sign-in/sign-in.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { twoFactorSlice, type TwoFactor } from './state.ts';

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
    verifySetup(state, factor, code);
    const recovery_codes = enableTwoFactor(state, user, factor);
    consumeProof(call, 'two_factor_on');
    recordEvent(jobContext(sandbox), user, 'two_factor_on', { session, ip: clientIp(c) });
    return { message: text(texts.two_factor_saved), recovery_codes };
  },

  disableTwoFactor: (_body, call) => {
    const { text, user } = call;
    const factor = requireEnabled(call);
    requireProof(call, 'two_factor_off');
    disableTwoFactor(factor);
    consumeProof(call, 'two_factor_off');
    recordEvent(callContext(call), user, 'two_factor_off');
    return { message: text(texts.two_factor_off_saved), data: presentSecurity(call) };
  },

  renewRecoveryCodes: (_body, call) => {
    const { state, text, user } = call;
    const factor = requireEnabled(call);
    requireProof(call, 'recovery_codes');
    const recovery_codes = issueRecoveryCodes(state, user, factor);
    consumeProof(call, 'recovery_codes');
    recordEvent(callContext(call), user, 'recovery_codes_renewed');
    return { message: text(texts.recovery_codes_saved), data: { recovery_codes } };
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

/** @throws ApiError 409 `two_factor_not_enabled` */
function requireEnabled({ state, user }: SignedInContext): TwoFactor {
  const factor = own(state.twoFactor, user.customer_id);
  if (factor?.enabled_at == null) throw new ApiError('two_factor_not_enabled', texts.two_factor_not_enabled);
  return factor;
}

export const twoFactorFeature: Feature<'twoFactor'> = {
  handlers,
  texts,
  slices: [twoFactorSlice],
};
