import { atom } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

const openStatuses = ['pending', 'review', 'processing', 'confirming'] as const;
/** More than are ever under way at once. */
const PAGE_SIZE = 50;

/** The asset whose transactions are asked for; null for none. */
export const $openTransactionsAsset = atom<AssetId | 'all' | null>(null);

export interface OpenTransactions {
  readonly asset: AssetId | 'all';
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

// The key begins as those of other lists of transactions: a server event makes all of them stale.
const query = createQuery<OpenTransactions>(
  ['transactions open ', $openTransactionsAsset],
  async (signal, _, key) => {
    const asset = key as AssetId | 'all';
    const ofAsset = asset === 'all' ? {} : { asset };
    // By status, because a long history has newer ones that have ended.
    const [, ...replies] = await Promise.all([
      displaySettingsReady(),
      ...openStatuses.map((status) =>
        call(contract.listTransactions, { query: { ...ofAsset, status, page_size: PAGE_SIZE }, signal }),
      ),
    ]);
    const items = replies
      .flatMap(({ data }) => data.items)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    return { asset, items, at: Date.now() };
  },
);

/** What is under way, of an asset or at all: what holds a part of a balance, and what is incoming. */
export const $openTransactions = keepPreviousData(query);

export function refetchOpenTransactions(): void {
  query.invalidate();
}
