import { assetIds, assets, coinIds, inputDecimals, type AssetId } from '#contract/assets.ts';
import { assetNetworks, networks } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { MAX_BANK_DEPOSIT, MIN_BANK_DEPOSIT, MIN_BANK_PAYOUT } from '../fees/bank-limits.ts';
import { arrivalSeconds } from '../networks/arrival-time.ts';
import { availabilityOf } from '../networks/availability.ts';
import { networkFees } from '../networks/network-fees.ts';

const handlers: Handlers<'walletAssets'> = {
  listAssets: (_body, { state }) => ({ data: { items: assetIds.map((id) => describeAsset(state, id)) } }),
};

const isCoin = (id: AssetId) => (coinIds as readonly string[]).includes(id);

function describeAsset(state: SandboxState, id: AssetId): WalletAsset {
  const chains = networksOf(state, id);
  const bank =
    id === 'ngn'
      ? {
          min_deposit: MIN_BANK_DEPOSIT,
          max_deposit: MAX_BANK_DEPOSIT,
          min_payout: MIN_BANK_PAYOUT,
          ...availabilityOf(state, 'bank'),
        }
      : null;
  return {
    ...assets[id],
    input_decimals: inputDecimals(id),
    price_symbol: isCoin(id) ? `${id}usdt` : null,
    networks: chains,
    bank,
    // Dollars move between people only: there are no banks for them yet.
    flags: { send: true, receive: chains.length > 0 || bank !== null, convert: true },
  };
}

function networksOf(state: SandboxState, asset: AssetId): WalletAsset['networks'] {
  return assetNetworks[asset].flatMap((id) => {
    const fees = networkFees(asset, id);
    if (!fees) return [];
    const { name, family, memo, confirmations } = networks[id];
    return [
      {
        id,
        name,
        format: family,
        memo,
        min_deposit: fees.minDeposit,
        min_send: fees.minSend,
        fee: { asset, amount: fees.fee, kind: 'fixed' as const },
        confirmations,
        eta_seconds: arrivalSeconds(state, id),
        ...availabilityOf(state, id),
      },
    ];
  });
}

export const walletAssetsFeature: Feature<'walletAssets'> = { handlers };
