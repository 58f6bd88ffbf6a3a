import type { MockApp, MockContext } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { errorResponse } from './error-response.ts';

/** Answers what no route took: 404 for an unknown path, else 405 with Allow; OPTIONS is told what there is. */
export function answerUnserved(app: MockApp): (c: MockContext) => Response {
  let table: { method: string; path: RegExp }[] | undefined;
  return (c) => {
    // Middleware is registered for ALL; everything else is a route.
    table ??= app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, path: pattern(path) }));
    const methods = new Set(table.filter(({ path }) => path.test(c.req.path)).map(({ method }) => method));
    if (methods.size === 0) {
      c.set('unserved', true);
      return errorResponse(c, new Refusal(404, 'not_found', 'not_found'));
    }
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods.add('OPTIONS')].sort().join(', ');
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    c.set('unserved', true);
    return errorResponse(
      c,
      new Refusal(405, 'method_not_allowed', 'method_not_allowed', { headers: { allow } }),
    );
  };
}

/** A route's path as a pattern: `/user/notifications/:id/status`. */
function pattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
