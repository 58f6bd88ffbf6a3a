import { auth } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { requireChallenge } from '../../stand-ins/turnstile/captcha.ts';
import { now } from '../../core/clock.ts';
import { freshIdentifier, GRANT_SECONDS, issueCode, spendCode } from './verification-codes.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { seal } from '../../core/secret-hash.ts';
import { removeRow, row } from '../../core/own-record.ts';
import { closeSessionsOf } from '../session/sessions.ts';
import { finishStep, userByEmail } from '../users/users.ts';
import { mailCode } from './start-session.ts';

export function serveReset(app: MockApp): void {
  serveEndpoint(app, auth.requestReset, (body, { state, sandbox, language, say }) => {
    requireChallenge(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const user = userByEmail(state, email);
    // An unknown address takes the same way, with a code that nobody can know: no answer differs.
    const code = issueCode(state, {
      kind: 'reset',
      email,
      customer_id: user?.customer_id ?? null,
      device_id: null,
      mute: !user,
    });
    if (user) mailCode(sandbox, code, language);
    return { message: say('reset_code_sent'), identifier: code.identifier };
  });

  serveEndpoint(app, auth.verifyResetCode, (body, { state, say }) => {
    requireChallenge(state, body.turnstile_token);
    const spent = spendCode(state, 'reset', body.identifier, body.code);
    const identifier = freshIdentifier(state);
    state.grants[identifier] = {
      customer_id: spent.customer_id ?? '',
      expires_at: now(state) + GRANT_SECONDS * 1000,
    };
    return { message: say('code_verified'), identifier };
  });

  serveEndpoint(app, auth.resetPassword, (body, { state, say }) => {
    const grant = row(state.grants, body.identifier);
    const user = row(state.users, grant?.customer_id);
    if (!grant || !user || grant.expires_at <= now(state)) {
      throw new Refusal(400, 'unknown_identifier', 'unknown_identifier');
    }
    removeRow(state.grants, body.identifier);
    user.password = seal(state, body.password);
    finishStep(state, user, 'password');
    // Whoever knew the old password is out (OWASP ASVS 7.4.3).
    closeSessionsOf(state, user);
    notifyUser(state, user, { type: 'security', text: 'note_password', link: '/w/security' });
    return { message: say('password_saved') };
  });
}
