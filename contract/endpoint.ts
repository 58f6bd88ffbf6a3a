import * as z from 'zod/mini';
import type { ReauthPurpose } from './reauth-purposes.ts';

// zod probes `new Function`, which Trusted Types refuse (docs/decisions/008).
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call comes from: the product's specification, or our own proposal for what it does not show. */
export type Origin = 'spec' | 'proposed';

/**
 * Who may make a call. `session`: a valid `access_token` cookie, else 401, of a verified device, else 403.
 * `any-session`: the device may still have to be verified.
 */
export type Auth = 'none' | 'session' | 'any-session';

/** Most bytes of the body of a call: far more than any form of the product sends. */
export const BODY_BYTES = 64 * 1024;

/**
 * One call of the API: what a browser has to know of it. What it takes stands in `<area>.request.ts`, what a reader of the
 * API wants to know in `<area>.docs.ts`; both are joined to it by its name (requests.ts, docs.ts).
 */
export interface Endpoint {
  /** A verb and a noun, unlike that of any other call: the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: Method;
  /** Starts with a slash; parameters as in `/user/notifications/{id}/status`. */
  readonly path: `/${string}`;
  readonly origin: Origin;
  readonly auth: Auth;
  /** Its requests carry an `Idempotency-Key`, so that one that is sent again does nothing twice. */
  readonly idempotent?: true;
  /** The reply has an `ETag`, and is answered with 304 to who has it already (RFC 9110, section 13.1.2). */
  readonly conditional?: true;
  /** Most bytes of its body; `BODY_BYTES` when left out. */
  readonly longestBody?: number;
  /**
   * Wants a proof of this purpose that is younger than five minutes, else 403 `reauth_required` (reauth.ts). What a call takes in its
   * place, its documentation says.
   */
  readonly reauth?: ReauthPurpose;
  /** By HTTP status of success; usually one. */
  readonly replies: Readonly<Record<number, z.ZodMiniType>>;
}

/**
 * Declares one call of the API.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** The reply of a status without a body: 204. */
export const noBody = z.undefined();

/** The schema of a call's reply. Of several statuses, the first one's. */
export const replySchemaOf = <E extends Endpoint>({ replies }: E) =>
  Object.values(replies)[0] as E['replies'][keyof E['replies']] & z.ZodMiniType;

/** The reply of a success, of whichever status. */
export type ReplyOf<E extends Endpoint> = z.output<E['replies'][keyof E['replies']] & z.ZodMiniType>;
