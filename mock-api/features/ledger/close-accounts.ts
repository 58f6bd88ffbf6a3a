import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { custodyAccount, homeNetworkOf } from './accounts.ts';
import { post } from './journal.ts';

/**
 * Pays a customer's money out to where it comes from, so that the ledger stays balanced when the account is deleted. The owner's
 * entries stay and are nobody's.
 */
export function closeAccounts(state: SandboxState, customerId: string): void {
  const { ledger } = state;
  const owner = own(ledger.owners, customerId);
  if (owner === undefined) return;
  const prefix = `user:${owner}:`;
  for (const { balance, newest_at: _newest, ...account } of Object.values(ledger.accounts)) {
    if (!account.id.startsWith(prefix) || balance === '0') continue;
    post(state, {
      event: 'account_closed',
      postings: [
        { account, minor: -BigInt(balance) },
        {
          account: custodyAccount(homeNetworkOf(account.asset), account.asset),
          minor: BigInt(balance),
        },
      ],
    });
  }
  remove(ledger.owners, customerId);
}
