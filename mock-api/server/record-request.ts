import { recordCall } from '../core/record-call.ts';
import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import { iso, now } from '../core/clock.ts';
import type { NewLoggedRequest } from '../core/request-log.ts';
import { redact, redactPath } from '../core/redact.ts';
import { resolveSession } from '../features/session/sessions.ts';
import { sessionToken } from './cookies.ts';
import { describeResponse } from './describe-response.ts';
import { isControl } from './headers.ts';

/** Pages for developers, besides the control plane's. */
const PAGES = new Set(['/', '/docs', '/openapi.json']);

/** Logs every request, also one that fails or is cut off, but not preflights and those of the control plane. */
export async function recordRequest(c: MockContext, next: Next): Promise<void> {
  if (isControl(c.req.path) || PAGES.has(c.req.path) || c.req.method === 'OPTIONS') {
    await next();
    return;
  }
  const startedAt = performance.now();
  const sandbox = c.get('sandbox');
  const at = iso(now(sandbox.state));
  // Resolved before the call, because a logout ends the session.
  const signedIn = resolveSession(sandbox.state, sessionToken(c));
  try {
    await next();
  } finally {
    const ms = Math.round(performance.now() - startedAt);
    const customer = signedIn ? { customer_id: signedIn.user.customer_id } : {};
    const status = sentStatus(c);
    const describe = status === 0 || status === 101 ? undefined : describeResponse(c);
    recordCall(sandbox, { ...describeRequest(c, status), at, ms, ...customer }, describe);
  }
}

/** Redacted paths by URL: clients repeat the same few, and redacting one takes a tenth of a call's time. */
const pathCache = new Map<string, string>();
const PATH_CACHE_LIMIT = 500;

/** The path of a request without secrets, still percent-encoded: no character of it can end a log line or a shell word. */
export function pathOf(c: MockContext): string {
  const { url } = c.req;
  const cached = pathCache.get(url);
  if (cached !== undefined) return cached;
  const { pathname, search } = new URL(url);
  const path = redactPath(pathname + search);
  if (pathCache.size >= PATH_CACHE_LIMIT) pathCache.clear();
  pathCache.set(url, path);
  return path;
}

/** The status that the client got; 0 for none. */
function sentStatus(c: MockContext): number {
  const fault = c.get('fault');
  if (fault === 'reset' || fault === 'hang') return 0;
  // Hono's response to an upgrade is an empty 200; on the wire it is 101.
  return c.get('op') === 'ws' && c.res.status === 200 ? 101 : c.res.status;
}

function describeRequest(c: MockContext, status: number): Omit<NewLoggedRequest, 'at' | 'ms' | 'response'> {
  const { method } = c.req;
  const path = pathOf(c);
  const fault = c.get('fault');
  const rule = c.get('rule');
  const issues = c.get('issues');
  const nearest = c.get('nearest');
  return {
    op: c.get('op') ?? `${method} ${path.split('?')[0]}`,
    method,
    path,
    status,
    body: redact(c.get('body') ?? null),
    request_id: c.get('requestId'),
    ...(fault === undefined ? {} : { fault }),
    ...(rule ? { rule: structuredClone({ op: rule.op, effect: rule.effect, stage: rule.stage }) } : {}),
    ...(c.req.header('x-cowrie-render') === undefined ? {} : { render: true as const }),
    ...(c.get('contractBroken') ? { contract_broken: true as const } : {}),
    ...(status === 422 && issues ? { issues } : {}),
    ...(nearest ? { nearest } : {}),
  };
}
