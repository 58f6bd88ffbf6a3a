import { assetIds, coinIds } from '#contract/assets.ts';
import { ApiError } from '../../server/api-error.ts';
import { texts as serverTexts } from '../../server/texts.ts';
import { favouritesOf, favouritesSlice, setFavourite } from './favourites.ts';
import { describeCoin } from './describe-coin.ts';
import { listAssets } from './list-assets.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { iso, now } from '../../core/clock.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { marketTime } from './market-settings.ts';
import { rateBetween } from './price.ts';
import { tickerSlice } from './state.ts';
import { serveStream } from './stream/ws-routes.ts';

const handlers: Handlers<'market'> = {
  listMarketAssets: (_body, { state }) => ({
    data: { as_of: iso(now(state)), items: listAssets(state) },
  }),

  getMarketAsset: (_body, { state, params, language }) => {
    const coin = coinIds.find((one) => one === params.id);
    if (!coin) throw paymentError('asset_not_found');
    return { data: { as_of: iso(now(state)), ...describeCoin(state, coin, language) } };
  },

  listFavourites: (_body, { state, user }) => ({ data: { ids: favouritesOf(state, user.customer_id) } }),

  addFavourite: (_body, { state, params, user }) => ({
    data: { ids: setFavourite(state, user.customer_id, requireCoin(params.id), true) },
  }),

  removeFavourite: (_body, { state, params, user }) => ({
    data: { ids: setFavourite(state, user.customer_id, requireCoin(params.id), false) },
  }),

  getRates: (_body, { state, query: { base, quotes } }) => {
    const time = marketTime(state);
    const wanted = assetIds.filter((id) => quotes.split(',').includes(id));
    return {
      data: {
        as_of: iso(now(state)),
        base,
        rates: Object.fromEntries(wanted.map((quote) => [quote, rateBetween(state, base, quote, time)])),
      },
    };
  },
};

/** @throws ApiError 404 `not_found` */
function requireCoin(id: string) {
  const coin = coinIds.find((one) => one === id);
  if (!coin) throw new ApiError('not_found', serverTexts.not_found);
  return coin;
}

export const marketFeature: Feature<'market'> = {
  handlers,
  slices: [tickerSlice, favouritesSlice],
  serve: serveStream,
};
