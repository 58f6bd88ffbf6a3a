import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { isoTime, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const saved = {
  payee_id: z.string(),
  label: z.string(),
  created_at: isoTime,
  last_used_at: z.nullable(isoTime),
  /** The label that it had before, and when it got another one last; null for one that still has its first label. */
  renamed: z.nullable(z.object({ from: z.string(), at: timestamp })),
};
const payee = z.discriminatedUnion('kind', [
  z.object({
    ...saved,
    kind: z.literal('address'),
    asset: z.enum(assetIds),
    network: z.string(),
    address: z.string(),
    memo: z.nullable(z.string()),
    /** Whose address it is, once the Travel Rule has asked. */
    beneficiary: z.nullable(
      z.object({ kind: z.enum(['self', 'person', 'firm']), name: z.optional(z.string()) }),
    ),
  }),
  z.object({
    ...saved,
    kind: z.literal('bank'),
    bank_code: z.string(),
    account_number: z.string(),
    account_name: z.string(),
  }),
]);
export type StoredPayee = z.output<typeof payee>;
const payees = z.record(z.string(), z.array(payee));
const removedPayees = z.record(z.string(), z.array(z.object({ payee, at: timestamp })));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, in the order in which they were saved. */
    payees: z.output<typeof payees>;
    /** By customer id: those that were removed within a day, and when. */
    removedPayees: z.output<typeof removedPayees>;
  }
}

export const payeesSlice = defineSlice({
  key: 'payees',
  schema: payees,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const removedPayeesSlice = defineSlice({
  key: 'removedPayees',
  schema: removedPayees,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
