import { parseUrl } from '#src/intl/text/parse-url.ts';
import { resolveDeepLink } from '../../../deep-link.ts';

/** Where a link of an announcement may lead. */
export type LinkTarget =
  /** A screen of the wallet, for the router. */
  | { readonly kind: 'screen'; readonly path: string }
  /** A page of the site outside the wallet, without its language. */
  | { readonly kind: 'page'; readonly path: string }
  /** Another site, or somebody to write to. */
  | { readonly kind: 'outside'; readonly url: string };

/** A reserved name (RFC 2606): no real link can have this origin. */
const ORIGIN = 'https://site.invalid';
/** The public pages that people read. No page that does something: what logs in, or takes a token. */
const READABLE = /^\/(?:support|legal|blog|features|about-us|contact|company|press|careers)(?:\/[\w-]+)*$/;
/** A mail address alone: a query could write the mail, or add somebody to it. */
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** Where a link leads; null where it may not: any scheme but `https:` and `mailto:`, another site’s path written as ours, a name or password. */
export function linkTarget(href: string): LinkTarget | null {
  if (href.startsWith('/')) return ownTarget(href);
  const parsed = /^(?:https:\/\/|mailto:)/i.test(href) ? parseUrl(href) : null;
  if (!parsed) return null;
  const { protocol, pathname, search, hash, username, password, href: url } = parsed;
  if (protocol === 'mailto:')
    return MAIL.test(pathname) && search + hash === '' ? { kind: 'outside', url } : null;
  return username + password === '' ? { kind: 'outside', url } : null;
}

function ownTarget(href: string): LinkTarget | null {
  const screen = resolveDeepLink(href);
  if (screen !== null) return hasToken(screen) ? null : { kind: 'screen', path: screen };
  const url = parseUrl(href, ORIGIN);
  return url?.origin === ORIGIN && READABLE.test(url.pathname)
    ? { kind: 'page', path: url.pathname + url.hash }
    : null;
}

/** Whether a page of ours would take the address for a return from a log-in (spec section 4, OAuth callback). */
function hasToken(path: string): boolean {
  const { searchParams } = new URL(path, ORIGIN);
  return searchParams.has('token') || searchParams.has('refresh_token');
}
