import type { AstroCookies } from 'astro';
import { PAY_LINK_COOKIE, payLinkOf, savedPayLink } from '#src/config/pay-link.ts';
import type { Viewer } from './viewer.ts';

/** Seconds that a guest has to log in, or to sign up and finish the profile. */
const MAX_AGE = 600;

/**
 * Keeps the pay link that a guest has opened, while they are sent to log in.
 * @param path without the language prefix and without a trailing slash.
 */
export function savePayLink(
  cookies: AstroCookies,
  viewer: Viewer,
  path: string,
  query: URLSearchParams,
  secure: boolean,
): void {
  const link = viewer.kind === 'guest' ? payLinkOf(path, query) : null;
  if (link !== null)
    cookies.set(PAY_LINK_COOKIE, link, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: MAX_AGE,
      secure,
    });
}

/**
 * Where a member goes instead of the dashboard: every way through log-in, sign-up and profile ends at /w. Deletes the cookie, so
 * that it leads there once.
 * @param home that the request is for /w itself, by a member who may open it.
 * @returns the path of the pay link; null without one.
 */
export function consumePayLink(
  cookies: AstroCookies,
  { method, headers }: Request,
  home: boolean,
): string | null {
  // A browser that loads a page ahead opens nothing yet.
  const isAhead = headers.get('sec-purpose')?.includes('prefetch') ?? false;
  if (!home || method !== 'GET' || isAhead || !cookies.has(PAY_LINK_COOKIE)) return null;
  const link = savedPayLink(cookies.get(PAY_LINK_COOKIE)?.value);
  cookies.delete(PAY_LINK_COOKIE, { path: '/' });
  return link;
}
