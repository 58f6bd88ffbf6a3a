import { useState } from 'react';
import type { NetworkId } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { NetworkOptions } from '../../../payment/NetworkOptions.tsx';
import { NetworkOptionText } from '../../../payment/NetworkOptionText.tsx';
import { bestNetwork } from './best-network.ts';

interface SendNetworksProps {
  asset: WalletAsset;
  /** Those of them that fit the address. */
  networks: WalletAsset['networks'];
  /** The one of the draft. */
  chosen: NetworkId | null;
  onChoose: (network: NetworkId) => void;
  /** Opens the list of assets; without it the asset is fixed. */
  onChangeAsset?: (() => void) | undefined;
}

/** The networks on which an asset can be sent to an address, with what each costs. One is chosen beforehand only where it is the only one. */
export function SendNetworks({ asset, networks, chosen, onChoose, onChangeAsset }: SendNetworksProps) {
  const { networks: messages } = useMessages('sendAmount');
  const { messages: wallet, numberLocale } = useI18n();
  const only = networks.length === 1 ? networks[0]?.id : undefined;
  const [selected, setSelected] = useState<NetworkId | null>(chosen ?? only ?? null);
  const best = bestNetwork(networks);
  return (
    <NetworkOptions
      networks={networks}
      selected={selected}
      onSelect={setSelected}
      legend={
        <>
          <span>{messages.heading}</span>
          <small>{interpolate(messages.text, { asset: asset.symbol })}</small>
        </>
      }
      option={(one) => (
        <NetworkOptionText
          network={one}
          facts={[
            interpolate(messages.fee, { amount: formatMoney(one.fee.amount, one.fee.asset, numberLocale) }),
            interpolate(messages.minimum, { amount: formatMoney(one.min_send, asset.id, numberLocale) }),
          ]}
          mark={one.id === best?.id ? (best.by === 'fee' ? messages.lowestFee : messages.fastest) : undefined}
        />
      )}
      submitLabel={(network) =>
        network ? interpolate(messages.continue, { network: network.name }) : messages.choose
      }
      onSubmit={onChoose}
      inFlow
    >
      <div className="card send-asset">
        <ListItem
          picture={<AssetIcon id={asset.id} />}
          title={wallet.names[asset.id]}
          detail={<span translate="no">{asset.symbol}</span>}
          end={
            onChangeAsset && (
              <Button variant="quiet" small aria-label={messages.changeAsset} onClick={onChangeAsset}>
                {messages.change}
              </Button>
            )
          }
        />
      </div>
    </NetworkOptions>
  );
}
