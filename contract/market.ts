import * as z from 'zod/mini';
import { assetIds, coinIds } from './assets.ts';
import { success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { amount, signedAmount } from './money-schema.ts';
import { networkIds } from './networks.ts';
import { serviceStates } from './wallet-assets.ts';

export const listedCoin = z.object({
  id: z.enum(coinIds),
  symbol: z.string(),
  name: z.string(),
  /** In USDT; null for a coin without a live price. */
  price: z.nullable(amount),
  change_24h: z.nullable(signedAmount),
  /** Prices of the last seven days, oldest first; empty without a price. */
  spark: z.array(amount),
});

/** The coins of the stream with what the stream does not tell: the last seven days. */
export const listMarketAssets = endpoint({
  name: 'listMarketAssets',
  method: 'GET',
  path: '/market/assets',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ as_of: z.iso.datetime(), items: z.array(listedCoin) })) },
});
export type ListedCoin = z.output<typeof listedCoin>;

const details = z.extend(listedCoin, {
  /** In the reader's language. */
  about: z.string(),
  high_24h: z.nullable(amount),
  low_24h: z.nullable(amount),
  /** The highest price there was, in USDT; null for a coin without a live price. */
  all_time_high: z.nullable(amount),
  /** In coins; `max` is null where there is no limit. */
  supply: z.object({ circulating: amount, max: z.nullable(amount) }),
  networks: z.array(z.object({ id: z.enum(networkIds), name: z.string(), status: z.enum(serviceStates) })),
  links: z.array(
    z.object({ kind: z.enum(['website', 'explorer']), url: z.string().check(z.regex(/^https:\/\//)) }),
  ),
});

/** What a coin's page shows besides its chart. */
export const getMarketAsset = endpoint({
  name: 'getMarketAsset',
  method: 'GET',
  path: '/market/assets/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.extend(details, { as_of: z.iso.datetime() })) },
});
export type CoinDetails = z.output<typeof details>;

const favourites = success(z.object({ ids: z.array(z.enum(coinIds)) }));

/** The coins that the customer has starred, in that order. */
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
