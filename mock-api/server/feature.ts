import type { Texts } from './translate.ts';
import type { Area, EndpointsOf } from '#contract/registry.ts';
import type { AnyJobHandlers } from '../core/jobs.ts';
import type { AnySlice } from '../core/slice.ts';
import type { MockApp } from './hono-env.ts';
import type { Handler, ImplementOptions } from './implement.ts';
import type { ContractRoute, Route } from './route.ts';

/** One handler for each call of an area: a call without one does not compile. */
export type Handlers<A extends Area> = {
  readonly [Name in keyof EndpointsOf<A>]: Handler<ContractRoute<EndpointsOf<A>[Name]>>;
};

/** Schemas of bodies whose rules depend on the sandbox's clock. */
type BodySchemas<A extends Area> = {
  readonly [Name in keyof EndpointsOf<A>]?: ImplementOptions<ContractRoute<EndpointsOf<A>[Name]>>['body'];
};

export interface ServeOptions {
  /** Where the site runs, for links in emails. */
  readonly site?: string | undefined;
  /** Milliseconds between two comments that keep an event stream open. */
  readonly keepAlive?: number | undefined;
}

/** A feature whose area is not known to the compiler, as the app mounts it. */
export interface AnyFeature extends Pick<Feature<Area>, 'slices' | 'jobs' | 'serve'> {
  readonly handlers: Readonly<Record<string, Handler<Route> | undefined>>;
  readonly bodySchemas?: Readonly<Record<string, ImplementOptions<Route>['body']>>;
}

/** What the mock has of one area of the contract. */
export interface Feature<A extends Area> {
  readonly handlers: Handlers<A>;
  readonly bodySchemas?: BodySchemas<A>;
  /** What the feature says to people, by error code where it is the message of one. */
  readonly texts?: Texts;
  readonly slices?: readonly AnySlice[];
  readonly jobs?: AnyJobHandlers;
  /** Serves what is no call with one JSON reply: an event stream, a WebSocket. */
  readonly serve?: (app: MockApp, options: ServeOptions) => void;
}
