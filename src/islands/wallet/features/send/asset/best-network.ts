import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';

type Network = WalletAsset['networks'][number];

/** The network that is worth pointing out, and why. */
interface BestNetwork {
  readonly id: Network['id'];
  readonly by: 'fee' | 'time';
}

/**
 * The cheapest of the networks that work as usual; where several cost the same, the fastest of those. Null where there is nothing to
 * choose between, or no difference.
 */
export function bestNetwork(networks: readonly Network[]): BestNetwork | null {
  const healthy = networks.filter(({ status }) => status === 'ok');
  if (networks.length < 2 || healthy.length === 0) return null;
  const feeOf = ({ fee }: Network) => parseAmount(fee.amount, assets[fee.asset].scale);
  const lowest = healthy.map(feeOf).reduce((least, fee) => (fee < least ? fee : least));
  const cheapest = healthy.filter((one) => feeOf(one) === lowest);
  if (cheapest.length === 1 && cheapest[0]) return { id: cheapest[0].id, by: 'fee' };
  const shortest = Math.min(...cheapest.map(({ eta_seconds }) => eta_seconds));
  const [fastest, ...equal] = cheapest.filter(({ eta_seconds }) => eta_seconds === shortest);
  return fastest && equal.length === 0 ? { id: fastest.id, by: 'time' } : null;
}
