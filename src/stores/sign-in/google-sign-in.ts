import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { parseUrl } from '#src/intl/text/parse-url.ts';
import { markOauthStarted } from './oauth.ts';

/** Besides the API's own, the only host that a sign-in may redirect to. */
const GOOGLE_HOST = 'accounts.google.com';

/**
 * Gets the URL of Google's consent page. Only a URL of Google or of the API is accepted, and it is returned in parsed form: a
 * browser would resolve `https:accounts.google.com` against the URL of its page.
 * @returns null for any other URL.
 * @throws ApiError
 */
export async function googleAuthUrl(apiOrigin: string): Promise<string | null> {
  const { redirect_url } = await call(auth.startGoogleSignIn);
  if (!isAllowedRedirect(redirect_url, apiOrigin)) return null;
  markOauthStarted();
  return new URL(redirect_url).href;
}

export function isAllowedRedirect(address: string, apiOrigin: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  // A blob: URL has the origin of the page that created it.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === apiOrigin) return true;
  return url.protocol === 'https:' && url.host === GOOGLE_HOST;
}
