import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

export interface Operation {
  /** `POST /auth/login`: its name in the journal, for faults, and in the OpenAPI document. */
  readonly op: string;
  /** The file that declares it, and its name there. */
  readonly area: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value;

/** Every call of the contract, file by file. */
export const operations: readonly Operation[] = Object.entries(contract).flatMap(([area, file]) =>
  Object.entries<unknown>(file as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ op: `${endpoint.method} ${endpoint.path}`, area, name, endpoint }] : [],
  ),
);
