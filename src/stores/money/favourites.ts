import * as market from '#contract/market.ts';
import { call } from '#src/api/call.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';

interface Change {
  readonly id: string;
  readonly on: boolean;
}

const favourites = createOptimisticQuery<readonly string[], Change>('favourites', {
  read: async (signal) => (await call(market.listFavourites, { signal })).data.ids,
  applyPatch: (ids, { id, on }) =>
    on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id),
  send: async ({ id, on }) => {
    const { data } = await call(on ? market.addFavourite : market.removeFavourite, { params: { id } });
    return data.ids;
  },
});

/** The ids of the market's rows that the person has starred, with changes that are not saved yet. */
export const $favourites = favourites.$optimistic;

/**
 * Stars a row of the market at once, then saves it.
 * @throws ApiError after rolling back.
 */
export const setFavourite = (id: string, on: boolean): Promise<void> => favourites.mutate({ id, on });
