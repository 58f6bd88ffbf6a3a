import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';
import type { stream } from './events.ts';

export interface Operation {
  /** `POST /auth/login`: its name in the journal, for faults, and in the OpenAPI document. */
  readonly op: string;
  /** The file that declares it, and its name there. */
  readonly area: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** A call that is answered with events instead of one JSON. */
export interface StreamOperation {
  readonly op: string;
  readonly area: string;
  readonly stream: typeof stream;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'reply' in value && 'path' in value;
const isStream = (value: unknown): value is typeof stream =>
  isObject(value) && 'events' in value && 'path' in value;

const declared = Object.entries(contract).flatMap(([area, file]) =>
  Object.entries<unknown>(file as Record<string, unknown>).map(([name, value]) => ({ area, name, value })),
);

/** Every call of the contract that is answered with JSON, file by file. */
export const operations: readonly Operation[] = declared.flatMap(({ area, name, value }) =>
  isEndpoint(value) ? [{ op: `${value.method} ${value.path}`, area, name, endpoint: value }] : [],
);

/** The others. */
export const streams: readonly StreamOperation[] = declared.flatMap(({ area, value }) =>
  isStream(value) ? [{ op: `${value.method} ${value.path}`, area, stream: value }] : [],
);
