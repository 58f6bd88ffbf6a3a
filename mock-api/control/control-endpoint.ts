import type * as z from 'zod/mini';
import type { Method } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { implement, type Handler, type ImplementOptions } from '../server/implement.ts';
import type { Route } from '../server/route.ts';

/** What a request may look like. */
export interface ControlExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A call of the control plane, with what it takes in one place: no browser loads it. */
export interface ControlEndpoint {
  readonly method: Method | 'PATCH';
  readonly path: `/__mock${string}`;
  /** One sentence for the page /__mock/docs. */
  readonly summary: string;
  readonly example?: ControlExample;
  readonly params?: z.ZodMiniType<Record<string, string>>;
  readonly query?: z.ZodMiniType<object, object>;
  readonly body?: z.ZodMiniType;
  /** HTTP status of success; 200 when left out. */
  readonly status?: number;
  readonly reply: z.ZodMiniType;
  /** Content type of the reply; JSON when left out. */
  readonly type?: string;
}

/** Declares a call of the mock itself. They are no part of the product, so the contract does not have them. */
export function controlEndpoint<const Declared extends ControlEndpoint>(declared: Declared) {
  const { method, path, status = 200, reply } = declared;
  return {
    method: method as Declared['method'],
    path,
    auth: 'none',
    replies: { [status]: reply } as Record<number, Declared['reply']>,
    request: declared as unknown as Pick<Declared, keyof Declared & ('params' | 'query' | 'body')>,
    declared: declared as ControlEndpoint,
  } as const;
}

const served = new WeakMap<MockApp, ControlEndpoint[]>();

/** The calls of an app's control plane, for its documentation. */
export const controlEndpoints = (app: MockApp): readonly ControlEndpoint[] => served.get(app) ?? [];

/** Adds a call to the documentation whose route is not made by `implementControl`. */
export function documentControl(app: MockApp, declared: ControlEndpoint): void {
  served.set(app, [...controlEndpoints(app), declared]);
}

/** Serves a call of the control plane, and documents it. */
export function implementControl<R extends Route & { readonly declared: ControlEndpoint }>(
  app: MockApp,
  route: R,
  handle: Handler<R>,
  options: Pick<ImplementOptions<R>, 'body'> = {},
): void {
  documentControl(app, route.declared);
  implement(app, route, handle, { ...options, control: true });
}
