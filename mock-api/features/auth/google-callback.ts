import { closedLoginPath, isClosedAccount, LINK_GOOGLE_PATH } from '#contract/login-notices.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { MockApp, MockContext } from '../../server/hono-env.ts';
import { DEFAULT_SITE } from '../../server/origins.ts';
import { createRequestContext } from '../../server/request-context.ts';
import type { Language } from '../../server/translate.ts';
import { redeemCode } from '../../stand-ins/google/authorization-codes.ts';
import { isVerified } from '../devices/devices.ts';
import type { GoogleIdentity } from '../../stand-ins/google/google-account.ts';
import { accountOf, CALLBACK_PATH, holdSignIn, signInByGoogle } from './google.ts';
import { closeOauthRequest, findOauthRequest, isOfThisBrowser } from './oauth-requests.ts';

/** The page of the site that a sign-in comes back to (spec section 4, OAuth callback). */
const SITE_CALLBACK = '/oauth/callback';

/**
 * Where Google sends the browser: checks that this browser has begun the sign-in, exchanges the code for who it is, and goes to the
 * page of the site that follows. What the next step needs stands in a fragment, which no server and no log gets.
 */
export function serveGoogleCallback(app: MockApp): void {
  app.get(CALLBACK_PATH, (c) => {
    c.set('op', `GET ${CALLBACK_PATH}`);
    const { state } = c.get('sandbox');
    const request = findOauthRequest(state, c.req.query('state'));
    const leave = (path: string) => c.redirect(`${request?.site ?? c.var.site ?? DEFAULT_SITE}${path}`, 303);
    if (!request || !isOfThisBrowser(c, request)) return leave(`${SITE_CALLBACK}?error=invalid_request`);
    closeOauthRequest(state, request);
    if (c.req.query('error') !== undefined) return leave(`${SITE_CALLBACK}?error=access_denied`);
    const identity = redeemCode(state, c.req.query('code'), request.code_verifier);
    if (!identity) return leave(`${SITE_CALLBACK}?error=invalid_grant`);
    // Nobody has shown that an address is theirs which Google has not verified.
    if (!identity.email_verified || accountOf(state, identity) === 'another')
      return leave(`${SITE_CALLBACK}?error=access_denied`);
    return leave(nextPage(c, identity, request.language));
  });
}

function nextPage(
  c: MockContext,
  identity: GoogleIdentity & { leave_out: string },
  language: Language,
): string {
  const call = createRequestContext(c);
  const { state } = call;
  const found = accountOf(state, identity);
  const account = found === 'another' ? undefined : found;
  const signedIn = call.findSession();
  const isSomebodyElse = signedIn !== null && signedIn.user !== account;
  const backToSite = (held = false) =>
    callbackPage(state, { ...identity, isNewUser: account === undefined, held });
  if (isSomebodyElse) {
    holdSignIn(c, state, identity);
    return backToSite(true);
  }
  // Who is signed in as the same customer stays it.
  if (signedIn && isVerified(state, signedIn) && signedIn.user.googleSub !== null) return backToSite();
  try {
    const outcome = signInByGoogle(call, identity, language);
    // A page for guests would send whoever is signed in on, with the fragment in the address.
    if (outcome.kind === 'session' || (outcome.kind === 'link_google' && signedIn)) return backToSite();
    const fragment = new URLSearchParams({ email: account?.email ?? identity.email });
    if (outcome.kind === 'link_google') return `${LINK_GOOGLE_PATH}#${fragment.toString()}`;
    fragment.set('identifier', outcome.identifier);
    return `/verify#${fragment.toString()}`;
  } catch (error) {
    if (error instanceof ApiError && isClosedAccount(error.code)) return closedLoginPath(error.code);
    throw error;
  }
}

/** The session is in the cookie. The site requires these tokens, but no call accepts them. */
function callbackPage(
  state: SandboxState,
  {
    email,
    isNewUser,
    leave_out,
    held,
  }: { email: string; isNewUser: boolean; leave_out: string; held: boolean },
): string {
  const query = new URLSearchParams({
    token: next(state, 'oauth', email),
    refresh_token: next(state, 'oauth', email),
    is_new_user: String(isNewUser),
    email,
  });
  if (held) query.set('held', '1');
  query.delete(leave_out);
  return `${SITE_CALLBACK}?${query.toString()}`;
}
