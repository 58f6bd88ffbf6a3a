import { isSessionToken } from '#contract/session-token.ts';

const SESSION = 'access_token=';

/** Whether a request counts as signed in (spec section 3): the cookie exists and is not empty. */
export function hasSession(cookieHeader: string | null): boolean {
  return /(?:^|;\s*)access_token=[^;\s]/.test(cookieHeader ?? '');
}

/**
 * The Cookie header that goes on to the API: without a session token that can't be one, whose length and characters are whatever
 * the sender likes.
 * @returns null when nothing is left.
 */
export function cookiesForApi(cookieHeader: string | null): string | null {
  const cookies = (cookieHeader ?? '').split(';').map((cookie) => cookie.trim());
  const sent = cookies.filter(
    (cookie) =>
      cookie !== '' && (!cookie.startsWith(SESSION) || isSessionToken(cookie.slice(SESSION.length))),
  );
  return sent.length > 0 ? sent.join('; ') : null;
}
