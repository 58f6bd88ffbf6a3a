import { networks, type NetworkId } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { incidentAt } from './incidents.ts';

/** How much longer a payment takes on a network that is slow. */
const DELAY_SECONDS = 18 * 60;

/** Seconds until a payment on a network is credited, as the network works at present: screens, quotes and arrivals agree on it. */
export const arrivalSeconds = (state: SandboxState, network: NetworkId): number =>
  networks[network].etaSeconds + (incidentAt(state, network)?.status === 'delayed' ? DELAY_SECONDS : 0);
