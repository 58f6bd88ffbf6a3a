import { parseUrl } from '#src/intl/text/parse-url.ts';
import { matchScreen } from './paths.ts';

/** A reserved name (RFC 2606): no real link can have this origin. */
const ORIGIN = 'https://wallet.invalid';

/**
 * The path of a link that the server sent, for the router. Null unless it is one of the wallet's screens: another site, a scheme such
 * as `javascript:` and a page outside /w are refused.
 */
export function resolveDeepLink(link: string | null): string | null {
  if (!link?.startsWith('/')) return null;
  const url = parseUrl(link, ORIGIN);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  return origin === ORIGIN && matchScreen(pathname) ? pathname + search + hash : null;
}
