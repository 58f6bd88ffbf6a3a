import { coinIds, type AssetId } from '#contract/assets.ts';
import { assetNetworks, type NetworkId } from '#contract/networks.ts';

/** Something that can be sent to an address, and on which network. */
export interface AddressOffer {
  readonly asset: AssetId;
  readonly network: NetworkId;
}

/** The network's own coin. */
const coinOf = (network: NetworkId): AssetId | undefined =>
  coinIds.find((id) => assetNetworks[id][0] === network) ??
  coinIds.find((id) => assetNetworks[id].includes(network));

/** What can be sent to an address instead: the chosen asset on its networks; where it has none of them, others. */
export function addressOffers(asset: AssetId, networks: readonly NetworkId[]): readonly AddressOffer[] {
  const own = assetNetworks[asset].filter((network) => networks.includes(network));
  if (own.length > 0) return own.map((network) => ({ asset, network }));
  return networks.flatMap((network) => {
    const coin = coinOf(network);
    const assets: readonly AssetId[] = [
      ...(assetNetworks.usdt.includes(network) ? (['usdt'] as const) : []),
      ...(coin === undefined ? [] : [coin]),
    ];
    return assets.map((one) => ({ asset: one, network }));
  });
}

/** The asset that an address is checked for: the chosen one if it can be sent there, else what most people send. */
export function checkedAsset(chosen: AssetId | null, networks: readonly NetworkId[]): AssetId | null {
  const fits = (asset: AssetId) => assetNetworks[asset].some((network) => networks.includes(network));
  if (chosen !== null && fits(chosen)) return chosen;
  return fits('usdt') ? 'usdt' : (coinIds.find(fits) ?? null);
}
