import { assets, type AssetId } from '#contract/assets.ts';
import type { Counterparty, Transaction } from '#contract/transactions.ts';
import { begin, transition } from '../ledger/lifecycle.ts';
import { networkOf, shortened } from '../ledger/networks.ts';
import { notify } from '../notifications/notifications.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

export interface Deposit {
  asset: AssetId;
  amount: string;
  status: 'confirming' | 'credited';
  /** An address, or of cash the name on the account; not known when left out. */
  from?: string | undefined;
}

/** Money comes from outside: seen on its way, or here. Its owner is told. */
export function recordDeposit(
  state: SandboxState,
  user: User,
  { asset, amount, status, from }: Deposit,
): Transaction {
  const isCash = assets[asset].kind === 'fiat';
  const counterparty = from === undefined ? null : senderOf(from, isCash);
  const channel = isCash ? 'bank' : 'chain';
  const deposit = begin(
    state,
    user.customer_id,
    { type: 'deposit', channel, direction: 'in', asset, amount, network: networkOf(asset), counterparty },
    [{ status: 'confirming' }],
  );
  if (status === 'credited') creditDeposit(state, user, deposit);
  else tell(state, user, deposit, 'note_deposit_seen');
  return deposit;
}

/** What was on its way is here. */
export function creditDeposit(state: SandboxState, user: User, deposit: Transaction): void {
  transition(state, user.customer_id, deposit, { status: 'completed' });
  tell(state, user, deposit, 'note_deposit');
}

function tell(
  state: SandboxState,
  user: User,
  { id, asset, amount }: Transaction,
  text: 'note_deposit' | 'note_deposit_seen',
): void {
  const values = { amount, asset: assets[asset].symbol };
  notify(state, user, { type: 'transaction', text, values, link: `/w/transactions?id=${id}` });
}

const senderOf = (from: string, isCash: boolean): Counterparty =>
  isCash
    ? { kind: 'bank', name: from, bank_name: 'Harbour Bank', last4: '0000' }
    : { kind: 'address', name: shortened(from), address: from, label: null, memo: null };
