import { networks, type NetworkId } from '#contract/networks.ts';
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

/** When a payment that a chain saw at a moment (milliseconds since 1970) has its `count`th confirmation. */
export function confirmedAt(network: NetworkId, seen: number, count: number): number {
  const { confirmations, etaSeconds } = networks[network];
  return seen + Math.round((count * etaSeconds * 1000) / confirmations);
}
