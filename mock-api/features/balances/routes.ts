import { wallet } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { valuedBalances } from './value-balances.ts';
import { serveEndpoint } from '../../server/implement.ts';

export function serveWallet(app: MockApp): void {
  serveEndpoint(app, wallet.balances, (_body, { state, query, member }) => ({
    data: valuedBalances(state, member().user, query.currency),
  }));
}
