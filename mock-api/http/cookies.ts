import { getCookie, setCookie } from 'hono/cookie';
import type { MockContext } from '../environment.ts';
import { DEVICE_SECONDS } from '../state/devices.ts';
import { SESSION_SECONDS, type Session } from '../state/sessions.ts';

export const SESSION_COOKIE = 'access_token';
export const DEVICE_COOKIE = 'device_id';

export const sessionToken = (c: MockContext) => getCookie(c, SESSION_COOKIE);
/** An empty or oversized cookie counts as none. */
export const deviceCookie = (c: MockContext) => {
  const value = getCookie(c, DEVICE_COOKIE);
  return value && value.length <= 200 ? value : null;
};

// Without Domain a cookie belongs to the host name alone, whatever the port: the site on localhost:4321 and this API on
// localhost:8787 share it. Not Secure, because the mock speaks plain http, where WebKit would refuse it.
export function setSessionCookie(c: MockContext, session: Session): void {
  setCookie(c, SESSION_COOKIE, session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SESSION_SECONDS,
  });
}

export function clearSessionCookie(c: MockContext): void {
  setCookie(c, SESSION_COOKIE, '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 0 });
}

/** Readable by scripts: the product reads the device id from the cookie first (spec section 7). */
export function setDeviceCookie(c: MockContext, deviceId: string): void {
  setCookie(c, DEVICE_COOKIE, deviceId, { path: '/', sameSite: 'Lax', maxAge: DEVICE_SECONDS });
}
