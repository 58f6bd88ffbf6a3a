import { defineSlice } from '../../core/slice.ts';
import { closeAccounts } from './close-accounts.ts';
import { ledgerInvariants } from './invariants.ts';
import { ledger, type Ledger } from './journal-schema.ts';

declare module '../../core/state.ts' {
  interface SandboxState {
    ledger: Ledger;
  }
}

export const ledgerSlice = defineSlice({
  key: 'ledger',
  schema: ledger,
  create: () => ({ entries: [], accounts: {}, owners: {} }),
  reset: ['state'],
  onUserDeleted: (state, { customer_id }) => closeAccounts(state, customer_id),
  problem: (state) => {
    const broken = ledgerInvariants(state.ledger).find(({ ok }) => !ok);
    return broken
      ? `${broken.id} does not hold: ${broken.text} (${broken.found.slice(0, 3).join(', ')})`
      : null;
  },
});
