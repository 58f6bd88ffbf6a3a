import type { AssetId } from '#contract/assets.ts';
import { now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { createTransaction } from '../transactions/record-event.ts';
import type { User } from '../users/state.ts';
import { depositDetails } from './deposits.ts';

const DAY = 86_400_000;

/** Records a deposit of yesterday, and notifies nobody. @param amount a decimal string in whole units. */
export function seedDeposit(
  state: SandboxState,
  { customer_id }: User,
  asset: AssetId,
  amount: string,
): void {
  createTransaction(state, customer_id, depositDetails({ asset, amount }), 'credited', {
    at: now(state) - DAY,
  });
}
