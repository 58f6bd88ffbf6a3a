import type { Next } from 'hono';
import type { MockContext } from './hono-env.ts';
import { iso, now } from '../core/clock.ts';
import { recordCall, type NewLoggedRequest } from '../core/request-log.ts';
import { redact, redactPath } from '../core/redact.ts';
import { resolveSession } from '../features/session/sessions.ts';
import { sessionToken } from './cookies.ts';
import { isControl } from './headers.ts';

/** What people look at, beside the control plane. */
const PAGES = new Set(['/', '/docs', '/openapi.json']);

/** Writes down every call but the control plane's own and preflights, also those that fail or are cut off. */
export async function recordRequest(c: MockContext, next: Next): Promise<void> {
  if (isControl(c.req.path) || PAGES.has(c.req.path) || c.req.method === 'OPTIONS') {
    await next();
    return;
  }
  const began = performance.now();
  const sandbox = c.get('sandbox');
  const at = iso(now(sandbox.state));
  // Before the call, because a logout ends the session that it came with.
  const member = resolveSession(sandbox.state, sessionToken(c));
  try {
    await next();
  } finally {
    const ms = Math.round(performance.now() - began);
    const customer = member ? { customer_id: member.user.customer_id } : {};
    recordCall(sandbox, { ...described(c), at, ms, ...customer });
  }
}

/** Paths that were looked at: a client asks for the same few again and again, and looking is a tenth of a call. */
const known = new Map<string, string>();
const KNOWN = 500;

/** The path as it came, still encoded: no character in it can break out of a line or a command. */
export function pathOf(c: MockContext): string {
  const { url } = c.req;
  const before = known.get(url);
  if (before !== undefined) return before;
  const { pathname, search } = new URL(url);
  const path = redactPath(pathname + search);
  if (known.size >= KNOWN) known.clear();
  known.set(url, path);
  return path;
}

function described(c: MockContext): Omit<NewLoggedRequest, 'at' | 'ms'> {
  const { method } = c.req;
  const path = pathOf(c);
  const fault = c.get('fault');
  const rule = c.get('rule');
  const issues = c.get('issues');
  const nearest = c.get('nearest');
  const unanswered = fault === 'reset' || fault === 'hang';
  // Hono's answer to an upgrade is an empty 200; on the wire it is 101.
  const sent = c.get('op') === 'ws' && c.res.status === 200 ? 101 : c.res.status;
  return {
    op: c.get('op') ?? `${method} ${path.split('?')[0]}`,
    method,
    path,
    status: unanswered ? 0 : sent,
    body: redact(c.get('body') ?? null),
    request_id: c.get('requestId'),
    ...(fault === undefined ? {} : { fault }),
    ...(rule ? { rule: structuredClone({ op: rule.op, effect: rule.effect, stage: rule.stage }) } : {}),
    ...(c.req.header('x-cowrie-render') === undefined ? {} : { render: true as const }),
    ...(c.get('contractBroken') ? { contract_broken: true as const } : {}),
    ...(sent === 422 && issues ? { issues } : {}),
    ...(nearest ? { nearest } : {}),
  };
}
