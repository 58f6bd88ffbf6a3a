import { secondsUntil } from '../../core/clock.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { texts } from './texts.ts';

/** Bank deposits of one customer that may wait for their money at the same time: each has an account of its own. */
export const WAITING_DEPOSITS = 10;

/** @throws ApiError 429 `rate_limited`, until the first of the accounts expires */
export function refuseManyDeposits(state: SandboxState, { customer_id }: User): void {
  const ends = transactionsOf(state, customer_id).flatMap(({ status, bank_transfer }) =>
    status === 'pending' && bank_transfer ? [Date.parse(bank_transfer.expires_at)] : [],
  );
  if (ends.length < WAITING_DEPOSITS) return;
  const wait = secondsUntil(state, Math.min(...ends));
  throw rateLimited(state, wait, texts.deposits_waiting, { limit: WAITING_DEPOSITS });
}
