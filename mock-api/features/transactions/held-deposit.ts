import { iso, now } from '../../core/clock.ts';
import { scheduleJob } from '../../core/jobs.ts';
import type { SandboxState } from '../../core/state.ts';
import { totalOf } from './new-transaction.ts';
import type { StoredTransaction } from './stored-transaction.ts';
import { publishTransaction } from './transactions.ts';

const MINUTE = 60_000;
/** How long money from a bank is held before it is sent back. */
const HELD_MS = 24 * 60 * MINUTE;
/** How long it takes until a claim is credited. */
const CLAIM_MS = 10 * MINUTE;

/** Notes what is held of a bank deposit, and schedules its way back. @param at when it arrived, in milliseconds since 1970. */
export function holdDeposit(
  state: SandboxState,
  customer_id: string,
  deposit: StoredTransaction,
  at: number,
): void {
  const returnsAt = at + HELD_MS;
  deposit.held = { amount: totalOf(deposit), returns_at: iso(returnsAt), claimed_at: null };
  scheduleJob(state, 'payment_event', returnsAt, {
    customer_id,
    transaction_id: deposit.id,
    event: 'sent_back',
  });
}

/** Whether its owner can claim a deposit: one that came late and was not claimed before. */
export const isClaimable = ({ held, status_reason }: StoredTransaction): boolean =>
  held?.claimed_at === null && status_reason === 'account_closed';

/** Claims a deposit that is held, so that it is credited and not sent back. One that can't be claimed stays as it is. */
export function claimDeposit(state: SandboxState, customer_id: string, deposit: StoredTransaction): void {
  if (!deposit.held || !isClaimable(deposit)) return;
  const claimedAt = now(state);
  deposit.held = { ...deposit.held, returns_at: null, claimed_at: iso(claimedAt) };
  deposit.eta_at = iso(claimedAt + CLAIM_MS);
  scheduleJob(state, 'payment_event', claimedAt + CLAIM_MS, {
    customer_id,
    transaction_id: deposit.id,
    event: 'claimed',
  });
  publishTransaction(state, customer_id, deposit);
}
