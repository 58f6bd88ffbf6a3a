import { promotions } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { pageFrom } from '../../core/paginate.ts';
import { runningOffers } from './promotions.ts';

export function servePromotions(app: MockApp): void {
  serveEndpoint(app, promotions.list, (_body, { state, query, member, say }) => {
    member();
    const { items, ...where } = pageFrom(runningOffers(state), query);
    return {
      data: {
        items: items.map((offer) => ({ ...offer, title: say(offer.title), summary: say(offer.summary) })),
        ...where,
      },
    };
  });
}
