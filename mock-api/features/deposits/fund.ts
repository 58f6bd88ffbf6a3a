import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { availableAccount, balanceOf, ownerOf } from '../ledger/accounts.ts';
import { createTransaction } from '../transactions/record-event.ts';
import type { Party } from '../users/parties.ts';
import { depositDetails } from './deposits.ts';

/** Deposits what somebody lacks to pay an amount, and notifies nobody. `at` is in milliseconds since 1970; now, when left out. */
export function fund(
  state: SandboxState,
  { id }: Pick<Party, 'id'>,
  asset: AssetId,
  amount: string,
  at = now(state),
): void {
  const { scale } = assets[asset];
  const has = balanceOf(state.ledger, availableAccount(ownerOf(state, id), asset));
  const missing = parseAmount(amount, scale) - has;
  if (missing <= 0n) return;
  const details = depositDetails({ asset, amount: formatAmount(missing, scale) });
  createTransaction(state, id, details, 'credited', { at });
}
