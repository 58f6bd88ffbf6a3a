import * as z from 'zod/mini';
import { assetIds, type AssetId } from './assets.ts';
import { pathId, type RequestSchemas } from './request.ts';

const params = z.object({ id: pathId });
const isAsset = (text: string): text is AssetId => (assetIds as readonly string[]).includes(text);

export const marketRequests = {
  getMarketAsset: { params },
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
