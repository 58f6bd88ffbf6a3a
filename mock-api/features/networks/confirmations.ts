import { networks, type NetworkId } from '#contract/networks.ts';
import type { SandboxState } from '../../core/state.ts';
import { arrivalSeconds } from './arrival-time.ts';
import { explorerUrl } from './known-addresses.ts';
import { transactionHash } from './transaction-hash.ts';

/** What a chain shows of a payment that it has just seen. */
export function firstSeen(seed: number, network: NetworkId, id: string) {
  const tx_hash = transactionHash(seed, network, id);
  return {
    tx_hash,
    explorer_url: explorerUrl(network, tx_hash),
    confirmations: { have: 0, need: networks[network].confirmations },
  };
}

interface Seen {
  readonly network: NetworkId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** When a payment that a chain has seen has its `count`th confirmation, in milliseconds since 1970. */
export function confirmedAt(state: SandboxState, { network, at }: Seen, count: number): number {
  return at + Math.round((count * arrivalSeconds(state, network) * 1000) / networks[network].confirmations);
}
