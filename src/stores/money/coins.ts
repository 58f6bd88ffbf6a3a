import type { ListedCoin } from '#contract/market.ts';
import * as market from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createRead, hold } from '../query/query-client.ts';

/** Milliseconds between two reads while somebody looks. */
const REFRESH_EVERY = 10 * 60_000;

const query = createRead<readonly ListedCoin[]>(
  ['coins'],
  async (signal) => (await call(market.list, undefined, { signal })).data.items,
  REFRESH_EVERY,
);

/** The 20 coins with their last seven days; live prices come from the ticker. */
export const $coins = hold(query);

export function retryCoins(): void {
  query.invalidate();
}
