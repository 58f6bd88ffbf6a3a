import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 60 * 60 * 24 * 365;
const MONTH = 60 * 60 * 24 * 30;
const HOUR = 60 * 60;

/** A file with a hash in its name never changes. A font gets a new name when it changes; a favicon keeps its name. */
function cacheFor(path: string): string {
  if (path.startsWith('/_astro/') || path.startsWith('/og/')) return `public, max-age=${YEAR}, immutable`;
  return `public, max-age=${path.startsWith('/fonts/') ? MONTH : HOUR}`;
}

/**
 * Serves files of the build, in the compressed forms that the build wrote beside them.
 * @param folder dist/client.
 */
export function assets(folder: string): MiddlewareHandler {
  const files = serveStatic({ root: folder, precompressed: true });
  return async (c, next) => {
    const answer = await files(c, next);
    if (!(answer instanceof Response)) return answer;
    // A cache that kept the error for one client's wrong range would give it to everybody.
    if (answer.ok) answer.headers.set('cache-control', cacheFor(c.req.path));
    // Social cards are shown on other sites: some messengers load them in their own page.
    if (c.req.path.startsWith('/og/')) answer.headers.set('cross-origin-resource-policy', 'cross-origin');
    answer.headers.set('vary', 'Accept-Encoding');
    const seen = Date.parse(c.req.header('if-modified-since') ?? '');
    const changed = Date.parse(answer.headers.get('last-modified') ?? '');
    if (answer.status !== 200 || !(changed <= seen)) return answer;
    await answer.body?.cancel();
    for (const name of ['content-length', 'content-type', 'content-encoding']) answer.headers.delete(name);
    return new Response(null, { status: 304, headers: answer.headers });
  };
}
