import * as contract from '#contract/wallet-assets.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How often data is refetched while a component shows it: a network may be paused meanwhile. */
const REFETCH_INTERVAL_MS = 60_000;

export interface WalletAssets {
  readonly items: readonly WalletAsset[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly at: number;
}

const query = createQuery<WalletAssets>(
  ['wallet assets'],
  async (signal) => ({ items: (await call(contract.listAssets, { signal })).data.items, at: Date.now() }),
  REFETCH_INTERVAL_MS,
);

/** What a wallet can hold, with the networks of each coin and how they work at present. */
export const $walletAssets = keepPreviousData(query);

export function refetchWalletAssets(): void {
  query.invalidate();
}
