import { assets, type AssetId } from '#contract/assets.ts';
import type { Counterparty } from '#contract/transactions.ts';
import { isNetworkId } from '#contract/networks.ts';
import { now, iso } from '../../core/clock.ts';
import { scheduleJob, type JobContext } from '../../core/jobs.ts';
import type { SandboxState } from '../../core/state.ts';
import { bankDepositFees } from '../fees/fees.ts';
import { homeNetworkOf } from '../ledger/accounts.ts';
import { arrivalSeconds } from '../networks/arrival-time.ts';
import { confirmedAt, firstSeen } from '../networks/confirmations.ts';
import { pauseOf } from '../networks/paused-place.ts';
import { explorerUrl } from '../networks/known-addresses.ts';
import { shortened } from '../networks/sample-address.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import type { NewTransaction } from '../transactions/new-transaction.ts';
import { createTransaction } from '../transactions/record-event.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import type { User } from '../users/state.ts';
import { bookArrival } from './book-arrival.ts';

export interface Deposit {
  asset: AssetId;
  /** What is credited. The fee of a bank deposit comes on top of it. */
  amount: string;
  status: 'confirming' | 'credited';
  /** An address, or for cash the name of the account's owner: another one than the user's is held. Unknown when left out. */
  from?: string | undefined;
  /** The customer who sent it on a chain from Cowrie; left out of what came from outside. */
  party_id?: string;
  /** The asset's own network when left out. */
  network?: string | undefined;
  /** That of the payment on the chain, if it was made in the sandbox. */
  tx_hash?: string | null;
  /** Whether a chain goes on to confirm it, up to its credit; it does, when left out. */
  arrives?: boolean;
}

/** The details of a deposit from outside. */
export function depositDetails(
  deposit: Pick<Deposit, 'asset' | 'amount' | 'from' | 'party_id' | 'network'>,
): NewTransaction {
  const { asset, amount, from, party_id = null, network = homeNetworkOf(asset) } = deposit;
  const isCash = assets[asset].kind === 'fiat';
  return {
    type: 'deposit',
    channel: isCash ? 'bank' : 'chain',
    direction: 'in',
    asset,
    amount,
    fees: isCash ? bankDepositFees(asset, amount) : [],
    network,
    party_id,
    counterparty: from === undefined ? null : senderOf(from, isCash),
  };
}

/**
 * Records a deposit from outside, and notifies the user. One that is still being confirmed gets its confirmations by the sandbox's
 * clock, and is credited with the last of them; money from a bank waits until it is credited. While the network or the banks stand
 * still, nothing is.
 */
export function recordDeposit(context: JobContext, user: User, deposit: Deposit): StoredTransaction {
  const { state } = context;
  const { customer_id } = user;
  const { status, tx_hash, arrives = true } = deposit;
  const details = depositDetails(deposit);
  const network = details.network && isNetworkId(details.network) ? details.network : null;
  const eta_at = network && iso(now(state) + arrivalSeconds(state, network) * 1000);
  const created = createTransaction(state, customer_id, { ...details, eta_at }, 'seen');
  if (network) {
    Object.assign(created, firstSeen(state.seed, network, created.id));
    if (tx_hash) Object.assign(created, { tx_hash, explorer_url: explorerUrl(network, tx_hash) });
  }
  if (status === 'credited' && !pauseOf(state, created)) bookArrival(context, user, created);
  else {
    announcePayment(context, user, created, 'seen');
    if (status === 'credited') creditLater(state, customer_id, created);
    else if (arrives) scheduleConfirmation(state, customer_id, created);
  }
  return created;
}

/** Credits what has arrived where nothing is credited now: the job waits until the network or the banks work again. */
export const creditLater = (state: SandboxState, customer_id: string, { id }: StoredTransaction): void =>
  scheduleJob(state, 'payment_event', now(state), { customer_id, transaction_id: id, event: 'credited' });

/** Schedules the next confirmation of a payment that a chain has seen. */
export function scheduleConfirmation(state: SandboxState, customer_id: string, one: StoredTransaction): void {
  const { id, network, confirmations, timeline } = one;
  const seen = timeline.findLast(({ status }) => status === 'confirming');
  if (network === null || !isNetworkId(network) || !confirmations || !seen) return;
  const at = Date.parse(seen.at);
  scheduleJob(state, 'payment_event', confirmedAt(state, { network, at }, confirmations.have + 1), {
    customer_id,
    transaction_id: id,
    event: 'confirmed',
  });
}

const senderOf = (from: string, isCash: boolean): Counterparty =>
  isCash
    ? { kind: 'bank', name: from, bank_name: 'Harbour Bank', last4: '0000' }
    : { kind: 'address', name: shortened(from), address: from, label: null, memo: null };
