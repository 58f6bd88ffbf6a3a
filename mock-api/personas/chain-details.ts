import { isNetworkId } from '#contract/networks.ts';
import type { SandboxState } from '../core/state.ts';
import { firstSeen } from '../features/networks/confirmations.ts';
import type { StoredTransaction } from '../features/transactions/stored-transaction.ts';

/** Whether a chain has a payment: what comes in was seen there first, what goes out is there once it is broadcast. */
function isOnChain({ type, channel, status }: StoredTransaction): boolean {
  if (channel !== 'chain') return false;
  return type === 'deposit' || status === 'confirming' || status === 'completed';
}

/**
 * Gives the payments of a persona's history the hashes and confirmations that a chain would have given them. One that is being
 * confirmed has half of its confirmations.
 */
export function addChainDetails({ seed, transactions }: SandboxState): void {
  for (const one of Object.values(transactions).flat()) {
    if (one.tx_hash !== null || one.network === null || !isNetworkId(one.network) || !isOnChain(one))
      continue;
    const seen = firstSeen(seed, one.network, one.id);
    const { need } = seen.confirmations;
    const have = one.status === 'confirming' ? Math.floor(need / 2) : need;
    Object.assign(one, seen, { confirmations: { have, need } });
  }
}
