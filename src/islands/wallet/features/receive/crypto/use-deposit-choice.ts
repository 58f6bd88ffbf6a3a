import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AssetId } from '#contract/assets.ts';
import type { NetworkId } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { $walletAssets } from '#src/stores/money/wallet-assets.ts';

interface DepositChoice {
  /** All that can be received from outside. */
  readonly coins: readonly WalletAsset[];
  /** Undefined until it is chosen. */
  readonly asset: WalletAsset | undefined;
  /** Undefined until it is chosen; the only one of a coin that has no other. */
  readonly network: WalletAsset['networks'][number] | undefined;
  /** Shows another choice as a page of its own, so that Back leads to the choice before. */
  readonly choose: (next: { asset: AssetId; network?: NetworkId }) => void;
}

const nothing: readonly WalletAsset[] = [];
const isReceived = ({ kind, flags }: WalletAsset) => kind === 'crypto' && flags.receive;
/** The coin that most people are sent comes first, the others as the API lists them. */
const byUse = (a: WalletAsset, b: WalletAsset) => Number(b.id === 'usdt') - Number(a.id === 'usdt');

/** What is received and on which network, as the address has it: `?asset=usdt&network=trc20`. A value that is none is left out. */
export function useDepositChoice(): DepositChoice {
  const { data } = useStore($walletAssets);
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (next: { asset: AssetId; network?: NetworkId }) => setParams({ ...next }),
    [setParams],
  );
  const coins = useMemo(() => data?.items.filter(isReceived).toSorted(byUse) ?? nothing, [data]);
  const asset = coins.find(({ id }) => id === params.get('asset'));
  const only = asset?.networks.length === 1 ? asset.networks[0] : undefined;
  const network = asset?.networks.find(({ id }) => id === params.get('network')) ?? only;
  return { coins, asset, network, choose };
}
