import * as contract from '#contract/market.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createKeyedQueries } from '../query/keyed-queries.ts';
import { createQuery } from '../query/query-client.ts';

/** How often data is refetched while a component shows it; a live price comes from the ticker. */
const REFETCH_INTERVAL_MS = 60_000;

/** An asset of the market with all that is known of it, by its id; 404 `asset_not_found` for one that is not listed. */
export const marketAsset = createKeyedQueries((id: string) =>
  createQuery<MarketAssetDetails & { readonly as_of: string }>(
    ['market asset ', id],
    async (signal) => (await call(contract.getMarketAsset, { params: { id }, signal })).data,
    REFETCH_INTERVAL_MS,
  ),
);
