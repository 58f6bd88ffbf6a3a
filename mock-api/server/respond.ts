import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Route } from './route.ts';
import type { MockContext } from './hono-env.ts';
import { responseHeaders } from './headers.ts';
import { ApiError } from './api-error.ts';
import { redact } from '../core/redact.ts';

type Schema = z.ZodMiniType;

/**
 * Returns a function that validates the replies of a call and sends them. That one throws ApiError 500 `contract_broken` for
 * an invalid reply.
 */
export function createResponder({
  method,
  path,
  replies,
  conditional,
}: Pick<Route, 'method' | 'path' | 'replies' | 'conditional'>) {
  const schema = Object.values(replies)[0] ?? z.never();
  let mirrored: string[] | null | undefined;
  return (c: MockContext, reply: unknown, status: number): Response => {
    // Not before the first call, because reading a schema's shape builds the schema.
    if (mirrored === undefined) mirrored = mirroredFields(schema);
    const parsed = schema.safeParse(withEnvelope(schema, mirrored, reply));
    if (parsed.success) return conditional ? sendUnlessKnown(c, parsed.data) : send(c, parsed.data, status);
    const issues = parsed.error.issues
      .filter(({ path: [first] }) => first !== 'data' || !mirrored)
      .map(describe);
    const text = `MOCK BUG: the reply of ${method} ${path} breaks its contract: ${issues.join('; ')}`;
    console.error(text, redact(reply));
    c.set('contractBroken', true);
    throw new ApiError('contract_broken', { text });
  };
}

/** Sets all headers at once as a plain object, which the server writes to the connection without building a Response. */
function send(c: MockContext, reply: unknown, status: number): Response {
  if (status === 204) return new Response(null, { status });
  const text = JSON.stringify(reply);
  c.set('sentBody', text);
  if (c.get('setsHeader')) return c.body(text, status as 200, { 'content-type': 'application/json' });
  const headers = { 'content-type': 'application/json', ...responseHeaders(c) };
  const response = new Response(text, { status, headers });
  c.set('responseWithHeaders', { response, headers });
  return response;
}

/** The reply with its `ETag`; 304 without it, if the client names that (RFC 9110, section 13.1.2). */
function sendUnlessKnown(c: MockContext, reply: unknown): Response {
  const text = JSON.stringify(reply);
  const headers = {
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    // May be kept, but is asked for again each time: a network can be paused at any moment.
    'cache-control': 'private, no-cache',
  };
  const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes('*') || known.map((tag) => tag.replace(/^W\//, '')).includes(headers.etag))
    return c.body(null, 304, headers);
  c.set('sentBody', text);
  return c.body(text, 200, { 'content-type': 'application/json', ...headers });
}

/** zod/mini has no messages of its own, so the expected type is named instead. */
function describe(issue: z.core.$ZodIssue): string {
  const expected = 'expected' in issue ? `expected ${issue.expected}` : issue.code;
  const message = issue.message === 'Invalid input' ? expected : issue.message;
  return `${issue.path.join('.') || '(reply)'}: ${message}`;
}

/** The names that a reply made by `mirrored()` has twice: at the top and under `data` (contract/envelope.ts). */
function mirroredFields(schema: Schema): string[] | null {
  const data =
    schema instanceof z.ZodMiniObject ? (schema.def.shape as Record<string, unknown>).data : undefined;
  if (!(data instanceof z.ZodMiniOptional) || !(data.def.innerType instanceof z.ZodMiniObject)) return null;
  return Object.keys(data.def.innerType.def.shape);
}

/** Adds the status, and the mirrored fields under `data`. */
function withEnvelope(schema: Schema, names: readonly string[] | null, reply: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject) || typeof reply !== 'object' || reply === null) return reply;
  const whole =
    'status' in schema.def.shape && !('status' in reply) ? { status: 'success', ...reply } : reply;
  if (!names) return whole;
  const given = reply as Record<string, unknown>;
  const data: Record<string, unknown> = {};
  for (const name of names) if (name in given) data[name] = given[name];
  return { ...whole, data };
}
