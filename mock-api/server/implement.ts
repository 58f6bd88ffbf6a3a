import type * as z from 'zod/mini';
import { nothing, type Endpoint } from '#contract/endpoint.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import type { MockApp, MockContext } from './hono-env.ts';
import { withFaults } from '../faults/apply-faults.ts';
import { errorResponse } from './error-response.ts';
import { fieldErrors } from './field-errors.ts';
import { CONTROL_LIMIT, readJson } from './read-body.ts';
import { ApiError } from './api-error.ts';
import { createResponder } from './respond.ts';

type Schema = z.ZodMiniType;

/** A reply without its `status: 'success'`, which every handler would have to repeat. */
type Answer<Reply> = Omit<Reply, 'status'> & {
  status?: Reply extends { status: infer Status } ? Status : never;
};

export type Handler<Body extends Schema, Query extends Schema, Reply extends Schema> = (
  body: z.output<Body>,
  call: RequestContext<z.output<Query>>,
) => Answer<z.output<Reply>> | Promise<Answer<z.output<Reply>>>;

export interface ImplementOptions<Body extends Schema> {
  /** HTTP status of success; 200 when left out. */
  status?: number;
  /** Serves a session whose device has still to be verified. */
  unverified?: boolean;
  /** A call of the control plane: no fault hits it, and a request without a body counts as `{}`. */
  control?: boolean;
  /** The body's schema for one call, where a rule depends on the sandbox's clock. */
  body?: (call: RequestContext) => z.ZodMiniType<z.output<Body>>;
}

/**
 * Serves one endpoint of the contract. The body is parsed in and the reply parsed out, so that neither side of the
 * contract can drift: a reply that breaks its schema answers 500 `contract_broken` and says so on the terminal.
 *
 * Order: session, body, fault, handler. Who may not call gets a 401 for any body.
 */
export function implement<Body extends Schema, Query extends Schema, Reply extends Schema>(
  app: MockApp,
  endpoint: Endpoint<Body, Query, Reply>,
  handle: Handler<Body, Query, Reply>,
  options: ImplementOptions<Body> = {},
): void {
  const op = `${endpoint.method} ${endpoint.path}`;
  const sendReply = createResponder(endpoint);
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
    c.set('op', op);
    return respondOrFail(c, async () => {
      const asked = createRequestContext(c, undefined);
      const refusal = authErrorOf(asked, endpoint.auth, options.unverified);
      // Who may not ask is told so, not what is wrong with the question.
      const query = (refusal ? undefined : readQuery(c, endpoint.query)) as z.output<Query>;
      const call = { ...asked, query };
      const body = refusal
        ? undefined
        : await readBody(c, options.body?.(call) ?? endpoint.body, options.control);
      const answer = () =>
        respondOrFail(c, async () => {
          if (refusal) throw refusal;
          return sendReply(c, await handle(body as z.output<Body>, call), options.status ?? 200);
        });
      return options.control ? answer() : withFaults(c, op, answer);
    });
  });
}

async function respondOrFail(c: MockContext, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    return errorResponse(c, error);
  }
}

/** Kept until faults were looked at, so that a cut connection also hits those who would be refused. */
function authErrorOf(call: RequestContext, auth: Endpoint['auth'], unverified = false): ApiError | null {
  if (auth === 'none') return null;
  try {
    call.requireSession({ unverified });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @throws Refusal 422 `invalid_fields` */
export function readQuery<Query extends Schema>(c: MockContext, schema: Query): z.output<Query> {
  return (schema === (nothing as Schema) ? undefined : parseIn(schema, c.req.query())) as z.output<Query>;
}

async function readBody(c: MockContext, schema: Schema, control = false): Promise<unknown> {
  if (schema === nothing) return undefined;
  const json = control && hasNoBody(c) ? {} : await readJson(c, control ? { limit: CONTROL_LIMIT } : {});
  c.set('body', json);
  const body = parseIn(schema, json);
  c.set('body', body);
  return body;
}

/** Behind a port every POST has a stream for a body, so only its headers tell (RFC 9112, section 6.3). */
function hasNoBody(c: MockContext): boolean {
  if (c.req.header('content-type') !== undefined) return false;
  const announced = c.req.header('content-length') ?? '0';
  return !c.req.raw.body || (announced === '0' && c.req.header('transfer-encoding') === undefined);
}

/** @throws Refusal 422 `invalid_fields` */
function parseIn(schema: Schema, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(schema, value, parsed.error.issues);
  throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields });
}
