import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';
import { iso, now } from '../core/clock.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { isOurHost, isOurOrigin } from './origins.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';
const ASKED_HEADERS =
  'content-type, accept-language, idempotency-key, last-event-id, x-mock-sandbox, x-cowrie-render';
const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];
const SHOWN_HEADERS = 'x-mock-sandbox, x-mock-now, retry-after, x-request-id, content-language';

export const isControl = (path: string) => path === '/__mock' || path.startsWith('/__mock/');
export const hostOf = (c: MockContext) => c.req.header('host') ?? new URL(c.req.url).host;

/** What every answer carries; made when the answer is, because the clock may have been moved by the call. */
export function answerHeaders(c: MockContext): Record<string, string> {
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
  if (!isOurOrigin(origin) || c.get('withoutCors')) return headers;
  headers['access-control-allow-origin'] = origin;
  headers['access-control-allow-credentials'] = 'true';
  headers['access-control-expose-headers'] = SHOWN_HEADERS;
  return headers;
}

/** Sees to it that errors, faults and pages carry them too, which build their own answers. */
export async function commonHeaders(c: MockContext, next: Next): Promise<void> {
  c.set('requestId', `req_${randomUUID()}`);
  await next();
  // Looking at the headers of a reply makes Node build a whole Response, which doubles what the call costs.
  if (c.res === c.get('headed')) return;
  // A constant that all requests share: nothing may be written on it.
  if (c.res === RESPONSE_ALREADY_SENT || c.res.headers.has('x-hono-already-sent')) return;
  const { headers } = c.res;
  for (const [name, value] of Object.entries(answerHeaders(c))) {
    if (name === 'vary' && headers.has(name)) {
      if (!headers.get(name)?.includes(value)) headers.append(name, value);
    } else if (name !== 'cache-control' || !headers.has(name)) headers.set(name, value);
  }
  if (c.get('withoutCors')) for (const name of CORS_HEADERS) headers.delete(name);
}

/** Refuses names that only look like this computer's, before anything is looked up. */
export async function guardHost(c: MockContext, next: Next): Promise<void> {
  const host = hostOf(c);
  if (!isOurHost(host))
    throw new ApiError(403, 'host_refused', { text: `The mock answers on localhost only, not on ${host}.` });
  await next();
}

/** A preflight has no cookies, so it is answered before a sandbox is looked for. The control plane grants none. */
export async function answerPreflight(c: MockContext, next: Next): Promise<Response | undefined> {
  const asked = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
  if (!asked || isControl(c.req.path) || !isOurOrigin(c.req.header('origin'))) {
    await next();
    return undefined;
  }
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': ASKED_HEADERS,
      'access-control-max-age': '600',
    },
  });
}
