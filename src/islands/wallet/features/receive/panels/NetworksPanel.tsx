import { useStore } from '@nanostores/react';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { usePanels } from '../../../panels/use-panels.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { DepositNetworkText } from '../crypto/DepositNetworkText.tsx';

/** The networks of the chosen asset, for the flow that opened the panel. */
export function NetworksPanel() {
  const messages = useMessages('receive');
  const query = useStore($walletAssets);
  const { token, blockchain } = useStore($selection);
  const { show, hide } = usePanels();
  return (
    <QueryStates
      query={query}
      messages={messages.assets}
      at={query.data?.at ?? null}
      onRetry={refetchWalletAssets}
      hasOfflineNotice
      skeleton={<RowSkeletons count={4} />}
    >
      {({ items }) => {
        const asset = items.find(({ id }) => id === token);
        return asset && asset.networks.length > 0 ? (
          <ul className="networks" aria-label={messages.whichNetwork}>
            {asset.networks.map((network) => (
              <li key={network.id}>
                <button
                  type="button"
                  disabled={network.status === 'paused'}
                  aria-current={network.id === blockchain || undefined}
                  onClick={() => {
                    $selection.setKey('blockchain', network.id);
                    hide('networks');
                  }}
                >
                  <DepositNetworkText asset={asset} network={network} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState heading={messages.chooseAsset} text={messages.panel.chooseFirst}>
            <Button onClick={() => show('coins')}>{messages.chooseAsset}</Button>
          </EmptyState>
        );
      }}
    </QueryStates>
  );
}
