import * as contract from '#contract/status.ts';
import type { ComponentId } from '#contract/status.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 60_000;

export interface ServiceStatus {
  /** Parts that do not work, or not as they should, in the order in which the status page lists them. */
  readonly troubled: readonly ComponentId[];
  /** When it was so, by the server (ISO 8601). */
  readonly asOf: string;
}

const query = createQuery<ServiceStatus>(
  ['service status'],
  async (signal) => {
    const { data } = await call(contract.read, undefined, { signal });
    const troubled = data.components.filter(({ status }) => status !== 'operational').map(({ id }) => id);
    return { troubled, asOf: data.as_of };
  },
  REFRESH_EVERY,
);

/** How the service is. Whoever shows it says that nobody knows when the newest answer failed: an old one proves nothing. */
export const $serviceStatus = keepPreviousData(query);
