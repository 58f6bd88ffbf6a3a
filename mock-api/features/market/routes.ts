import { market } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { listAssets } from './list-assets.ts';
import { implement } from '../../server/implement.ts';
import { iso, now } from '../../core/clock.ts';

export function serveMarket(app: MockApp): void {
  implement(app, market.list, (_body, { state }) => ({
    data: { as_of: iso(now(state)), items: listAssets(state) },
  }));
}
