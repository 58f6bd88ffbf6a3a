import { useStore } from '@nanostores/react';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { $panels, $selection, type PanelName } from '#src/stores/interface/panels.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { chevronDown } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Fragment } from 'react';
import { useMessages } from '../../../i18n/i18n.ts';
import { usePanels } from '../../../panels/use-panels.ts';

interface PickersProps {
  asset: WalletAsset;
  /** Undefined until it is chosen. */
  network: WalletAsset['networks'][number] | undefined;
}

/** The asset and the network that are chosen; each opens the panel in which another one is. */
export function Pickers({ asset, network }: PickersProps) {
  const messages = useMessages('receive');
  const { show } = usePanels();
  const open = (panel: PanelName) => {
    $selection.set({ ...$selection.get(), token: asset.id, blockchain: network?.id ?? null });
    show(panel);
  };
  const isOnly = asset.networks.length === 1;
  return (
    <div className="pickers">
      <Picker panel="coins" label={messages.asset} value={asset.symbol} onOpen={open}>
        <AssetIcon id={asset.id} />
      </Picker>
      {network && !isOnly ? (
        <Picker panel="networks" label={messages.network} value={network.name} onOpen={open} />
      ) : (
        <p className="picker is-fixed">
          <PickerText
            label={isOnly ? messages.onlyNetwork : messages.network}
            value={network?.name ?? messages.chooseBelow}
            isName={network !== undefined}
          />
        </p>
      )}
    </div>
  );
}

interface PickerProps {
  panel: PanelName;
  label: string;
  value: string;
  onOpen: (panel: PanelName) => void;
  children?: ElementNode;
}

function Picker({ panel, label, value, onOpen, children }: PickerProps) {
  const isOpen = useStore($panels).includes(panel);
  return (
    <button
      className="picker"
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => onOpen(panel)}
    >
      {children}
      <PickerText label={label} value={value} isName />
      <Icon d={chevronDown} />
    </button>
  );
}

function PickerText({ label, value, isName }: { label: string; value: string; isName: boolean }) {
  return (
    <span>
      <small>{label}</small>
      <b translate={isName ? 'no' : undefined}>
        {value.split(' ').map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </b>
    </span>
  );
}
