import type { Transaction } from '#contract/transactions.ts';
import * as contract from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { displaySettingsReady } from '../preferences/view-known.ts';

/** How many of the newest are shown where a list has no pages. */
export const RECENT_COUNT = 20;
/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 30_000;

export interface RecentTransactions {
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** When they came, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<RecentTransactions>(
  ['transactions recent'],
  async (signal) => {
    const [reply] = await Promise.all([
      call(contract.list, undefined, { query: { page_size: String(RECENT_COUNT) }, signal }),
      displaySettingsReady(),
    ]);
    return { items: reply.data.items, at: Date.now() };
  },
  REFRESH_EVERY,
);

/** The last transactions, in memory only. */
export const $recentTransactions = keepPreviousData(query);

export function refetchRecentTransactions(): void {
  query.invalidate();
}
