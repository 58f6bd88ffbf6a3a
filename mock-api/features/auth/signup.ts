import { auth } from '#contract/index.ts';
import { refuseClosed } from '../../server/request-context.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { requireChallenge } from '../../stand-ins/turnstile/captcha.ts';
import { freshIdentifier, issueCode, spendCode } from './verification-codes.ts';
import { createUser, userByEmail } from '../users/users.ts';
import { deviceOf, mailCode, signIn } from './start-session.ts';

/**
 * A known address gets the same answer and a mail that says so: only who reads the mail learns of the account, and is
 * signed in by its code.
 */
export function serveSignup(app: MockApp): void {
  serveEndpoint(app, auth.requestSignupCode, (body, { state, sandbox, c, language, say }) => {
    requireChallenge(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const code = issueCode(state, {
      kind: 'signup',
      email,
      customer_id: userByEmail(state, email)?.customer_id ?? null,
      device_id: deviceOf(c, body.device_id),
    });
    mailCode(sandbox, code, language);
    return { message: say('code_sent'), identifier: code.identifier };
  });

  serveEndpoint(app, auth.verifySignupCode, (body, call) => {
    const { state, c, say } = call;
    const spent = spendCode(state, 'signup', body.identifier, body.code);
    const user = userByEmail(state, spent.email) ?? createUser(state, { email: spent.email });
    refuseClosed(user);
    signIn(call, user, deviceOf(c, null) ?? spent.device_id);
    return { message: say('code_verified'), verified_identifier: freshIdentifier(state) };
  });
}
