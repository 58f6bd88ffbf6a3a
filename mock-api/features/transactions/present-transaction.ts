import type { Transaction } from '#contract/transactions.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { isMessageOfStranger } from './familiar-people.ts';
import { isClaimable } from './held-deposit.ts';
import { isOpen, mayFollow } from './status-table.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** A transaction as its owner is shown it now. */
export function presentTransaction(state: SandboxState, stored: StoredTransaction): Transaction {
  const {
    operation_id: _operation,
    owner: _owner,
    party_id: _party,
    account_number: _account,
    idempotency_key: _key,
    request_hash: _hash,
    quoted_total: _quoted,
    network_cost: _cost,
    cancel_until,
    eta_at,
    ...shown
  } = stored;
  const { status, direction } = stored;
  const canCancel = isCancellable(state, stored);
  const isHeld = stored.status_reason === 'owner_hold';
  return {
    ...shown,
    message_hidden: isMessageOfStranger(state, stored),
    // Nobody knows how long its owner takes.
    eta_at: isHeld ? null : eta_at,
    cancel_until: canCancel && !isHeld && cancel_until !== null ? iso(cancel_until) : null,
    can: {
      cancel: canCancel,
      repeat: direction === 'out' && !isOpen(status),
      receipt: status === 'completed',
      report: true,
      claim: isClaimable(stored),
    },
  };
}

/**
 * A chain's payment for a short time and while in review, a payout until the bank has it, a bank deposit until it is paid: what has
 * arrived and is in review can't be cancelled any more. What its owner holds can be cancelled for as long as they hold it.
 */
export const isCancellable = (
  state: SandboxState,
  {
    type,
    status,
    status_reason,
    cancel_until,
  }: Pick<StoredTransaction, 'type' | 'status' | 'status_reason' | 'cancel_until'>,
): boolean =>
  isOpen(status) &&
  mayFollow(type, status, 'cancelled') &&
  (status_reason === 'owner_hold' || (cancel_until !== null && now(state) < cancel_until));
