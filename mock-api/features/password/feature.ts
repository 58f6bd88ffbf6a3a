import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { now } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import { setSessionCookie } from '../../server/cookies.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { requirePassword } from '../approval/require-password.ts';
import { voidProofs } from '../proofs/proofs.ts';
import { consumeSecondFactor, judgeSecondFactor, type SecondFactor } from '../reauth/second-factor.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { presentSecurity } from '../security-summary/present-security.ts';
import { renewSession } from '../session/sessions.ts';
import { endPendingAuthentications } from '../sign-in/pending-authentications.ts';
import { refusePersonalPassword } from '../users/personal-password.ts';
import { setPassword, verifyPassword } from '../users/users.ts';
import { forgetWrongTries } from '../wrong-tries/wrong-tries.ts';
import { texts } from './texts.ts';

const handlers: Handlers<'password'> = {
  changePassword: ({ current_password, password, log_out_others, ...second }, call) => {
    const { state, session, user, c, text } = call;
    if (!user.password) throw new ApiError('password_not_set', texts.password_not_set);
    requireSecondFactor(call, second);
    requirePassword(callContext(call), user, current_password);
    judgeSecondFactor(call, second);
    refusePersonalPassword(user, password);
    if (verifyPassword(user, password)) throw new ApiError('password_unchanged', texts.password_unchanged);
    consumeSecondFactor(call, second);
    setPassword(state, user, password);
    forgetWrongTries(state, user.email, 'password');
    // Begun or proven by whoever knew the former one.
    endPendingAuthentications(state, user);
    voidProofs(state, user);
    const logged_out = log_out_others ? otherDevices(call).size : 0;
    recordEvent(callContext(call), user, log_out_others ? 'password_changed' : 'password_changed_here');
    const renewed = renewSession(state, user, session);
    setSessionCookie(c, renewed);
    return {
      message: text(texts.password_changed),
      data: { security: presentSecurity({ ...call, session: renewed }), logged_out },
    };
  },
};

/**
 * Before the password is judged: else who has stolen a session tries passwords without a code.
 * @throws ApiError 403 `totp_required`
 */
function requireSecondFactor(call: SignedInContext, second: SecondFactor): void {
  const { state, user } = call;
  const isOn = own(state.twoFactor, user.customer_id)?.enabled_at != null;
  if (isOn && !second.totp && !second.recovery_code)
    throw new ApiError('totp_required', paymentErrorTexts.totp_required);
}

/** The devices of other sessions that have not expired. One without a device counts as a device of its own. */
const otherDevices = ({ state, session, user }: SignedInContext): ReadonlySet<string> =>
  new Set(
    Object.values(state.sessions)
      .filter(({ customer_id, expires_at }) => customer_id === user.customer_id && expires_at > now(state))
      .map(({ device_id, token }) => device_id ?? token)
      .filter((id) => id !== (session.device_id ?? session.token)),
  );

export const passwordFeature: Feature<'password'> = { handlers, texts };
