import * as z from 'zod/mini';
import { assetIds, isAsset } from './assets.ts';
import { candleRanges, MARKET_SEARCH_LENGTH, marketSorts, marketTabs, sortDirections } from './market.ts';
import { integerParam } from './pagination.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { optionalPersonText } from './text/person-text.ts';

const params = z.object({ id: pathId });

export const marketRequests = {
  listMarketAssets: {
    query: z.object({
      /** In symbol and name. */
      search: z.optional(optionalPersonText({ longest: MARKET_SEARCH_LENGTH })),
      tab: z._default(z.enum(marketTabs), 'all'),
      sort: z._default(z.enum(marketSorts), 'rank'),
      /** `defaultDirections` says which one a sort has without it. */
      direction: z.optional(z.enum(sortDirections)),
      /** Opaque: `next_cursor` of the page before. */
      cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
      page_size: z.prefault(integerParam(100), 20),
    }),
  },
  getMarketAsset: { params },
  getCandles: { params, query: z.object({ range: z.enum(candleRanges) }) },
  addFavourite: { params },
  removeFavourite: { params },
  getRates: {
    query: z.object({
      base: z.enum(assetIds),
      /** Ids with commas between them. */
      quotes: z.string().check(
        z.maxLength(200),
        z.refine((text) => text.split(',').every(isAsset)),
      ),
    }),
  },
} satisfies RequestSchemas;
