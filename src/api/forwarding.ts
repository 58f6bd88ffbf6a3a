import { COWRIE_PROXY_SECRET } from 'astro:env/server';
import { PROXY_SECRET_HEADER } from '#contract/forwarding.ts';

/**
 * The headers by which the site's server passes a visitor's IP address on to the API, which limits calls by it. None without the
 * secret that proves the server: the API would not believe them.
 * @param request of the visitor. The address is in its X-Forwarded-For, which `server/` has written itself; under `astro dev`,
 *   which has no `server/`, the header is what the browser sent, and browsers send none.
 */
export function forwardingHeaders({ headers }: Request): Record<string, string> {
  const address = headers.get('x-forwarded-for');
  if (!COWRIE_PROXY_SECRET || !address) return {};
  return { 'x-forwarded-for': address, [PROXY_SECRET_HEADER]: COWRIE_PROXY_SECRET };
}
