import { jobContext } from '../../core/sandbox.ts';
import { own } from '../../core/own-record.ts';
import { requireCaptcha } from '../../stand-ins/turnstile/captcha.ts';
import type { Handlers } from '../../server/feature.ts';
import { askerOf } from '../devices/known-device.ts';
import { secondStepOf, signIn } from '../sign-in/sign-in.ts';
import { createUser, hasPermanentMethod, userByEmail } from '../users/users.ts';
import { knownAddressEmail } from '../verification-codes/code-emails.ts';
import { mailCode } from '../verification-codes/send-code.ts';
import { askForCode, consumeCode } from '../verification-codes/open-codes.ts';
import { freshIdentifier } from '../verification-codes/verification-codes.ts';
import { texts } from './texts.ts';

/**
 * The replies are the same whether or not the address has an account. One that can be logged into gets an email with two links in
 * place of a code, and no code is right. One that was left before it had a password or Google is gone on with by its code.
 */
export const signupHandlers: Pick<Handlers<'auth'>, 'requestSignupCode' | 'verifySignupCode'> = {
  requestSignupCode: (body, { state, sandbox, c, language, text }) => {
    requireCaptcha(state, body.turnstile_token);
    const email = body.email.toLowerCase();
    const user = userByEmail(state, email);
    const isDecoy = user !== undefined && hasPermanentMethod(user);
    const code = askForCode(state, {
      kind: 'signup',
      email,
      customer_id: user?.customer_id ?? null,
      asker: askerOf(c, state, user),
      isDecoy,
    });
    if (code.sent && isDecoy) jobContext(sandbox).deliver(knownAddressEmail(email, language, c.var.site));
    else if (code.sent) mailCode(sandbox, code, language);
    return { message: text(texts.code_sent), identifier: code.identifier };
  },

  verifySignupCode: (body, call) => {
    const { state, language, text } = call;
    const asked = own(state.codes, body.identifier);
    const known = asked?.kind === 'signup' ? userByEmail(state, asked.email) : undefined;
    // The account may have got a password or Google since the code was sent: it is a wrong code from then on.
    const used = consumeCode(state, 'signup', body, known !== undefined && hasPermanentMethod(known));
    const user = known ?? createUser(state, { email: used.email, language });
    const outcome = signIn(call, user, 'signup_code', { isNewAccount: known === undefined });
    return {
      message: text(texts.code_verified),
      verified_identifier: freshIdentifier(state),
      ...secondStepOf(outcome),
    };
  },
};
