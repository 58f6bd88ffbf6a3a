import { useState } from 'react';
import type { NetworkId } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { NetworkOptions } from '../../../payment/NetworkOptions.tsx';
import { DepositNetworkText } from './DepositNetworkText.tsx';

interface NetworkChoiceProps {
  asset: WalletAsset;
  onChoose: (network: string) => void;
}

/** The networks of an asset, none of them chosen: the sender decides which one it is. */
export function NetworkChoice({ asset, onChoose }: NetworkChoiceProps) {
  const messages = useMessages('receive');
  const [selected, setSelected] = useState<NetworkId | null>(null);
  return (
    <NetworkOptions
      networks={asset.networks}
      selected={selected}
      onSelect={setSelected}
      legend={messages.whichNetwork}
      option={(network) => <DepositNetworkText asset={asset} network={network} />}
      submitLabel={(network) =>
        network ? interpolate(messages.continue, { network: network.name }) : messages.chooseNetwork
      }
      onSubmit={onChoose}
    />
  );
}
