import { texts as codeTexts } from '../verification-codes/texts.ts';
import { texts } from './texts.ts';
import { ApiError } from '../../server/api-error.ts';
import { clientIp } from '../../server/client-identity.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { iso, now } from '../../core/clock.ts';
import { jobContext } from '../../core/sandbox.ts';
import { askForCode, consumeCode } from '../verification-codes/open-codes.ts';
import { freshIdentifier, GRANT_SECONDS } from '../verification-codes/verification-codes.ts';
import { own } from '../../core/own-record.ts';
import { askerOf } from '../devices/known-device.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { endPendingAuthentications } from '../sign-in/pending-authentications.ts';
import { refusePersonalPassword } from '../users/personal-password.ts';
import { completeStep, setPassword, userByEmail } from '../users/users.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import { forgetWrongTries } from '../wrong-tries/wrong-tries.ts';
import type { Handlers } from '../../server/feature.ts';

export const passwordResetHandlers: Pick<
  Handlers<'auth'>,
  'requestPasswordReset' | 'verifyPasswordResetCode' | 'resetPassword'
> = {
  requestPasswordReset: (body, { state, sandbox, c, language, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const user = userByEmail(state, email);
    // An unknown address gets the same replies, by a code that is not sent and never matches.
    const code = askForCode(state, {
      kind: 'reset',
      email,
      customer_id: user?.customer_id ?? null,
      asker: askerOf(c, state, user),
      isDecoy: !user,
    });
    if (user && code.sent) mailCode(sandbox, code, language);
    return { message: text(texts.reset_code_sent), identifier: code.identifier };
  },

  verifyPasswordResetCode: (body, { state, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const used = consumeCode(state, 'reset', body);
    const identifier = freshIdentifier(state);
    state.passwordResetGrants[identifier] = {
      customer_id: used.customer_id ?? '',
      expires_at: now(state) + GRANT_SECONDS * 1000,
    };
    return { message: text(texts.code_verified), identifier };
  },

  resetPassword: (body, { state, sandbox, c, text }) => {
    const grant = own(state.passwordResetGrants, body.identifier);
    const user = own(state.users, grant?.customer_id);
    if (!grant || !user || grant.expires_at <= now(state)) {
      throw new ApiError('flow_expired', codeTexts.flow_expired);
    }
    // The grant stays: another one can be chosen by it.
    refusePersonalPassword(user, body.password);
    setPassword(state, user, body.password);
    forgetWrongTries(state, user.email, 'password');
    user.password_reset_at = iso(now(state));
    completeStep(user, 'password');
    endPendingAuthentications(state, user);
    recordEvent(jobContext(sandbox), user, 'password_reset', { ip: clientIp(c) });
    return { message: text(texts.password_saved) };
  },
};
