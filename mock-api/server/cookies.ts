import { isSessionToken } from '#contract/session-token.ts';
import type { Session } from '../features/session/state.ts';
import { getCookie, setCookie } from 'hono/cookie';
import type { MockContext } from './hono-env.ts';
import { secondsUntil } from '../core/clock.ts';
import { DEVICE_SECONDS } from '../features/devices/devices.ts';
import { SESSION_SECONDS } from '../features/session/sessions.ts';

export const SESSION_COOKIE = 'access_token';
export const DEVICE_COOKIE = 'device_id';
/** What makes a device known: `device_id` stands in replies and lists, and opens nothing. */
export const DEVICE_KEY_COOKIE = 'device_key';
/** Which browser started a sign-in with Google. */
export const OAUTH_COOKIE = 'oauth_browser';
/** A sign-in with Google that waits because another customer is signed in. */
export const HELD_COOKIE = 'held_sign_in';
/** A Google account that is linked by the next log-in of its owner. */
export const LINK_COOKIE = 'google_link';
export const SANDBOX_COOKIE = '__mock_sandbox';

/** Caches the parsed cookies: parsing takes a tenth of a call's time, and several functions read them. */
function cookiesOf(c: MockContext): Readonly<Record<string, string>> {
  const cached = c.get('cookies');
  if (cached) return cached;
  const cookies = getCookie(c);
  c.set('cookies', cookies);
  return cookies;
}

/** What can't be a token counts as none: it is neither looked up nor compared. */
export const sessionToken = (c: MockContext) => {
  const value = cookiesOf(c)[SESSION_COOKIE];
  return value !== undefined && isSessionToken(value) ? value : undefined;
};
export const sandboxCookie = (c: MockContext) => cookiesOf(c)[SANDBOX_COOKIE];
/** The value of a cookie; an empty or oversized one counts as none. */
export const readCookie = (c: MockContext, name: CookieName): string | null => {
  const value = cookiesOf(c)[name];
  return value && value.length <= 200 ? value : null;
};

/** How long each step of a sign-in with Google may take. */
export const OAUTH_SECONDS = 600;

// Without Domain a cookie belongs to the host name alone, whatever the port: the site on localhost:4321 and this API on
// localhost:8787 share it. Not Secure, because the mock speaks plain http, where WebKit would refuse it.
const everyCookie = { path: '/', sameSite: 'Lax' } as const;
const attributes = {
  [SESSION_COOKIE]: { ...everyCookie, httpOnly: true, maxAge: SESSION_SECONDS },
  /** Readable by scripts: the product reads the device id from the cookie first (spec section 7). */
  [DEVICE_COOKIE]: { ...everyCookie, maxAge: DEVICE_SECONDS },
  [DEVICE_KEY_COOKIE]: { ...everyCookie, httpOnly: true, maxAge: DEVICE_SECONDS },
  [OAUTH_COOKIE]: { ...everyCookie, httpOnly: true, maxAge: OAUTH_SECONDS },
  [HELD_COOKIE]: { ...everyCookie, httpOnly: true, maxAge: OAUTH_SECONDS },
  [LINK_COOKIE]: { ...everyCookie, httpOnly: true, maxAge: OAUTH_SECONDS },
  [SANDBOX_COOKIE]: everyCookie,
} as const;
export type CookieName = keyof typeof attributes;

/** @param maxAge seconds; the cookie's usual lifetime when left out. */
export function sendCookie(c: MockContext, name: CookieName, value: string, maxAge?: number): void {
  c.set('setsHeader', true);
  setCookie(c, name, value, { ...attributes[name], ...(maxAge === undefined ? {} : { maxAge }) });
}

export function clearCookie(c: MockContext, name: CookieName): void {
  sendCookie(c, name, '', 0);
}

export function setSessionCookie(c: MockContext, { token, expires_at }: Session): void {
  sendCookie(c, SESSION_COOKIE, token, secondsUntil(c.get('sandbox').state, expires_at));
}
export const clearSessionCookie = (c: MockContext) => clearCookie(c, SESSION_COOKIE);
