import { assets, type AssetId } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { SandboxState } from './state.ts';

/** Money seen on its way in. It is booked when it arrives, not before. */
export interface Deposit {
  id: string;
  customer_id: string;
  asset: AssetId;
  amount: string;
  status: 'confirming' | 'credited';
  at: string;
}

/** What is on its way to somebody in one asset, in minor units. */
export function incomingOf(state: SandboxState, customerId: string, asset: AssetId): bigint {
  return state.deposits
    .filter(
      (deposit) =>
        deposit.customer_id === customerId && deposit.asset === asset && deposit.status === 'confirming',
    )
    .reduce((sum, deposit) => sum + parseAmount(deposit.amount, assets[asset].scale), 0n);
}
