import { matchScreen } from './paths.ts';

/** No host that anybody has. */
const HERE = 'https://wallet.invalid';

/**
 * Where a link of the server's leads, as the router takes it: a screen that the wallet has. Null for anything else, whatever
 * it is dressed as: another site, a scheme, a page outside of /w.
 */
export function resolveDeepLink(link: string | null): string | null {
  if (!link?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(link, HERE);
  } catch {
    return null;
  }
  const { origin, pathname, search, hash } = url;
  return origin === HERE && matchScreen(pathname) ? pathname + search + hash : null;
}
