import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { networkIds } from './networks.ts';
import type { RequestSchemas } from './request.ts';
import { normalizeAscii } from './text/ascii-field.ts';

const asset = z.enum(assetIds);
const network = z.enum(networkIds);

export const depositAddressesRequests = {
  getDepositAddress: { query: z.object({ asset, network }) },
  checkAddress: {
    body: z.object({
      asset,
      /** Where it will be sent on; every network of the asset when left out. */
      network: z.optional(network),
      address: z.string().check(z.overwrite(normalizeAscii), z.maxLength(300)),
    }),
  },
} satisfies RequestSchemas;
