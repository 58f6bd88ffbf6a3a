import { auth } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { now } from '../../core/clock.ts';
import { freshIdentifier, GRANT_SECONDS, issueCode, consumeCode } from './verification-codes.ts';
import { notify } from '../notifications/notifications.ts';
import { hash } from '../../core/secret-hash.ts';
import { remove, own } from '../../core/own-record.ts';
import { closeSessionsOf } from '../session/sessions.ts';
import { completeStep, userByEmail } from '../users/users.ts';
import { mailCode } from './start-session.ts';

export function serveReset(app: MockApp): void {
  implement(app, auth.requestReset, (body, { state, sandbox, language, text }) => {
    requireCaptcha(state, body.turnstile_token);
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
    return { message: text('reset_code_sent'), identifier: code.identifier };
  });

  implement(app, auth.verifyResetCode, (body, { state, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const spent = consumeCode(state, 'reset', body.identifier, body.code);
    const identifier = freshIdentifier(state);
    state.passwordResetGrants[identifier] = {
      customer_id: spent.customer_id ?? '',
      expires_at: now(state) + GRANT_SECONDS * 1000,
    };
    return { message: text('code_verified'), identifier };
  });

  implement(app, auth.resetPassword, (body, { state, text }) => {
    const grant = own(state.passwordResetGrants, body.identifier);
    const user = own(state.users, grant?.customer_id);
    if (!grant || !user || grant.expires_at <= now(state)) {
      throw new ApiError(400, 'unknown_identifier', 'unknown_identifier');
    }
    remove(state.passwordResetGrants, body.identifier);
    user.password = hash(state, body.password);
    completeStep(state, user, 'password');
    // Whoever knew the old password is out (OWASP ASVS 7.4.3).
    closeSessionsOf(state, user);
    notify(state, user, { type: 'security', text: 'note_password', link: '/w/security' });
    return { message: text('password_saved') };
  });
}
