import type { Transaction } from '#contract/transactions.ts';
import * as contract from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';

/** How many transactions a list without pages shows. */
const RECENT_COUNT = 20;
/** How often data is refetched while a component shows it. */
const REFETCH_INTERVAL_MS = 30_000;

export interface RecentTransactions {
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** There are older ones. */
  readonly more: boolean;
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<RecentTransactions>(
  ['transactions recent'],
  async (signal) => {
    const [reply] = await Promise.all([
      call(contract.listTransactions, { query: { page_size: RECENT_COUNT }, signal }),
      displaySettingsReady(),
    ]);
    const { items, next_cursor } = reply.data;
    return { items, more: next_cursor !== null, at: Date.now() };
  },
  REFETCH_INTERVAL_MS,
);

/** The last transactions, in memory only. */
export const $recentTransactions = keepPreviousData(query);

export function refetchRecentTransactions(): void {
  query.invalidate();
}
