import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestSchema } from '#contract/request.ts';
import { requestOf, type RequestOf } from '#contract/requests.ts';

/** A call that the mock serves: of the contract, or of its own control plane. */
export interface Route extends Pick<
  Endpoint,
  'method' | 'path' | 'auth' | 'replies' | 'conditional' | 'longestBody'
> {
  readonly request: RequestSchema;
}

/** A call of the contract with the schemas of its request. */
export type ContractRoute<E extends Endpoint> = E & { readonly request: RequestOf<E> };

export const routeOf = <E extends Endpoint>(endpoint: E): ContractRoute<E> => ({
  ...endpoint,
  request: requestOf(endpoint) as RequestOf<E>,
});

type Parsed<Schemas, Part extends string> =
  Schemas extends Readonly<Record<Part, infer Schema extends z.ZodMiniType>> ? z.output<Schema> : undefined;
export type BodyOf<R extends Route> = Parsed<R['request'], 'body'>;
export type QueryOf<R extends Route> = Parsed<R['request'], 'query'>;
export type ParamsOf<R extends Route> = Parsed<R['request'], 'params'>;
export type ReplyOf<R extends Route> = z.output<R['replies'][keyof R['replies']] & z.ZodMiniType>;
