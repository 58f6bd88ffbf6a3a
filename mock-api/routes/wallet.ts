import { wallet } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { valuedBalances } from '../market/valuation.ts';
import { serveEndpoint } from '../serve-endpoint.ts';

export function serveWallet(app: MockApp): void {
  serveEndpoint(app, wallet.balances, (_body, { state, query, member }) => ({
    data: valuedBalances(state, member().user, query.currency),
  }));
}
