import { texts as signInTexts } from '../sign-in/texts.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { deviceOf, startSession } from '../sign-in/start-session.ts';
import { texts as twoFactorTexts } from '../two-factor/texts.ts';
import { texts } from './texts.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import { ApiError } from '../../server/api-error.ts';
import { clientIp } from '../../server/client-identity.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { newestCode, consumeAccountCode } from '../verification-codes/verification-codes.ts';
import { isTrusted, recordDevice } from '../devices/devices.ts';
import { isKnownDevice } from '../devices/known-device.ts';
import { jobContext } from '../../core/sandbox.ts';
import { own } from '../../core/own-record.ts';
import { createPendingLogin } from '../two-factor/two-factor.ts';
import { verifyPassword, userByEmail } from '../users/users.ts';
import { judgeTry } from '../wrong-tries/wrong-tries.ts';
import { googleHandlers } from '../../stand-ins/google/start-sign-in.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { deviceCode } from '../verification-codes/send-code.ts';
import { signupHandlers } from './signup.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { passwordResetGrantsSlice } from './state.ts';

const handlers: Handlers<'auth'> = {
  ...signupHandlers,
  ...passwordResetHandlers,
  ...googleHandlers,

  login: ({ email, password, turnstile_token, device_id }, call) => {
    const { state, sandbox, c, text } = call;
    requireCaptcha(state, turnstile_token);
    const user = userByEmail(state, email);
    const tryer = { email, known: isKnownDevice(c, state, user), ip: clientIp(c) };
    const isRight = () => verifyPassword(state, user, password);
    // The same error for an unknown address and a wrong password. Only the owner learns that the account is closed.
    if (!judgeTry(jobContext(sandbox), tryer, 'password', isRight) || !user) {
      throw new ApiError('invalid_credentials', texts.invalid_credentials);
    }
    requireOpenAccount(user);
    const device = deviceOf(c, device_id);
    // The authenticator app proves more than access to the inbox, so with it no device is verified by email.
    if (own(state.twoFactor, user.customer_id)?.enabled_at) {
      const identifier = createPendingLogin(state, user, device);
      return { message: text(twoFactorTexts.two_factor_required), identifier, two_factor: true };
    }
    if (!isTrusted(state, device, user)) {
      const { identifier } = deviceCode(call, user, device);
      return { message: text(texts.device_code_sent), identifier };
    }
    recordDevice(state, device, user);
    startSession(call, user, device, { way: 'password' });
    return { message: text(signInTexts.signed_in) };
  },

  verifyNewDevice: ({ code, identifier, device_id }, call) => {
    const { state, sandbox, c, text } = call;
    const context = jobContext(sandbox);
    const used = consumeAccountCode(context, 'device', identifier ?? sessionIdentifier(), code);
    const user = own(state.users, used.customer_id);
    if (!user) throw new ApiError('flow_expired', codeTexts.flow_expired);
    requireOpenAccount(user);
    const deviceId = device_id ?? used.device_id ?? deviceOf(c, null);
    startSession(call, user, deviceId, { way: 'device_code' });
    return { message: text(texts.device_verified) };

    // A page that comes from the status check has a session but no identifier. Takes the newest code, so that an expired one
    // is reported as expired.
    function sessionIdentifier(): string {
      const { email } = call.requireSession({ unverified: true }).user;
      return newestCode(state, 'device', email)?.identifier ?? '';
    }
  },
};

export const authFeature: Feature<'auth'> = {
  handlers,
  texts,
  slices: [passwordResetGrantsSlice],
};
