import * as auth from '#contract/auth.ts';
import { call } from '#src/api/call.ts';
import { markOauthStarted } from './oauth.ts';

/** Hosts that a sign-in may send the browser to: the provider's, and the API's own. */
const GOOGLE_HOST = 'accounts.google.com';

/**
 * Where to go for Google's consent. Only an address of the provider or of the API itself is followed, and as it was judged:
 * a browser would read `https:accounts.google.com` against the address of its page.
 * @returns null for any other address.
 * @throws ApiError
 */
export async function googleAuthUrl(apiOrigin: string): Promise<string | null> {
  const { redirect_url } = await call(auth.google);
  if (!isAllowedRedirect(redirect_url, apiOrigin)) return null;
  markOauthStarted();
  return new URL(redirect_url).href;
}

export function isAllowedRedirect(address: string, apiOrigin: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  // A blob: address has the origin of the page that made it.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === apiOrigin) return true;
  return url.protocol === 'https:' && url.host === GOOGLE_HOST;
}
