import { isListedCoin, type ListedCoin } from '#contract/market.ts';
import * as market from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** How often data is refetched while a component shows it. */
const REFETCH_INTERVAL_MS = 10 * 60_000;

const query = createQuery<readonly ListedCoin[]>(
  ['coins'],
  async (signal) => (await call(market.listMarketAssets, { signal })).data.items.filter(isListedCoin),
  REFETCH_INTERVAL_MS,
);

/** The 20 coins with their last seven days; live prices come from the ticker. */
export const $coins = keepPreviousData(query);

export function refetchCoins(): void {
  query.invalidate();
}
