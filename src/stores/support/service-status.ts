import * as contract from '#contract/service-status.ts';
import type { ComponentId } from '#contract/service-status.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** Milliseconds between two reads while it is mounted. */
const REFRESH_EVERY = 60_000;

export interface ServiceStatus {
  /** Components that are not fully operational, in the order of the status page. */
  readonly troubled: readonly ComponentId[];
  /** The server's time of the status (ISO 8601). */
  readonly asOf: string;
}

const query = createQuery<ServiceStatus>(
  ['service status'],
  async (signal) => {
    const { data } = await call(contract.getServiceStatus, { signal });
    const troubled = data.components.filter(({ status }) => status !== 'operational').map(({ id }) => id);
    return { troubled, asOf: data.as_of };
  },
  REFRESH_EVERY,
);

/** The status of the service. When the newest read failed, show it as unknown: an earlier status proves nothing. */
export const $serviceStatus = keepPreviousData(query);
