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

/** What makes an address or an account one of its own: a saved payee has it too. */
export type Place =
  | Pick<Extract<OutsideDestination, { kind: 'address' }>, 'kind' | 'network' | 'address' | 'memo'>
  | Pick<Extract<OutsideDestination, { kind: 'bank' }>, 'kind' | 'bank_code' | 'account_number'>;

export function isSamePlace(a: Place, b: Place): boolean {
  // One address of an exchange has many owners: the memo says which.
  if (a.kind === 'address')
    return b.kind === 'address' && a.network === b.network && a.address === b.address && a.memo === b.memo;
  return b.kind === 'bank' && a.bank_code === b.bank_code && a.account_number === b.account_number;
}
