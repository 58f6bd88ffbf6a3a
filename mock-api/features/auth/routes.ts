import { auth, session } from '#contract/index.ts';
import { refuseClosed } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { clearSessionCookie, sessionToken } from '../../server/cookies.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { requireChallenge } from '../../stand-ins/turnstile/captcha.ts';
import { newestCode, spendCode } from './verification-codes.ts';
import { isTrusted, noteDevice } from '../devices/devices.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { row } from '../../core/own-record.ts';
import { closeSession } from '../session/sessions.ts';
import { awaitSecondStep } from '../two-factor/two-factor.ts';
import { knowsPassword, userByEmail } from '../users/users.ts';
import { serveGoogle } from '../../stand-ins/google/routes.ts';
import { serveReset } from './password-reset.ts';
import { deviceCode, deviceOf, signIn } from './start-session.ts';
import { serveSignup } from './signup.ts';

export function serveAuth(app: MockApp): void {
  serveSignup(app);
  serveReset(app);
  serveGoogle(app);

  serveEndpoint(app, auth.login, ({ email, password, turnstile_token, device_id }, call) => {
    const { state, c, say } = call;
    requireChallenge(state, turnstile_token);
    const user = userByEmail(state, email);
    // One answer for an unknown address and a wrong password; what became of an account is told to its owner only.
    if (!knowsPassword(state, user, password) || !user) {
      throw new Refusal(401, 'invalid_credentials', 'invalid_credentials');
    }
    refuseClosed(user);
    const device = deviceOf(c, device_id);
    // The app on a person's phone proves more than the inbox: with it on, no device has to be verified by mail.
    if (user.two_factor?.enabled_at) {
      const identifier = awaitSecondStep(state, user, device);
      return { message: say('two_factor_asked'), identifier, two_factor: true };
    }
    if (!isTrusted(state, device, user)) {
      const { identifier } = deviceCode(call, user, device);
      return { message: say('device_code_sent'), identifier };
    }
    noteDevice(state, device, user);
    signIn(call, user, device);
    return { message: say('signed_in') };
  });

  serveEndpoint(app, auth.verifyNewDevice, ({ code, identifier, device_id }, call) => {
    const { state, c, say } = call;
    const spent = spendCode(state, 'device', identifier ?? sessionIdentifier(), code);
    const user = row(state.users, spent.customer_id);
    if (!user) throw new Refusal(400, 'unknown_identifier', 'unknown_identifier');
    refuseClosed(user);
    signIn(call, user, device_id ?? spent.device_id ?? deviceOf(c, null));
    notifyUser(state, user, { type: 'device', text: 'note_device', link: '/w/devices-and-activities' });
    return { message: say('device_verified') };

    // The page of the status check knows no identifier, only who is signed in: a code that has run out is said to have.
    function sessionIdentifier(): string {
      const { user: member } = call.member({ unverified: true });
      return newestCode(state, 'device', member.email)?.identifier ?? '';
    }
  });

  serveEndpoint(app, session.logout, (_body, { state, c, say }) => {
    closeSession(state, sessionToken(c));
    clearSessionCookie(c);
    return { message: say('signed_out') };
  });
}
