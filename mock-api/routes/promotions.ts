import { promotions } from '#contract/index.ts';
import type { MockApp } from '../environment.ts';
import { serveEndpoint } from '../serve-endpoint.ts';
import { pageFrom } from '../state/page.ts';
import { runningOffers } from '../state/promotions.ts';

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
