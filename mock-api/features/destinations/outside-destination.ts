import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';

/** An address or an account outside of Cowrie that is paid. */
export const outsideDestination = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('address'),
    asset: z.enum(assetIds),
    network: z.string(),
    address: z.string(),
    memo: z.nullable(z.string()),
    checksum: z.enum(['full', 'none']),
  }),
  z.object({
    kind: z.literal('bank'),
    bank_code: z.string(),
    account_number: z.string(),
    account_name: z.string(),
    match: z.enum(['full', 'partial']),
  }),
]);
export type OutsideDestination = z.output<typeof outsideDestination>;
