import { closedLoginPath } from '#contract/closed-account.ts';
import { email as emailField } from '#contract/fields.ts';
import { createRequestContext } from '../../server/request-context.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { deviceCookie } from '../../server/cookies.ts';
import { readBytes } from '../../server/read-body.ts';
import { closeOauthRequest, findOauthRequest, type OauthRequest } from './oauth-requests.ts';
import { next } from '../../core/random.ts';
import { createUser, userByEmail, type User } from '../../features/users/users.ts';
import { consentPage, type ConsentForm } from './consent-page.ts';
import { startSession } from '../../features/auth/start-session.ts';

const CALLBACK = '/oauth/callback';

/** Google's part of the sign-in, offline: a page that asks and a redirect back to the site. */
export function serveGoogleConsent(app: MockApp): void {
  app.get('/__mock/google', (c) => {
    const consent = findOauthRequest(c.get('sandbox').state, c.req.query('state'));
    return consentPage(c, { consent, email: 'ada.obi@example.com', answer: 'complete' });
  });

  app.post('/__mock/google', async (c) => {
    const { state } = c.get('sandbox');
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw.body, 0)));
    const consent = findOauthRequest(state, form.get('state') ?? undefined);
    const page: ConsentForm = {
      consent,
      email: form.get('email') ?? '',
      answer: form.get('answer') ?? 'complete',
    };
    if (!consent) return consentPage(c, page);
    if (form.get('choice') === 'cancel') {
      closeOauthRequest(state, consent);
      return c.redirect(`${consent.site}${CALLBACK}?error=access_denied`, 303);
    }
    const email = emailField.safeParse(page.email);
    if (!email.success) return consentPage(c, { ...page, invalid: true });
    closeOauthRequest(state, consent);
    return approve(c, consent, email.data.toLowerCase(), page.answer);
  });
}

function approve(c: MockContext, consent: OauthRequest, email: string, leaveOut: string): Response {
  const { state } = c.get('sandbox');
  const known = userByEmail(state, email);
  if (known && known.accountStatus !== 'active') {
    return c.redirect(`${consent.site}${closedLoginPath(`account_${known.accountStatus}`)}`, 303);
  }
  // Who comes by Google needs no password, so that step is not asked.
  const user: User =
    known ?? createUser(state, { email, google: true, required: ['user_info', 'username', 'referral'] });
  user.googleLinked = true;
  startSession(createRequestContext(c, undefined), user, deviceCookie(c));
  // The session is the cookie. These two are what the site expects to find, and open nothing.
  const answer = new URLSearchParams({
    token: next(state, 'oauth', email),
    refresh_token: next(state, 'oauth', email),
    is_new_user: String(!known),
    email,
  });
  answer.delete(leaveOut);
  return c.redirect(`${consent.site}${CALLBACK}?${answer.toString()}`, 303);
}
