import { auth } from '#contract/index.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { implement } from '../../server/implement.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { freshIdentifier, issueCode, consumeCode } from './verification-codes.ts';
import { createUser, userByEmail } from '../users/users.ts';
import { deviceOf, mailCode, startSession } from './start-session.ts';

/**
 * A known address gets the same answer and a mail that says so: only who reads the mail learns of the account, and is
 * signed in by its code.
 */
export function serveSignup(app: MockApp): void {
  implement(app, auth.requestSignupCode, (body, { state, sandbox, c, language, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const code = issueCode(state, {
      kind: 'signup',
      email,
      customer_id: userByEmail(state, email)?.customer_id ?? null,
      device_id: deviceOf(c, body.device_id),
    });
    mailCode(sandbox, code, language);
    return { message: text('code_sent'), identifier: code.identifier };
  });

  implement(app, auth.verifySignupCode, (body, call) => {
    const { state, c, text } = call;
    const spent = consumeCode(state, 'signup', body.identifier, body.code);
    const user = userByEmail(state, spent.email) ?? createUser(state, { email: spent.email });
    requireOpenAccount(user);
    startSession(call, user, deviceOf(c, null) ?? spent.device_id);
    return { message: text('code_verified'), verified_identifier: freshIdentifier(state) };
  });
}
