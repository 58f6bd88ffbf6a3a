import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestSchema } from './request.ts';
import { reauthPurposes, type ReauthPurpose } from './reauth-purposes.ts';
import { requestOf } from './requests.ts';
import type { stream } from './user-events.ts';

export type Area = keyof typeof contract;
type Endpoints<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Endpoint ? Name : never;
}[keyof Declared];
/** The calls that an area declares, by their names. */
export type EndpointsOf<A extends Area> = {
  [Name in Endpoints<(typeof contract)[A]>]: Extract<(typeof contract)[A][Name], Endpoint>;
};
/** The name of a call: the operation id of the OpenAPI document. */
export type OperationName = { [A in Area]: Endpoints<(typeof contract)[A]> }[Area];
type AnyEndpoint = { [A in Area]: EndpointsOf<A>[keyof EndpointsOf<A>] }[Area];
/** `POST /auth/login`: a call in the request log and for faults. */
export type Op = AnyEndpoint extends infer E
  ? E extends Endpoint
    ? `${E['method']} ${E['path']}`
    : never
  : never;

export interface Operation {
  readonly op: Op;
  readonly area: Area;
  readonly name: OperationName;
  readonly endpoint: Endpoint;
  readonly request: RequestSchema;
}

/** A call that is answered with events instead of one JSON. */
export interface StreamOperation {
  readonly op: `${typeof stream.method} ${typeof stream.path}`;
  readonly area: Area;
  readonly stream: typeof stream;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'replies' in value && 'path' in value;
const isStream = (value: unknown): value is typeof stream =>
  isObject(value) && 'events' in value && 'path' in value;

const declared = Object.entries(contract).flatMap(([area, file]) =>
  Object.values<unknown>(file as Record<string, unknown>).map((value) => ({ area: area as Area, value })),
);

/** Every call of the contract that is answered with JSON, area by area. */
export const operations: readonly Operation[] = declared.flatMap(({ area, value }) =>
  isEndpoint(value)
    ? [
        {
          op: `${value.method} ${value.path}` as Op,
          area,
          name: value.name as OperationName,
          endpoint: value,
          request: requestOf(value),
        },
      ]
    : [],
);

/** The calls that want a proof of each purpose. */
export const callsByPurpose: ReadonlyMap<ReauthPurpose, readonly Operation[]> = new Map(
  reauthPurposes.map((purpose) => [
    purpose,
    operations.filter(({ endpoint }) => endpoint.reauth === purpose),
  ]),
);

/** The others. */
export const streams: readonly StreamOperation[] = declared.flatMap(({ area, value }) =>
  isStream(value) ? [{ op: `${value.method} ${value.path}` as const, area, stream: value }] : [],
);
