import * as z from 'zod/mini';

// zod probes `new Function`, which Trusted Types refuse (docs/decisions/008).
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call comes from: the product's specification, or our own proposal for what it does not show. */
export type Source = 'spec' | 'proposed';

type Schema = z.ZodMiniType;

export interface Endpoint<
  Body extends Schema = Schema,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: Method;
  /** Starts with a slash; parameters as in `/user/notifications/{id}/status`. */
  readonly path: `/${string}`;
  readonly source: Source;
  /** `session`: answers 401 without a valid `access_token` cookie. */
  readonly auth: 'none' | 'session';
  readonly body: Body;
  readonly query: Query;
  readonly reply: Reply;
}

export const nothing = z.optional(z.undefined());
type Nothing = typeof nothing;

interface Definition<Body extends Schema, Query extends Schema, Reply extends Schema> {
  method: Method;
  path: `/${string}`;
  source: Source;
  auth: 'none' | 'session';
  body?: Body;
  query?: Query;
  reply: Reply;
}

/**
 * Declares one call of the API. A call without a `body` (or `query`) takes none.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<Reply extends Schema, Body extends Schema = Nothing, Query extends Schema = Nothing>(
  definition: Definition<Body, Query, Reply>,
): Endpoint<Body, Query, Reply> {
  return {
    ...definition,
    body: definition.body ?? (nothing as unknown as Body),
    query: definition.query ?? (nothing as unknown as Query),
  };
}

/** What a caller passes: parsed by `body` on the other side. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
