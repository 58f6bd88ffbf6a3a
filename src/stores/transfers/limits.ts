import type { ReplyOf } from '#contract/endpoint.ts';
import * as contract from '#contract/limits.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How often data is refetched while a component shows it: a payment of another tab uses up the limit too. */
const REFETCH_INTERVAL_MS = 60_000;

export type SendingLimits = ReplyOf<typeof contract.getLimits>['data'] & {
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
};

const query = createQuery<SendingLimits>(
  ['sending limits'],
  async (signal) => ({ ...(await call(contract.getLimits, { signal })).data, at: Date.now() }),
  REFETCH_INTERVAL_MS,
);

/** How much can still be sent today and this month, in naira, and what restricts it. */
export const $limits = keepPreviousData(query);

export function refetchLimits(): void {
  query.invalidate();
}
