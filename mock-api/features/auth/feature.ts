import { texts as signInTexts } from '../sign-in/texts.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { secondStepOf, signIn } from '../sign-in/sign-in.ts';
import { texts } from './texts.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { newestCode, consumeAccountCode } from '../verification-codes/verification-codes.ts';
import { isKnownDevice, provenDevice } from '../devices/known-device.ts';
import { own } from '../../core/own-record.ts';
import { verifyPassword, userByEmail } from '../users/users.ts';
import { judgeTry } from '../wrong-tries/wrong-tries.ts';
import { googleHandlers } from './google.ts';
import { serveGoogleCallback } from './google-callback.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { deviceCode } from '../verification-codes/send-code.ts';
import { signupHandlers } from './signup.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { heldSignInsSlice, oauthRequestsSlice, passwordResetGrantsSlice } from './state.ts';

const handlers: Handlers<'auth'> = {
  ...signupHandlers,
  ...passwordResetHandlers,
  ...googleHandlers,

  login: ({ email, password, turnstile_token }, call) => {
    const { state, c, text } = call;
    requireCaptcha(state, turnstile_token);
    const user = userByEmail(state, email);
    const tryer = { email, known: isKnownDevice(c, state, user) };
    const isRight = () => verifyPassword(user, password);
    // The same error for an unknown address and a wrong password. Only the owner learns that the account is closed.
    const context = callContext(call, provenDevice(c, state)?.device_id);
    if (!judgeTry(context, tryer, 'password', isRight) || !user) {
      throw new ApiError('invalid_credentials', texts.invalid_credentials);
    }
    requireOpenAccount(user);
    // The authenticator app proves more than access to the inbox, so with it no device is verified by email.
    const hasAuthenticator = own(state.twoFactor, user.customer_id)?.enabled_at != null;
    if (!hasAuthenticator && !isKnownDevice(c, state, user)) {
      const { identifier } = deviceCode(call, user);
      return { message: text(texts.device_code_sent), identifier };
    }
    const outcome = signIn(call, user, 'password');
    const said = outcome.kind === 'session' ? signInTexts.signed_in : signInTexts.two_factor_required;
    return { message: text(said), ...secondStepOf(outcome) };
  },

  verifyNewDevice: ({ code, identifier }, call) => {
    const { state, c, text } = call;
    const deviceId = call.findSession()?.session.device_id ?? provenDevice(c, state)?.device_id;
    const context = callContext(call, deviceId);
    const used = consumeAccountCode(context, 'device', identifier ?? sessionIdentifier(), code);
    const user = own(state.users, used.customer_id);
    if (!user) throw new ApiError('flow_expired', codeTexts.flow_expired);
    const outcome = signIn(call, user, 'device_code');
    if (outcome.kind === 'second_factor')
      return { message: text(signInTexts.two_factor_required), ...secondStepOf(outcome), email: user.email };
    return { message: text(texts.device_verified) };

    // A page that comes from the status check has a session but no identifier. Takes the newest code, so that an expired one
    // is reported as expired.
    function sessionIdentifier(): string {
      const { email, customer_id } = call.requireSession({ unverified: true }).user;
      return newestCode(state, { kind: 'device', email, customer_id })?.identifier ?? '';
    }
  },
};

export const authFeature: Feature<'auth'> = {
  handlers,
  texts,
  slices: [passwordResetGrantsSlice, oauthRequestsSlice, heldSignInsSlice],
  serve: serveGoogleCallback,
};
