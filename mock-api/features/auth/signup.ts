import { deviceOf, startSession } from '../sign-in/start-session.ts';
import { texts } from './texts.ts';
import { requireOpenAccount } from '../../server/request-context.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import { freshIdentifier, issueCode, consumeCode } from '../verification-codes/verification-codes.ts';
import { createUser, userByEmail } from '../users/users.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import type { Handlers } from '../../server/feature.ts';

/**
 * The reply is the same whether or not the address has an account. If it has one, the email says so, and its code signs in to
 * the account.
 */
export const signupHandlers: Pick<Handlers<'auth'>, 'requestSignupCode' | 'verifySignupCode'> = {
  requestSignupCode: (body, { state, sandbox, c, language, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const code = issueCode(state, {
      kind: 'signup',
      email,
      customer_id: userByEmail(state, email)?.customer_id ?? null,
      device_id: deviceOf(c, body.device_id),
    });
    mailCode(sandbox, code, language);
    return { message: text(texts.code_sent), identifier: code.identifier };
  },

  verifySignupCode: (body, call) => {
    const { state, c, text } = call;
    const used = consumeCode(state, 'signup', body.identifier, body.code);
    const user = userByEmail(state, used.email) ?? createUser(state, { email: used.email });
    requireOpenAccount(user);
    startSession(call, user, deviceOf(c, null) ?? used.device_id, { way: 'signup_code' });
    return { message: text(texts.code_verified), verified_identifier: freshIdentifier(state) };
  },
};
