import * as z from 'zod/mini';
import { defineSlice } from '../../core/slice.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { storedTransaction } from './stored-transaction.ts';

const transactions = z.record(z.string(), z.array(storedTransaction));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, or the id of somebody of the directory: oldest first. */
    transactions: z.output<typeof transactions>;
  }
}

export const transactionsSlice = defineSlice({
  key: 'transactions',
  schema: transactions,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
  problem: (state) => {
    const broken = paymentInvariants(state).find(({ ok }) => !ok);
    return broken
      ? `${broken.id} does not hold: ${broken.text} (${broken.found.slice(0, 3).join(', ')})`
      : null;
  },
});
