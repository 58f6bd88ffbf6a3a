import { isNetworkId } from '#contract/networks.ts';
import { now } from '../../core/clock.ts';
import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { bookArrival } from '../deposits/book-arrival.ts';
import { recordDeposit, scheduleConfirmation } from '../deposits/deposits.ts';
import { delaySeconds } from '../networks/arrival-time.ts';
import { firstSeen } from '../networks/confirmations.ts';
import { receiverAt } from '../networks/deposit-address.ts';
import { pauseOf } from '../networks/paused-place.ts';
import { sampleAddress } from '../networks/sample-address.ts';
import { announcePayment } from '../transactions/announce-payment.ts';
import { isOutside, mayHappen, type PaymentEvent } from '../transactions/payment-events.ts';
import { recordEvent } from '../transactions/record-event.ts';
import { isOpen } from '../transactions/status-table.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { publishTransaction, transactionOf } from '../transactions/transactions.ts';

type PaymentJob = JobKinds['payment_event'];

const PAYOUT_SETTLED_SECONDS = 265;
const CHAIN_CANCEL_MS = 30_000;
/** Where nobody knows when a network works again, so long after the last look; it is looked at once when that is said, too. */
const LOOK_AGAIN_MS = 3_600_000;
/** What the banks have gathered comes in within so long, before an account for a deposit expires that was to expire meanwhile. */
const AFTER_PAUSE_MS = 600_000;

/** Runs a scheduled event of a transaction, and schedules the next one. */
export function runPaymentJob({ state, deliver }: JobContext, job: PaymentJob): void {
  const { customer_id, transaction_id, event } = job;
  const one = transactionOf(state, customer_id, transaction_id);
  const user = own(state.users, customer_id);
  if (!one || !user || waits(state, one, job)) return;
  const next = (seconds: number, following: PaymentEvent) =>
    scheduleJob(state, 'payment_event', now(state) + seconds * 1000, {
      customer_id,
      transaction_id,
      event: following,
    });
  const record = (happened: PaymentEvent) => {
    recordEvent(state, customer_id, one, happened);
    announcePayment({ state, deliver }, user, one, happened);
  };
  switch (event) {
    case 'review_passed':
      // One that its owner has held begins its review anew, with a job of its own.
      if (!mayHappen(one, 'review_passed') || (one.cancel_until ?? 0) > now(state)) return;
      record('review_passed');
      one.cancel_until = now(state) + CHAIN_CANCEL_MS;
      scheduleJob(state, 'payment_event', one.cancel_until, {
        customer_id,
        transaction_id,
        event: 'broadcast',
      });
      return;
    case 'broadcast':
      if (one.status !== 'processing') return;
      broadcast(state.seed, one);
      record('broadcast');
      scheduleConfirmation(state, customer_id, one);
      return;
    case 'confirmed': {
      const { confirmations } = one;
      if (one.status !== 'confirming' || !confirmations) return;
      confirmations.have += 1;
      if (confirmations.have < confirmations.need) {
        publishTransaction(state, customer_id, one);
        scheduleConfirmation(state, customer_id, one);
      } else {
        record(one.type === 'deposit' ? 'credited' : 'settled');
        if (one.type === 'send') arrive({ state, deliver }, customer_id, one);
      }
      return;
    }
    case 'handed_over':
      if (one.status !== 'processing') return;
      one.cancel_until = null;
      publishTransaction(state, customer_id, one);
      next(PAYOUT_SETTLED_SECONDS + delaySeconds(state, 'bank'), 'settled');
      return;
    case 'settled':
      if (one.status === 'processing') record('settled');
      return;
    case 'credited':
      // Also to an account that has closed since, where it is held.
      if (mayHappen(one, 'suspended')) bookArrival({ state, deliver }, user, one);
      return;
    case 'claimed':
      if (mayHappen(one, 'claimed')) record('claimed');
      return;
    case 'sent_back':
      if (one.held?.claimed_at === null) record('sent_back');
      return;
    case 'overdue':
      if (isOpen(one.status) && one.status_reason !== 'owner_hold')
        announcePayment({ state, deliver }, user, one, 'overdue');
      return;
    case 'expired':
      if (mayHappen(one, 'expired')) record('expired');
      return;
    default:
      throw new Error(`No ${event} happens to a transaction by itself.`);
  }
}

/**
 * Puts off what a network or the banks do until they work again. The account of money that is on its way does not expire meanwhile.
 * @returns whether it was put off
 */
function waits(state: SandboxState, one: StoredTransaction, job: PaymentJob): boolean {
  const isExpiry = job.event === 'expired' && one.status === 'processing';
  if (!isExpiry && !isOutside(job.event)) return false;
  const pause = pauseOf(state, one);
  const { waits_for, ...again } = job;
  if (pause) {
    const due = pause.until ?? now(state) + LOOK_AGAIN_MS;
    scheduleJob(state, 'payment_event', due, { ...again, waits_for: pause.place });
  } else if (isExpiry && waits_for !== undefined)
    scheduleJob(state, 'payment_event', now(state) + AFTER_PAUSE_MS, again);
  else return false;
  return true;
}

/** What is sent on a chain to an address of another user of the sandbox arrives there as a deposit, which says whose it was. */
function arrive(
  context: JobContext,
  party_id: string,
  { network, counterparty, asset, amount, tx_hash }: StoredTransaction,
): void {
  if (network === null || !isNetworkId(network) || counterparty?.kind !== 'address') return;
  const { address, memo } = counterparty;
  const receiver = own(context.state.users, receiverAt(context.state, network, { address, memo }) ?? '');
  const from = sampleAddress(context.state.seed, network, 'cowrie-sends');
  if (receiver)
    recordDeposit(context, receiver, { asset, amount, network, from, party_id, tx_hash, status: 'credited' });
}

/** What a chain knows of a payment once it has it. */
function broadcast(seed: number, one: StoredTransaction): void {
  if (one.network === null || !isNetworkId(one.network)) return;
  one.cancel_until = null;
  Object.assign(one, firstSeen(seed, one.network, one.id));
}
