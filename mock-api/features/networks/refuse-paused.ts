import { networks, type NetworkId } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { availabilityOf } from './availability.ts';

/** @throws ApiError 409 `network_paused` */
export function refusePaused(state: SandboxState, network: NetworkId | 'bank'): void {
  const { status, opens_at } = availabilityOf(state, network);
  if (status !== 'paused') return;
  throw paymentError(
    'network_paused',
    { network, opens_at },
    { network: network === 'bank' ? 'bank' : networks[network].name },
  );
}
