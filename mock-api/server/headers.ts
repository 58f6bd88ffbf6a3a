import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { iso, now } from '../core/clock.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { isOurHost } from './origins.ts';
import { texts } from './texts.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';
const ALLOWED_HEADERS =
  'content-type, accept-language, idempotency-key, if-none-match, last-event-id, x-mock-sandbox, x-cowrie-render';
const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];
const EXPOSED_HEADERS =
  'x-mock-sandbox, x-mock-now, retry-after, x-request-id, content-language, idempotent-replayed, etag';

export const isControl = (path: string) => path === '/__mock' || path.startsWith('/__mock/');
/** How many Host headers were sent: Node keeps the first one alone. */
const hostHeaders = (c: MockContext) =>
  c.env?.incoming?.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length ?? 1;
export const hostOf = (c: MockContext) => c.req.header('host') ?? new URL(c.req.url).host;

/** The headers of every response. Made together with it, because the call may have moved the clock. */
export function responseHeaders(c: MockContext): Record<string, string> {
  const sandbox = c.get('sandbox') as Sandbox | undefined;
  const headers: Record<string, string> = {
    'x-request-id': c.get('requestId'),
    'x-mock-sandbox': sandbox?.id ?? 'none',
    'x-mock-now': iso(sandbox ? now(sandbox.state) : Date.now()),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  if (isControl(c.req.path)) return headers;
  headers.vary = 'Origin';
  const origin = c.req.header('origin');
  if (!c.get('allowsOrigin')(origin) || c.get('withoutCors')) return headers;
  headers['access-control-allow-origin'] = origin;
  headers['access-control-allow-credentials'] = 'true';
  headers['access-control-expose-headers'] = EXPOSED_HEADERS;
  return headers;
}

/** Adds the headers of every response to those of errors, faults and pages too. */
export async function commonHeaders(c: MockContext, next: Next): Promise<void> {
  c.set('requestId', `req_${randomUUID()}`);
  await next();
  // Reading the headers of a reply makes Node build a whole Response, which doubles the time of the call.
  if (c.res === c.get('responseWithHeaders')?.response) return;
  // All requests share this constant, so it must not be changed.
  if (c.res === RESPONSE_ALREADY_SENT || c.res.headers.has('x-hono-already-sent')) return;
  const { headers } = c.res;
  for (const [name, value] of Object.entries(responseHeaders(c))) {
    if (name === 'vary' && headers.has(name)) {
      if (!headers.get(name)?.includes(value)) headers.append(name, value);
    } else if (name !== 'cache-control' || !headers.has(name)) headers.set(name, value);
  }
  if (c.get('withoutCors')) for (const name of CORS_HEADERS) headers.delete(name);
}

/**
 * Rejects a request to any other host name, which DNS rebinding can make lead here; to two host names, of which a proxy in front
 * may read the other one (RFC 9112, section 3.2); and a path that begins with `//`, which in a URL is a host name.
 */
export async function guardHost(c: MockContext, next: Next): Promise<void> {
  if (hostHeaders(c) > 1 || c.req.path.startsWith('//')) throw new ApiError('bad_request', texts.bad_json);
  const host = hostOf(c);
  if (!isOurHost(host))
    throw new ApiError('host_refused', { text: `The mock answers on localhost only, not on ${host}.` });
  await next();
}

/** Responds to preflights before the sandbox is resolved, because they have no cookies. The control plane allows none. */
export async function answerPreflight(c: MockContext, next: Next): Promise<Response | undefined> {
  const isPreflight =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
  if (!isPreflight || isControl(c.req.path) || !c.get('allowsOrigin')(c.req.header('origin'))) {
    await next();
    return undefined;
  }
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    },
  });
}
