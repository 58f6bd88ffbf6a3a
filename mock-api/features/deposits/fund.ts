import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { iso } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { availableAccount, balanceOf, ownerOf } from '../ledger/accounts.ts';
import { leastSince } from '../ledger/least-balance.ts';
import { createTransaction } from '../transactions/record-event.ts';
import type { Party } from '../users/parties.ts';
import { depositDetails } from './deposits.ts';

/**
 * Deposits what somebody lacks to pay an amount, and notifies nobody.
 * @param at in milliseconds since 1970, for a history that is recorded after the fact: what they have had ever since counts. Now, when left out
 */
export function fund(
  state: SandboxState,
  { id }: Pick<Party, 'id'>,
  asset: AssetId,
  amount: string,
  at?: number,
): void {
  const { scale } = assets[asset];
  const account = availableAccount(ownerOf(state, id), asset);
  const has =
    at === undefined ? balanceOf(state.ledger, account) : leastSince(state.ledger, account, iso(at));
  const missing = parseAmount(amount, scale) - has;
  if (missing <= 0n) return;
  const details = depositDetails({ asset, amount: formatAmount(missing, scale) });
  createTransaction(state, id, details, 'credited', { at });
}
