import { market } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { listCoins } from '../market/listing.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { iso, now } from '../state/clock.ts';

export function serveMarket(app: MockApp): void {
  serveEndpoint(app, market.list, (_body, { state }) => ({
    data: { as_of: iso(now(state)), items: listCoins(state) },
  }));
}
