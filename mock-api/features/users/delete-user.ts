import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import { balanceOf, externalAccount, transfer, userAccount } from '../ledger/ledger.ts';
import { begin } from '../ledger/lifecycle.ts';
import { networkOf } from '../ledger/networks.ts';
import { remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from './users.ts';

/** Where money of a kind comes from when nobody says more. */
const network = (asset: AssetId) => (assets[asset].kind === 'fiat' ? 'bank' : 'chain');

/** Pays in from outside: `amount` in whole units, a decimal string. */
export function seedDeposit(state: SandboxState, user: User, asset: AssetId, amount: string): void {
  begin(
    state,
    user.customer_id,
    { type: 'deposit', channel: network(asset), direction: 'in', asset, amount, network: networkOf(asset) },
    [{ status: 'completed' }],
  );
}

/**
 * Takes an account off: its money goes back outside, in books that still add up, and nothing else of it stays but its
 * sessions. They are void without it, and valid again for a persona that is made anew under the same number.
 */
export function deleteUser(state: SandboxState, user: User): void {
  for (const asset of assetIds) {
    for (const holding of ['available', 'held'] as const) {
      const from = userAccount(user.customer_id, holding, asset);
      const minor = balanceOf(state.ledger, from);
      const to = externalAccount(network(asset), asset);
      if (minor > 0n) transfer(state, { kind: 'closing', from, to, asset, minor });
    }
  }
  for (const device of Object.values(state.devices)) remove(device.users, user.customer_id);
  remove(state.transactions, user.customer_id);
  remove(state.userEvents, user.customer_id);
  remove(state.conversations, user.customer_id);
  remove(state.users, user.customer_id);
}

/** Voids the codes of an address and empties its inbox. */
export function clearAddress(state: SandboxState, email: string): void {
  for (const code of Object.values(state.codes)) if (code.email === email) code.state = 'replaced';
  state.mails = state.mails.filter((mail) => mail.to !== email);
}
