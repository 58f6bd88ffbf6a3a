import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import {
  $depositAddress,
  refetchDepositAddress,
  selectDepositTarget,
} from '#src/stores/receive/deposit-address.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { DepositAddressCard } from './DepositAddressCard.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { ForgottenMemo } from './ForgottenMemo.tsx';
import { IncomingPayments } from './IncomingPayments.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';

/** The address of the chosen asset on the chosen network, what to know before sending to it, and what arrives there. */
export function DepositAddressView() {
  const { asset, network } = useDepositChoice();
  return asset && network ? <ChosenAddress asset={asset} network={network} /> : null;
}

interface ChosenAddressProps {
  asset: WalletAsset;
  network: WalletAsset['networks'][number];
}

function ChosenAddress({ asset, network }: ChosenAddressProps) {
  const { address: messages } = useMessages('receive');
  const stored = useStore($depositAddress);
  const assetId = asset.id;
  const networkId = network.id;
  // The store learns of another choice only after this render, and must not fill it with the former address.
  const isOfChoice = stored.data?.asset === assetId && stored.data.network === networkId;
  const query = { ...stored, data: isOfChoice ? stored.data : null };

  useEffect(() => {
    selectDepositTarget({ asset: assetId, network: networkId });
    return () => selectDepositTarget(null);
  }, [assetId, networkId]);

  return (
    <div className="columns">
      <div>
        <QueryStates
          query={query}
          messages={messages}
          at={null}
          onRetry={refetchDepositAddress}
          skeleton={
            <div className="card">
              <RowSkeletons count={4} />
            </div>
          }
        >
          {(deposit) => (
            <div className="steps">
              <DepositAddressCard asset={asset} network={network} deposit={deposit} />
              <DepositFacts asset={asset} network={network} deposit={deposit} />
            </div>
          )}
        </QueryStates>
      </div>
      <div className="steps">
        <IncomingPayments asset={asset} network={network} />
        {network.memo && <ForgottenMemo asset={asset} kind={network.memo} />}
      </div>
    </div>
  );
}
