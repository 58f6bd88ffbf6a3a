import { email as emailField } from '#contract/fields.ts';
import { CALLBACK_PATH } from '../../features/auth/google.ts';
import { findOauthRequest } from '../../features/auth/oauth-requests.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { readBytes } from '../../server/read-body.ts';
import { issueAuthorizationCode } from './authorization-codes.ts';
import { googleSubOf } from './google-account.ts';
import { consentPage, type ConsentForm } from './consent-page.ts';

/** Google's part of the sign-in, offline: a consent page, and a redirect with a code to the API's callback. */
export function serveGoogleConsent(app: MockApp): void {
  app.get('/__mock/google', (c) => {
    const { state } = c.get('sandbox');
    return consentPage(c, {
      consent: findOauthRequest(state, c.req.query('state')),
      challenge: c.req.query('code_challenge') ?? '',
      callback: c.req.query('redirect_uri') ?? '',
      email: 'ada.obi@example.com',
      answer: 'complete',
    });
  });

  app.post('/__mock/google', async (c) => {
    const { state } = c.get('sandbox');
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw.body, 0)));
    const consent = findOauthRequest(state, form.get('state') ?? undefined);
    const page: ConsentForm = {
      consent,
      challenge: form.get('code_challenge') ?? '',
      callback: form.get('redirect_uri') ?? '',
      email: form.get('email') ?? '',
      answer: form.get('answer') ?? 'complete',
    };
    const callback = registeredCallback(page.callback, c.req.url);
    if (!consent || !callback) return consentPage(c, { ...page, consent: undefined });
    callback.searchParams.set('state', consent.state);
    if (form.get('choice') === 'cancel') {
      callback.searchParams.set('error', 'access_denied');
      return c.redirect(callback.href, 303);
    }
    const email = emailField.safeParse(page.email);
    if (!email.success) return consentPage(c, { ...page, invalid: true });
    const address = email.data.toLowerCase();
    const code = issueAuthorizationCode(state, {
      sub: googleSubOf(page.answer === 'another' ? `another ${address}` : address),
      email: address,
      email_verified: page.answer !== 'unverified',
      code_challenge: page.challenge,
      leave_out: page.answer,
    });
    callback.searchParams.set('code', code);
    return c.redirect(callback.href, 303);
  });
}

/** The only address that Google sends a code to (RFC 9700, section 4.1.1). */
function registeredCallback(address: string, here: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const registered = new URL(CALLBACK_PATH, here);
  return url.origin === registered.origin && url.pathname === registered.pathname ? url : null;
}
