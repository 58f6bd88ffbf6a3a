import { auth, session } from '#contract/index.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clearSessionCookie, sessionToken } from '../../server/cookies.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { newestCode, consumeCode } from './verification-codes.ts';
import { isTrusted, recordDevice } from '../devices/devices.ts';
import { notify } from '../notifications/notifications.ts';
import { own } from '../../core/own-record.ts';
import { closeSession } from '../session/sessions.ts';
import { createPendingLogin } from '../two-factor/two-factor.ts';
import { verifyPassword, userByEmail } from '../users/users.ts';
import { serveGoogle } from '../../stand-ins/google/routes.ts';
import { serveReset } from './password-reset.ts';
import { deviceCode, deviceOf, startSession } from './start-session.ts';
import { serveSignup } from './signup.ts';

export function serveAuth(app: MockApp): void {
  serveSignup(app);
  serveReset(app);
  serveGoogle(app);

  implement(app, auth.login, ({ email, password, turnstile_token, device_id }, call) => {
    const { state, c, text } = call;
    requireCaptcha(state, turnstile_token);
    const user = userByEmail(state, email);
    // One answer for an unknown address and a wrong password; what became of an account is told to its owner only.
    if (!verifyPassword(state, user, password) || !user) {
      throw new ApiError(401, 'invalid_credentials', 'invalid_credentials');
    }
    requireOpenAccount(user);
    const device = deviceOf(c, device_id);
    // The app on a person's phone proves more than the inbox: with it on, no device has to be verified by mail.
    if (user.two_factor?.enabled_at) {
      const identifier = createPendingLogin(state, user, device);
      return { message: text('two_factor_asked'), identifier, two_factor: true };
    }
    if (!isTrusted(state, device, user)) {
      const { identifier } = deviceCode(call, user, device);
      return { message: text('device_code_sent'), identifier };
    }
    recordDevice(state, device, user);
    startSession(call, user, device);
    return { message: text('signed_in') };
  });

  implement(app, auth.verifyNewDevice, ({ code, identifier, device_id }, call) => {
    const { state, c, text } = call;
    const spent = consumeCode(state, 'device', identifier ?? sessionIdentifier(), code);
    const user = own(state.users, spent.customer_id);
    if (!user) throw new ApiError(400, 'unknown_identifier', 'unknown_identifier');
    requireOpenAccount(user);
    startSession(call, user, device_id ?? spent.device_id ?? deviceOf(c, null));
    notify(state, user, { type: 'device', text: 'note_device', link: '/w/devices-and-activities' });
    return { message: text('device_verified') };

    // The page of the status check knows no identifier, only who is signed in: a code that has run out is said to have.
    function sessionIdentifier(): string {
      const { user: member } = call.requireSession({ unverified: true });
      return newestCode(state, 'device', member.email)?.identifier ?? '';
    }
  });

  implement(app, session.logout, (_body, { state, c, text }) => {
    closeSession(state, sessionToken(c));
    clearSessionCookie(c);
    return { message: text('signed_out') };
  });
}
