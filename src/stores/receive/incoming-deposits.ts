import { atom } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How many deposits are looked at: more than one person expects at a time. */
const WATCHED_COUNT = 10;
/** How often data is refetched while a component shows it. Server events bring news sooner. */
const REFETCH_INTERVAL_MS = 30_000;

/** The asset whose deposits are watched; null for none. */
export const $watchedAsset = atom<AssetId | null>(null);

export interface IncomingDeposits {
  readonly asset: string;
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

// The key begins as those of other lists of transactions: a server event makes all of them stale.
const query = createQuery<IncomingDeposits>(
  ['transactions incoming ', $watchedAsset],
  async (signal, _, asset) => {
    const [{ data }] = await Promise.all([
      call(contract.listTransactions, {
        query: { type: 'deposit', asset: asset as AssetId, page_size: WATCHED_COUNT },
        signal,
      }),
      displaySettingsReady(),
    ]);
    return { asset: String(asset), items: data.items, at: Date.now() };
  },
  REFETCH_INTERVAL_MS,
);

/** The last deposits of the watched asset. After a change of asset the data is of the former one until the new one is loaded. */
export const $incomingDeposits = keepPreviousData(query);

export function refetchIncomingDeposits(): void {
  query.invalidate();
}
