import { texts } from './texts.ts';
import { paginate } from '../../core/paginate.ts';
import { runningOffers } from './promotions.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { promotionsSlice } from './state.ts';

const handlers: Handlers<'promotions'> = {
  listPromotions: (_body, { state, query, text, user }) => {
    const { items, ...where } = paginate(runningOffers(state, user.customer_id), query);
    return {
      data: {
        items: items.map((offer) => ({ ...offer, title: text(offer.title), summary: text(offer.summary) })),
        ...where,
      },
    };
  },
};

export const promotionsFeature: Feature<'promotions'> = {
  handlers,
  texts,
  slices: [promotionsSlice],
};
