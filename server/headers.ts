import type { ServerResponse } from 'node:http';

/** The policy of every response that is not a page: it may load, run and be framed by nothing. */
const STRICT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
 * Turns off browser features that the product does not use. The clipboard and passkeys are limited to this origin by default,
 * so they are not listed: every page pays for these bytes.
 */
const PERMISSIONS = SILENCED.map((feature) => `${feature}=()`).join(', ');

/** All of the wallet is one page, which scans QR codes: there the camera has its default, this origin alone. */
const WALLET = /^\/w(?:[/?]|$)/;

/** The callback's URL carries tokens; everywhere else `no-referrer` would send `Origin: null` with a form. */
const CALLBACK = /^\/oauth\/callback\/?(?:\?|$)/;

/** A font can't use a browser feature, and without this list the first font fits into one round trip. */
const FONT = /^\/fonts\/[\w-]+\.woff2(?:\?|$)/;

/**
 * The referrer policy. A query may hold the key of a mail's link or somebody's search, and the next page may run an
 * analytics script that reads the referrer.
 */
function referrerPolicy(target: string): string {
  if (CALLBACK.test(target)) return 'no-referrer';
  return target.includes('?') ? 'strict-origin' : 'same-origin';
}

const permissionsPolicy = (target: string) =>
  WALLET.test(target) ? PERMISSIONS : `camera=(), ${PERMISSIONS}`;

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
    ...(FONT.test(target) ? {} : { 'permissions-policy': permissionsPolicy(target) }),
    'cache-control': 'no-store',
  };
}

/** Sets the headers before anything else runs, so that a response which fails later has them too. */
export function setSecurityHeaders(outgoing: ServerResponse, target: string, secure: boolean): void {
  for (const [name, value] of Object.entries(securityHeaders(target, secure)))
    outgoing.setHeader(name, value);
}
