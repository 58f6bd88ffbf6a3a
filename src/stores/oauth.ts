import { email as emailRule } from '#contract/fields.ts';
import { local } from '#src/api/storage.ts';
import { $auth, personMayHaveChanged } from './auth.ts';

/** Longest token that is taken for one, in characters. */
const LONGEST = 4096;

/**
 * The address that a provider's answer names. The tokens beside it must be there, once each, and are not kept: the
 * session is the API's cookie, so a forged link can lead to no more than a status check.
 * @returns null when a parameter is missing, doubled or no such thing.
 */
export function oauthEmail(query: URLSearchParams): string | null {
  for (const name of ['token', 'refresh_token', 'email']) {
    const values = query.getAll(name);
    if (values.length !== 1 || !values[0] || values[0].length > LONGEST) return null;
  }
  const parsed = emailRule.safeParse(query.get('email'));
  return parsed.success ? parsed.data : null;
}

/**
 * The provider sent somebody back: the session, if there is one, began at the API. An address that is kept for somebody who
 * is signed in stays: a forged link must not change it.
 */
export function rememberOauth(email: string): void {
  personMayHaveChanged();
  if ($auth.get().isAuthenticated && local.read('oauth_email') !== null) return;
  local.write('oauth_email', email);
}
