import { wallet } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { valuedBalances } from './value-balances.ts';
import { implement } from '../../server/implement.ts';

export function serveWallet(app: MockApp): void {
  implement(app, wallet.balances, (_body, { state, query, requireSession }) => ({
    data: valuedBalances(state, requireSession().user, query.currency),
  }));
}
