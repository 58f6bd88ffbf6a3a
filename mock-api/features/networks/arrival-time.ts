import { networks, type NetworkId } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { incidentAt } from './incidents.ts';
import type { IncidentPlace } from './state.ts';

/** How much longer a payment takes on a network that is slow, or by banks that are. */
const DELAY_SECONDS = 18 * 60;

/** By how many seconds a payment comes later than usual, as its network or the banks work at present. */
export const delaySeconds = (state: SandboxState, place: IncidentPlace): number =>
  incidentAt(state, place)?.status === 'delayed' ? DELAY_SECONDS : 0;

/** Seconds until a payment on a network is credited, as the network works at present: screens, quotes and arrivals agree on it. */
export const arrivalSeconds = (state: SandboxState, network: NetworkId): number =>
  networks[network].etaSeconds + delaySeconds(state, network);
