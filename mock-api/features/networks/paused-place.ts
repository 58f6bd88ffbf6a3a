import { isNetworkId } from '#contract/networks.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { SandboxState } from '../../core/state.ts';
import { incidentAt, type Incident } from './incidents.ts';

/** What has stopped the network that a payment moves on, or the banks; null while they work, and of a payment that moves inside. */
export function pauseOf(
  state: SandboxState,
  { channel, network }: Pick<Transaction, 'channel' | 'network'>,
): Incident | null {
  const chain = channel === 'chain' && network !== null && isNetworkId(network) ? network : null;
  const place = channel === 'bank' ? 'bank' : chain;
  const incident = place && incidentAt(state, place);
  return incident?.status === 'paused' ? incident : null;
}
