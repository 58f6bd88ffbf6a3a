import { email as emailRule } from '#contract/fields.ts';
import { local, session } from '#src/api/storage.ts';
import { $auth, resetForNewUser } from '../session/auth.ts';

/** Longest token that is taken for one, in characters. */
const LONGEST = 4096;

/**
 * The address that a provider's answer names. The tokens beside it must be there, once each, and are not kept: the
 * session is the API's cookie, so a forged link can lead to no more than a status check.
 * @returns null when a parameter is missing, doubled or no such thing.
 */
export function parseOauthCallback(query: URLSearchParams): string | null {
  for (const name of ['token', 'refresh_token', 'email']) {
    const values = query.getAll(name);
    if (values.length !== 1 || !values[0] || values[0].length > LONGEST) return null;
  }
  const parsed = emailRule.safeParse(query.get('email'));
  return parsed.success ? parsed.data : null;
}

/** Says that this tab has sent somebody to the provider. */
const AWAY = 'draft:google';

/** Somebody goes to the provider from this tab. */
export function markOauthStarted(): void {
  session.write(AWAY, '1');
}

/**
 * The provider sent somebody back: the session, if there is one, began at the API. Who was not sent from here may follow a
 * forged link: it takes nothing that was typed, and ends nothing in other tabs. An address that is kept for somebody who is
 * signed in stays for the same reason.
 */
export function acceptOauthCallback(email: string): void {
  if (session.read(AWAY) !== null) resetForNewUser();
  if ($auth.get().isAuthenticated && local.read('oauth_email') !== null) return;
  local.write('oauth_email', email);
}

/** The address was nobody's: the API knows no session. What a forged link left must not outlast it. */
export function clearOauthEmail(): void {
  local.remove('oauth_email');
}
