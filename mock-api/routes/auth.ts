import { auth, session } from '#contract/index.ts';
import { refuseClosed } from '../call.ts';
import type { MockApp } from '../environment.ts';
import { clearSessionCookie, sessionToken } from '../http/cookies.ts';
import { Refusal } from '../refusal.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { requireChallenge } from '../state/challenge.ts';
import { newestCode, spendCode } from '../state/codes.ts';
import { isTrusted, noteDevice } from '../state/devices.ts';
import { notifyUser } from '../state/notifications.ts';
import { row } from '../state/record.ts';
import { closeSession } from '../state/sessions.ts';
import { awaitSecondStep } from '../state/two-factor.ts';
import { knowsPassword, userByEmail } from '../state/users.ts';
import { serveGoogle } from './google.ts';
import { serveReset } from './reset-password.ts';
import { deviceCode, deviceOf, signIn } from './sign-in.ts';
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
