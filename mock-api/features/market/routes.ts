import { market } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { listCoins } from './list-assets.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';

export function serveMarket(app: MockApp): void {
  serveEndpoint(app, market.list, (_body, { state }) => ({
    data: { as_of: iso(now(state)), items: listCoins(state) },
  }));
}
