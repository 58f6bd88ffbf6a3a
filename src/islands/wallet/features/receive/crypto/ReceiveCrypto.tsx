import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AssetId } from '#contract/assets.ts';
import { isNetworkId } from '#contract/networks.ts';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { LazyComponent } from '../../../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { usePanelChoice } from '../../../panels/use-panel-choice.ts';
import { isCash, topUpPath } from '../../../paths.ts';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { receiveParts } from '../receive-registry.ts';
import { AssetChoice } from './AssetChoice.tsx';
import { NetworkAdvice } from './NetworkAdvice.tsx';
import { NetworkChoice } from './NetworkChoice.tsx';
import { Pickers } from './Pickers.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';

const skeleton = (
  <div className="card">
    <RowSkeletons count={6} />
  </div>
);

/** Chooses an asset, then its network, then shows the address. The network is never chosen for somebody who has a choice. */
export function ReceiveCrypto() {
  const messages = useMessages('receive');
  const query = useStore($walletAssets);
  return (
    <div>
      <QueryStates
        query={query}
        messages={messages.assets}
        at={query.data?.at ?? null}
        onRetry={refetchWalletAssets}
        skeleton={skeleton}
      >
        {() => <ChosenStep />}
      </QueryStates>
    </div>
  );
}

function ChosenStep() {
  const navigate = useNavigate();
  const { coins, asset, network, choose } = useDepositChoice();
  const id = asset?.id;

  const chooseAsset = useCallback(
    (next: AssetId) => {
      if (isCash(next)) void navigate(topUpPath(next));
      else choose({ asset: next });
    },
    [navigate, choose],
  );
  const chooseNetwork = useCallback(
    (next: string) => {
      if (id && isNetworkId(next)) choose({ asset: id, network: next });
    },
    [id, choose],
  );
  usePanelChoice('coins', 'token', chooseAsset);
  usePanelChoice('networks', 'blockchain', chooseNetwork);

  if (!asset) return <AssetChoice assets={coins} />;
  return (
    <div className="steps">
      <Pickers asset={asset} network={network} />
      {network ? (
        <LazyComponent registry={receiveParts} name="address" fallback={skeleton} />
      ) : (
        <div className="columns">
          <NetworkChoice asset={asset} onChoose={chooseNetwork} />
          <NetworkAdvice asset={asset} />
        </div>
      )}
    </div>
  );
}
