import type { ListedCoin } from '#contract/market.ts';
import * as market from '#contract/market.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { createQuery, hold } from './queries.ts';

const query = createQuery<readonly ListedCoin[], ApiError>(['coins'], {
  fetcher: async () => (await call(market.list)).data.items,
  revalidateInterval: 10 * 60_000,
});

/** The 20 coins with their last seven days; live prices come from the ticker. */
export const $coins = hold(query);

export function retryCoins(): void {
  query.revalidate();
}
