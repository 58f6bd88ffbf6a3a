import { assetIds } from '#contract/assets.ts';
import { ApiError } from '../../server/api-error.ts';
import { texts as serverTexts } from '../../server/texts.ts';
import { favouritesOf, favouritesSlice, setFavourite } from './favourites.ts';
import { describeRow } from './describe-row.ts';
import { findRows } from './find-rows.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { iso, now } from '../../core/clock.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { marketTime } from './market-settings.ts';
import { findMarketRow, type MarketRow, type MarketRowId } from './market-rows.ts';
import { presentRow } from './present-row.ts';
import { rateBetween } from './price.ts';
import { rowCandles } from './row-candles.ts';
import { tickerSlice } from './state.ts';
import { serveStream } from './stream/ws-routes.ts';

const handlers: Handlers<'market'> = {
  listMarketAssets: (_body, { state, query, user }) => {
    const { rows, ...page } = findRows(state, user.customer_id, query);
    return { data: { as_of: iso(now(state)), ...page, items: rows.map((row) => presentRow(state, row)) } };
  },

  getMarketAsset: (_body, { state, params, language }) => ({
    data: { as_of: iso(now(state)), ...describeRow(state, requireRow(params.id), language) },
  }),

  getCandles: (_body, { state, params, query }) => ({
    data: { as_of: iso(now(state)), ...rowCandles(state, requireRow(params.id).id, query.range) },
  }),

  listFavourites: (_body, { state, user }) => ({ data: { ids: favouritesOf(state, user.customer_id) } }),

  addFavourite: (_body, { state, params, user }) => ({
    data: { ids: setFavourite(state, user.customer_id, requireStarrable(params.id), true) },
  }),

  removeFavourite: (_body, { state, params, user }) => ({
    data: { ids: setFavourite(state, user.customer_id, requireStarrable(params.id), false) },
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

/** @throws ApiError 404 `asset_not_found` */
function requireRow(id: string): MarketRow {
  const row = findMarketRow(id);
  if (!row) throw paymentError('asset_not_found');
  return row;
}

/** @throws ApiError 404 `not_found` */
function requireStarrable(id: string): MarketRowId {
  const row = findMarketRow(id);
  if (!row) throw new ApiError('not_found', serverTexts.not_found);
  return row.id;
}

export const marketFeature: Feature<'market'> = {
  handlers,
  slices: [tickerSlice, favouritesSlice],
  serve: serveStream,
};
