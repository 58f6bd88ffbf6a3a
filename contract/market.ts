import * as z from 'zod/mini';
import { assetIds, isCoin, type CoinId } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { amount, signedAmount } from './money-schema.ts';
import { networkIds } from './networks.ts';
import { serviceStates } from './wallet-assets.ts';

/** Which rows a list of the market has. `gainers` and `losers`: whose price has risen or fallen in 24 hours. */
export const marketTabs = ['all', 'favourites', 'gainers', 'losers', 'cash'] as const;
export type MarketTab = (typeof marketTabs)[number];
export const marketSorts = ['rank', 'name', 'price', 'change'] as const;
export type MarketSort = (typeof marketSorts)[number];
export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];
/** The direction that a sort has where none is asked for: the first rank, A, the highest price, the largest rise. */
export const defaultDirections: Readonly<Record<MarketSort, SortDirection>> = {
  rank: 'asc',
  name: 'asc',
  price: 'desc',
  change: 'desc',
};
/** The most letters that a search for rows has. */
export const MARKET_SEARCH_LENGTH = 60;

export const marketAsset = z.object({
  /** That of the wallet's assets (`assetIds`), else one of the market alone: `amber-coin`. */
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['coin', 'cash']),
  /** Its place in the product's own order, from 1; null for cash. */
  rank: z.nullable(z.number()),
  /** Whether the wallet can hold it. The others have a price, a star and alerts. */
  tradable: z.boolean(),
  /** Whether the market stream sends its price. The others have a new one each 60 s, or as cash does. */
  live: z.boolean(),
  /** In USDT; null for a coin without a live price. */
  price: z.nullable(amount),
  /** Percent in 24 hours; null without a price. */
  change_24h: z.nullable(signedAmount),
  /** What was traded in 24 hours, in USDT; null where it isn't known. */
  volume_24h: z.nullable(amount),
  /** All coins at this price, in USDT; null for cash and without a price. */
  market_cap: z.nullable(amount),
  /** Prices of the last seven days, oldest first; empty without a price. */
  spark: z.array(amount),
});
export type MarketAsset = z.output<typeof marketAsset>;
/** One of the 20 coins of the stream, as the market lists it. */
export type ListedCoin = MarketAsset & { readonly id: CoinId };
export const isListedCoin = (row: MarketAsset): row is ListedCoin => isCoin(row.id);

/**
 * A page of the market. Without parameters: the 20 coins of the stream, in the specification's order.
 * A cursor keeps the order that its first page had, so that no row comes twice or is left out when prices move.
 */
export const listMarketAssets = endpoint({
  name: 'listMarketAssets',
  method: 'GET',
  path: '/market/assets',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        as_of: z.iso.datetime(),
        /** All rows that were found, of all pages. */
        total: z.number(),
        items: z.array(marketAsset),
        /** Null on the last page. */
        next_cursor: z.nullable(z.string()),
      }),
    ),
  },
});

const details = z.extend(marketAsset, {
  /** In the reader's language. */
  about: z.string(),
  high_24h: z.nullable(amount),
  low_24h: z.nullable(amount),
  /** The highest price there was, in USDT; null for a coin without a live price. */
  all_time_high: z.nullable(amount),
  /** In coins; `max` is null where there is no limit. Null for cash. */
  supply: z.nullable(z.object({ circulating: amount, max: z.nullable(amount) })),
  /** Those it moves on in this wallet: none for cash, and for what the wallet can't hold. */
  networks: z.array(z.object({ id: z.enum(networkIds), name: z.string(), status: z.enum(serviceStates) })),
  links: z.array(
    z.object({ kind: z.enum(['website', 'explorer']), url: z.string().check(z.regex(/^https:\/\//)) }),
  ),
});

/** What the page of a row shows besides its chart. */
export const getMarketAsset = endpoint({
  name: 'getMarketAsset',
  method: 'GET',
  path: '/market/assets/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.extend(details, { as_of: z.iso.datetime() })) },
});
export type MarketAssetDetails = z.output<typeof details>;

/** How far back a chart reaches: an hour, a day, a week, 30 days, 365 days, all there is. */
export const candleRanges = ['1H', '1D', '1W', '1M', '1Y', 'ALL'] as const;
export type CandleRange = (typeof candleRanges)[number];
export const candleIntervals = ['1m', '15m', '1h', '4h', '1d', '1w'] as const;

/** When it begins, in milliseconds since 1970; then open, high, low, close in USDT, and the volume in coins. */
const candle = z.tuple([z.number(), amount, amount, amount, amount, amount]);
export type Candle = z.output<typeof candle>;

/** The prices of a row over time, oldest first. The last candle isn't complete: it closes at the price of now. */
export const getCandles = endpoint({
  name: 'getCandles',
  method: 'GET',
  path: '/market/assets/{id}/candles',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        as_of: z.iso.datetime(),
        /** How long each lasts. */
        interval: z.enum(candleIntervals),
        /** Empty for a coin without a live price. */
        items: z.array(candle),
      }),
    ),
  },
});

const favourites = success(z.object({ ids: z.array(z.string()) }));

/** The rows that the customer has starred, in that order. */
export const listFavourites = endpoint({
  name: 'listFavourites',
  method: 'GET',
  path: '/market/favourites',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: favourites },
});

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'PUT',
  path: '/market/favourites/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: favourites },
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/market/favourites/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: favourites },
});

export const getRates = endpoint({
  name: 'getRates',
  method: 'GET',
  path: '/market/rates',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        as_of: z.iso.datetime(),
        base: z.enum(assetIds),
        /** Units of each for one of `base`; null without a live price. */
        rates: z.partialRecord(z.enum(assetIds), z.nullable(amount)),
      }),
    ),
  },
});
