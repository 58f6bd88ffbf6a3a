import { promotions } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { implement } from '../../server/implement.ts';
import { paginate } from '../../core/paginate.ts';
import { runningOffers } from './promotions.ts';

export function servePromotions(app: MockApp): void {
  implement(app, promotions.list, (_body, { state, query, requireSession, text }) => {
    requireSession();
    const { items, ...where } = paginate(runningOffers(state), query);
    return {
      data: {
        items: items.map((offer) => ({ ...offer, title: text(offer.title), summary: text(offer.summary) })),
        ...where,
      },
    };
  });
}
