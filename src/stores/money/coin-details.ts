import { atom } from 'nanostores';
import type { CoinId } from '#contract/assets.ts';
import * as market from '#contract/market.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How often data is refetched while a component shows it; the live price comes from the ticker. */
const REFETCH_INTERVAL_MS = 60_000;

/** The coin whose details are asked for; null for none. */
export const $detailedCoin = atom<CoinId | null>(null);

const query = createQuery<MarketAssetDetails & { readonly as_of: string }>(
  ['coin details ', $detailedCoin],
  async (signal) => {
    const id = $detailedCoin.get();
    if (!id) throw new TypeError('The details of a coin were read before one was chosen.');
    return (await call(market.getMarketAsset, { params: { id }, signal })).data;
  },
  REFETCH_INTERVAL_MS,
);

/** After a change of coin the data is of the former one until the new one is loaded: compare `data.id`. */
export const $coinDetails = keepPreviousData(query);

export function refetchCoinDetails(): void {
  query.invalidate();
}
