import type { ServerResponse } from 'node:http';

/** For every answer that is not a page: nothing in it may load, run or be framed. */
export const STRICT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SILENCED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What nobody here uses. The camera (QR codes), the clipboard and passkeys are this origin's own by default, so they are not
 * named: these bytes come before every page.
 */
const PERMISSIONS = SILENCED.map((feature) => `${feature}=()`).join(', ');

/** The callback's URL carries tokens; everywhere else `no-referrer` would send `Origin: null` with a form. */
const CALLBACK = /^\/oauth\/callback\/?(?:\?|$)/;

/** A font is never a document that could use a feature, and the first one fits into one round trip without this list. */
const FONT = /^\/fonts\/[\w-]+\.woff2(?:\?|$)/;

/**
 * What the next page is told of this one. A query may hold the key of a letter or what somebody looked for, and the next
 * page may run a service's script that reads where its visitor came from.
 */
function referrerPolicy(target: string): string {
  if (CALLBACK.test(target)) return 'no-referrer';
  return target.includes('?') ? 'strict-origin' : 'same-origin';
}

/**
 * The headers that every answer carries: pages, assets, errors, 304 (but see FONT). A page's own policy replaces the strict one.
 * @param target the request's path and query, as sent.
 * @param secure whether the site is served over https: a promise of https is only made there.
 */
export function securityHeaders(target: string, secure: boolean): Record<string, string> {
  return {
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'content-security-policy': STRICT_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrerPolicy(target),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(FONT.test(target) ? {} : { 'permissions-policy': PERMISSIONS }),
    'cache-control': 'no-store',
  };
}

/** Before anything else runs, so that an answer which goes wrong later carries them too. */
export function setSecurityHeaders(outgoing: ServerResponse, target: string, secure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(target, secure)))
    outgoing.setHeader(name, value);
}
