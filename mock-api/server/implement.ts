import { texts } from './texts.ts';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/error-codes.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { createRequestContext, type RequestContext, type SignedInContext } from './request-context.ts';
import type { MockApp, MockContext } from './hono-env.ts';
import { refuseForeignOrigin } from './cross-origin.ts';
import { withFaults } from '../faults/apply-faults.ts';
import { recordDevice } from '../features/devices/devices.ts';
import { errorResponse } from './error-response.ts';
import { fieldErrors, unexpectedMember } from './field-errors.ts';
import { invalidControlRequest } from './request-problems.ts';
import { CONTROL_LIMIT, hasBody, readJson, readOptionalJson, refuseOtherThanJson } from './read-body.ts';
import { ApiError } from './api-error.ts';
import { recordRefusal } from './record-refusal.ts';
import { createResponder } from './respond.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from './route.ts';

type Schema = z.ZodMiniType;

/** A reply without its `status: 'success'`, which every handler would have to repeat. */
type Answer<Reply> = [Reply] extends [undefined]
  ? undefined
  : Omit<Reply, 'status'> & { status?: Reply extends { status: infer Status } ? Status : never };

type ContextOf<R extends Route> = R['auth'] extends 'none'
  ? RequestContext<QueryOf<R>, ParamsOf<R>>
  : SignedInContext<QueryOf<R>, ParamsOf<R>>;

export type Handler<R extends Route> = (
  body: BodyOf<R>,
  call: ContextOf<R>,
) => Answer<ReplyOf<R>> | Promise<Answer<ReplyOf<R>>>;

export interface ImplementOptions<R extends Route> {
  /** A call of the control plane: no fault hits it, and a request without a body counts as `{}`. */
  control?: boolean;
  /** Codes of the contract that the call may be refused with. Another one is a defect of the mock; any is allowed when left out. */
  errors?: ReadonlySet<string>;
  /** The body's schema for one call, where a rule depends on the sandbox's clock. */
  body?: (call: RequestContext) => z.ZodMiniType<BodyOf<R>>;
}

/**
 * Serves one call. The request and the reply are validated, so that neither side of the contract can drift: a reply that breaks
 * its schema becomes 500 `contract_broken` and is reported on the terminal.
 *
 * Order: origin, session, parameters, query, body, fault, handler. A call without permission gets its 401 or 403 whatever its
 * body is, and what a foreign page sends meets no fault: a fault is there for the next call of the wallet itself.
 */
export function implement<R extends Route>(
  app: MockApp,
  route: R,
  handle: Handler<R>,
  options: ImplementOptions<R> = {},
): void {
  const { method, path, auth } = route;
  const op = `${method} ${path}`;
  const status = Number(Object.keys(route.replies)[0]);
  const sendReply = createResponder(route);
  const { errors } = options;
  app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
    c.set('op', op);
    return respondOrFail(c, async () => {
      if (!options.control && method !== 'GET') refuseForeignOrigin(c);
      const context = createRequestContext(c);
      const carryOut = <Result>(part: () => Result | Promise<Result>) =>
        auth === 'none' ? part() : recordRefusal(context, part);
      const authError = findAuthError(context, auth);
      // Without permission, an invalid request gets the auth error, not its field errors.
      const input = authError ? {} : await carryOut(() => readRequest(c, context, route, options));
      const respond = () =>
        respondOrFail(
          c,
          async () => {
            if (authError) throw authError;
            const { body, ...rest } = input as { body?: unknown };
            const signedIn = auth === 'none' ? null : context.requireSession({ unverified: true });
            const call = { ...context, ...signedIn, ...rest };
            const reply = await carryOut(() => handle(body as BodyOf<R>, call as unknown as ContextOf<R>));
            if (signedIn) recordDevice(context.state, signedIn.session.device_id, signedIn.user);
            return sendReply(c, reply, status);
          },
          errors,
        );
      return options.control ? respond() : withFaults(c, op, respond);
    });
  });
}

