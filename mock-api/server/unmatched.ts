import { texts } from './texts.ts';
import { operations } from '#contract/registry.ts';
import type { MockApp, MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { errorResponse } from './error-response.ts';
import { isControl } from './headers.ts';
import { pathOf } from './record-request.ts';
import { nearMisses } from './near-misses.ts';

const contractCalls = operations.map(({ endpoint: { method, path } }) => ({ method, path }));

/** Responds to a request that no route matches: 404 for an unknown path, else 405 with Allow; OPTIONS gets a 204 with Allow. */
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
    c.set('unmatched', true);
    const [path = ''] = pathOf(c).split('?');
    const control = isControl(c.req.path);
    const nearest = nearMisses(c.req.method, path, control ? controlCalls(app) : contractCalls);
    // The request log has no calls of the control plane.
    if (!control) c.set('nearest', nearest);
    const extra = { nearest: nearest.map(({ op }) => op) };
    return errorResponse(
      c,
      methods.size === 0
        ? new ApiError('not_found', texts.not_found, { extra })
        : new ApiError('method_not_allowed', texts.method_not_allowed, { headers: { allow }, extra }),
    );
  };
}

/** The calls of the control plane; its files are no calls. */
const controlCalls = (app: MockApp) =>
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && isControl(path) && !path.startsWith('/__mock/admin/'))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }));

/** A route's path as a pattern: `/user/notifications/:id/status`. */
function pattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
