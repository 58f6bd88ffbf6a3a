import type { User } from '../../features/users/state.ts';
import type { OauthRequest } from './state.ts';
import { closedLoginPath } from '#contract/login-notices.ts';
import { email as emailField } from '#contract/fields.ts';
import { createRequestContext } from '../../server/request-context.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { deviceCookie } from '../../server/cookies.ts';
import { readBytes } from '../../server/read-body.ts';
import { closeOauthRequest, findOauthRequest } from './oauth-requests.ts';
import { next } from '../../core/random.ts';
import { createUser, userByEmail } from '../../features/users/users.ts';
import { consentPage, type ConsentForm } from './consent-page.ts';
import { jobContext } from '../../core/sandbox.ts';
import { recordEvent } from '../../features/security-events/record-event.ts';
import { clientIp } from '../../server/client-identity.ts';
import { startSession } from '../../features/sign-in/start-session.ts';

const CALLBACK = '/oauth/callback';

/** Google's part of the sign-in, offline: a consent page and a redirect back to the site. */
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
  const existing = userByEmail(state, email);
  if (existing && existing.accountStatus !== 'active') {
    return c.redirect(`${consent.site}${closedLoginPath(`account_${existing.accountStatus}`)}`, 303);
  }
  // A user who signs in with Google needs no password, so the step `password` is not required.
  const user: User =
    existing ?? createUser(state, { email, google: true, required: ['user_info', 'username', 'referral'] });
  const isLinkedNow = existing?.googleLinked === false;
  user.googleLinked = true;
  startSession(createRequestContext(c), user, deviceCookie(c), { way: 'google' });
  if (isLinkedNow)
    recordEvent(jobContext(c.get('sandbox')), user, 'google_linked', {
      deviceId: deviceCookie(c),
      ip: clientIp(c),
    });
  // The session is in the cookie. The site requires these tokens, but no call accepts them.
  const query = new URLSearchParams({
    token: next(state, 'oauth', email),
    refresh_token: next(state, 'oauth', email),
    is_new_user: String(!existing),
    email,
  });
  query.delete(leaveOut);
  return c.redirect(`${consent.site}${CALLBACK}?${query.toString()}`, 303);
}
