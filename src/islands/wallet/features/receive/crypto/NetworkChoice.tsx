import { useState } from 'react';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { DepositNetworkText } from './DepositNetworkText.tsx';

interface NetworkChoiceProps {
  asset: WalletAsset;
  onChoose: (network: string) => void;
}

/** The networks of an asset, none of them chosen: the sender decides which one it is. */
export function NetworkChoice({ asset, onChoose }: NetworkChoiceProps) {
  const messages = useMessages('receive');
  const [chosen, setChosen] = useState<string | null>(null);
  const network = asset.networks.find(({ id, status }) => id === chosen && status !== 'paused');
  return (
    <form
      className="network-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (network) onChoose(network.id);
      }}
    >
      <fieldset className="card">
        <legend>{messages.whichNetwork}</legend>
        <ul className="options">
          {asset.networks.map((one) => (
            <li key={one.id}>
              <label>
                <input
                  type="radio"
                  name="network"
                  value={one.id}
                  checked={one.id === chosen}
                  disabled={one.status === 'paused'}
                  onChange={() => setChosen(one.id)}
                />
                <DepositNetworkText asset={asset} network={one} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" variant="primary" wide disabled={!network}>
        {network ? interpolate(messages.continue, { network: network.name }) : messages.chooseNetwork}
      </Button>
    </form>
  );
}
