import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { MockContext } from './hono-env.ts';
import { answerHeaders } from './headers.ts';
import { ApiError } from './api-error.ts';
import { redact } from '../core/redact.ts';

type Schema = z.ZodMiniType;

/**
 * Parses the replies of an endpoint out and sends them.
 * @throws Refusal 500 `contract_broken`, from what it returns
 */
export function createResponder({ method, path, reply: schema }: Endpoint) {
  let repeated: string[] | null | undefined;
  return (c: MockContext, reply: unknown, status: number): Response => {
    // Not before the first call: looking at a schema builds it.
    if (repeated === undefined) repeated = mirroredFields(schema);
    const parsed = schema.safeParse(withEnvelope(schema, repeated, reply));
    if (parsed.success) return send(c, parsed.data, status);
    const broken = parsed.error.issues
      .filter(({ path: [first] }) => first !== 'data' || !repeated)
      .map(describe);
    const text = `MOCK BUG: the reply of ${method} ${path} breaks its contract: ${broken.join('; ')}`;
    console.error(text, redact(reply));
    c.set('contractBroken', true);
    throw new ApiError(500, 'contract_broken', { text });
  };
}

/** With all its headers at once and plainly, because the server writes those straight to the connection. */
function send(c: MockContext, reply: unknown, status: number): Response {
  if (c.get('sendsCookie')) return c.json(reply as object, status as 200);
  const headers = { 'content-type': 'application/json', ...answerHeaders(c) };
  const response = new Response(JSON.stringify(reply), { status, headers });
  c.set('headed', response);
  return response;
}

/** zod/mini has no words of its own, so what it looked for is said instead. */
function describe(issue: z.core.$ZodIssue): string {
  const wanted = 'expected' in issue ? `expected ${issue.expected}` : issue.code;
  const said = issue.message === 'Invalid input' ? wanted : issue.message;
  return `${issue.path.join('.') || '(reply)'}: ${said}`;
}

/** The names that a reply made by `documented()` has twice: at the top and under `data` (contract/envelope.ts). */
function mirroredFields(schema: Schema): string[] | null {
  const data =
    schema instanceof z.ZodMiniObject ? (schema.def.shape as Record<string, unknown>).data : undefined;
  if (!(data instanceof z.ZodMiniOptional) || !(data.def.innerType instanceof z.ZodMiniObject)) return null;
  return Object.keys(data.def.innerType.def.shape);
}

/** Adds the status, and what is to stand under `data` once more. */
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