/** @throws ApiError 422 `invalid_fields`, and what reading a body throws */
async function readRequest<R extends Route>(
  c: MockContext,
  context: RequestContext,
  { request: { params, query, body }, longestBody }: Route,
  options: ImplementOptions<R>,
) {
  const read = {
    params: params && parseIn(params, c.req.param(), options.control),
    query: readQuery(c, query, options.control),
  };
  if (!body && c.req.method !== 'GET') refuseOtherThanJson(c);
  const limit = options.control ? CONTROL_LIMIT : longestBody;
  const schema = body && (options.body?.(context) ?? body);
  return { ...read, body: await readBody(c, schema, { limit, control: options.control ?? false }) };
}

async function respondOrFail(
  c: MockContext,
  respond: () => Promise<Response>,
  errors?: ReadonlySet<string>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    return errorResponse(c, error instanceof ApiError && errors ? requireDeclared(c, error, errors) : error);
  }
}

/** The error, or what says that the contract does not declare its code for this call. */
function requireDeclared(c: MockContext, error: ApiError, declared: ReadonlySet<string>): ApiError {
  if (declared.has(error.code) || !Object.hasOwn(errorStatus, error.code)) return error;
  const text = `MOCK BUG: ${c.get('op')} is not declared to be refused with ${error.code}.`;
  console.error(text);
  c.set('contractBroken', true);
  return new ApiError('contract_broken', { text });
}

/** Returned, not thrown, so that a fault is applied first, which may cut the connection. */
function findAuthError(call: RequestContext, auth: Endpoint['auth']): ApiError | null {
  if (auth === 'none') return null;
  try {
    call.requireSession({ unverified: auth === 'any-session' });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @throws ApiError 422 `invalid_fields`, also for a parameter that is given twice: nothing says which of the two is meant */
export function readQuery<Query extends Schema | undefined>(
  c: MockContext,
  schema: Query,
  control = false,
): Query extends Schema ? z.output<Query> : undefined {
  if (schema instanceof z.ZodMiniObject) refuseRepeated(c, Object.keys(schema.def.shape), control);
  return (schema && parseIn(schema, c.req.query(), control)) as Query extends Schema
    ? z.output<Query>
    : undefined;
}

function refuseRepeated(c: MockContext, names: readonly string[], control: boolean): void {
  const given = c.req.queries();
  const repeated = names.filter((name) => (given[name]?.length ?? 0) > 1);
  if (repeated.length === 0) return;
  const fields = Object.fromEntries(repeated.map((name) => [name, 'invalid']));
  const text = control ? { text: `Given more than once: ${repeated.join(', ')}.` } : texts.invalid_fields;
  throw new ApiError('invalid_fields', text, { fields });
}

interface BodyOptions {
  /** In bytes; undefined for what most calls may have. */
  readonly limit: number | undefined;
  readonly control: boolean;
}

async function readBody(
  c: MockContext,
  schema: Schema | undefined,
  { limit, control }: BodyOptions,
): Promise<unknown> {
  if (!schema) return undefined;
  const json = await readJsonOf(c, schema, { limit, control });
  c.set('body', json);
  const body = parseIn(schema, json, control);
  c.set('body', body);
  return body;
}

const hasNoBody = (c: MockContext) => c.req.header('content-type') === undefined && !hasBody(c);

function readJsonOf(c: MockContext, schema: Schema, { limit, control }: BodyOptions): Promise<unknown> {
  if (control) return hasNoBody(c) ? Promise.resolve({}) : readJson(c, { limit });
  return schema instanceof z.ZodMiniOptional ? readOptionalJson(c, limit) : readJson(c, { limit });
}

/** @throws ApiError 422 `invalid_fields`, of a call with strict schemas `unexpected_member` */
function parseIn(schema: Schema, value: unknown, control = false): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (control) throw invalidControlRequest(schema, value, parsed.error.issues);
  const fields = fieldErrors(schema, value, parsed.error.issues);
  const member = unexpectedMember(schema, value, parsed.error.issues);
  if (member === undefined) throw new ApiError('invalid_fields', texts.invalid_fields, { fields });
  throw new ApiError('unexpected_member', paymentErrorTexts.unexpected_member, {
    fields,
    details: { member },
    values: { member },
  });
}
