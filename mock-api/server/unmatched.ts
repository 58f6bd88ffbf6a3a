import { operations } from '#contract/operations.ts';
import type { MockApp, MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { errorResponse } from './error-response.ts';
import { isControl } from './headers.ts';
import { pathOf } from './record-request.ts';
import { nearMisses } from './near-misses.ts';

const contractCalls = operations.map(({ endpoint: { method, path } }) => ({ method, path }));

/** Answers what no route took: 404 for an unknown path, else 405 with Allow; OPTIONS is told what there is. */
export function unmatched(app: MockApp): (c: MockContext) => Response {
  let table: { method: string; path: RegExp }[] | undefined;
  return (c) => {
    // Middleware is registered for ALL; everything else is a route.
    table ??= app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ method, path: pattern(path) }));
    const methods = new Set(table.filter(({ path }) => path.test(c.req.path)).map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods, 'OPTIONS'].sort().join(', ');
    if (methods.size > 0 && c.req.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { allow } });
    }
    c.set('unserved', true);
    if (!isControl(c.req.path)) {
      const [path = ''] = pathOf(c).split('?');
      c.set('nearest', nearMisses(c.req.method, path, contractCalls));
    }
    if (methods.size === 0) return errorResponse(c, new ApiError(404, 'not_found', 'not_found'));
    return errorResponse(
      c,
      new ApiError(405, 'method_not_allowed', 'method_not_allowed', { headers: { allow } }),
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
