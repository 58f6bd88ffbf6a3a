import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $balances, refetchBalances } from '#src/stores/money/balances.ts';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import { rememberAsset } from '#src/stores/transfers/remembered-assets.ts';
import { $sendDraft, chooseAsset, sendNetworks, type Recipient } from '#src/stores/transfers/send-draft.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { isZero } from '../../../money/holdings.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useFocusAfterStep } from '../../../navigation/use-focus-after-step.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { StaleNotice } from '../../../status/StaleNotice.tsx';
import { topUpPath } from '../../../paths.ts';
import { RecipientCard } from '../RecipientCard.tsx';
import { recipientName } from '../recipient-text.ts';
import { useSendFlow } from '../send-flow.ts';
import { StepTitle } from '../StepTitle.tsx';
import { AssetAdvice } from './AssetAdvice.tsx';
import { AssetList } from './AssetList.tsx';
import { SendNetworks } from './SendNetworks.tsx';

/** What is sent, and on which network: only what can be sent to the recipient. */
export function AssetStep() {
  const { assets: messages } = useMessages('sendAmount');
  const { addressOf } = useSendFlow();
  const { recipient } = useStore($sendDraft);
  const query = useStore($walletAssets);
  const heading = useFocusAfterStep<HTMLHeadingElement>();
  if (!recipient) return null;
  const name = recipientName(recipient);
  return (
    <div className="steps">
      <StepTitle
        ref={heading}
        text={name === null ? messages.heading : interpolate(messages.headingTo, { name })}
      />
      <div className="columns">
        <div className="steps">
          <RecipientCard recipient={recipient} network={null} changeTo={addressOf('to')} />
          <div>
            <QueryStates
              query={query}
              messages={messages}
              at={query.data?.at ?? null}
              onRetry={refetchWalletAssets}
              skeleton={
                <div className="card">
                  <RowSkeletons count={6} />
                </div>
              }
            >
              {({ items }) => <AssetChoice items={items} recipient={recipient} />}
            </QueryStates>
          </div>
        </div>
        <AssetAdvice recipient={recipient} />
      </div>
    </div>
  );
}

/** Whether an asset can be sent to a recipient at all. */
function canSend({ id, flags }: WalletAsset, recipient: Recipient): boolean {
  if (!flags.send) return false;
  if (recipient.kind === 'bank') return id === 'ngn';
  return recipient.kind === 'user' || sendNetworks(id, recipient).length > 0;
}

function AssetChoice({ items, recipient }: { items: readonly WalletAsset[]; recipient: Recipient }) {
  const { coins } = useMessages('walletLists');
  const { leaveAsset, fixedAsset } = useSendFlow();
  const { asset: chosen, network } = useStore($sendDraft);
  const balances = useStore($balances);
  const [isListOpen, setListOpen] = useState(false);
  const fitting = items.filter((one) => canSend(one, recipient));
  const asset = fitting.find(({ id }) => id === (fixedAsset ?? chosen));
  const networks = asset?.networks.filter(({ id }) => sendNetworks(asset.id, recipient).includes(id)) ?? [];

  if (fixedAsset && !asset) return <WrongRecipient asset={fixedAsset} recipient={recipient} />;
  // With one network there is nothing to choose, unless the coin is the market's: then its facts are all of the page.
  if (asset && !isListOpen && networks.length > (fixedAsset ? 0 : 1))
    return (
      <SendNetworks
        key={asset.id}
        asset={asset}
        networks={networks}
        chosen={network}
        onChoose={(next) => {
          chooseAsset(asset.id, next);
          leaveAsset();
        }}
        onChangeAsset={fixedAsset ? undefined : () => setListOpen(true)}
      />
    );

  const { data } = balances;
  const isNothing = data && fitting.every(({ id }) => !hasAvailable(data, id));
  if (isNothing) return <NothingToSend items={fitting} />;
  const load = {
    query: balances,
    messages: coins,
    at: balances.data && Date.parse(balances.data.as_of),
    onRetry: refetchBalances,
  };
  return (
    <>
      <LoadError {...load} />
      <StaleNotice {...load} />
      <AssetList
        items={fixedAsset && asset ? [asset] : fitting}
        recipient={recipient}
        balances={balances.data}
        isWaiting={!balances.data && !balances.error}
        chosen={chosen}
        onChoose={(next) => {
          const possible = sendNetworks(next, recipient);
          // The network of an asset that stays what it is stays too.
          chooseAsset(next, next === chosen ? network : null);
          // The market's coin was not chosen for them.
          if (recipient.kind === 'user' && !fixedAsset) rememberAsset(recipient.username, next);
          setListOpen(false);
          if (possible.length <= 1) leaveAsset();
        }}
      />
    </>
  );
}

const hasAvailable = ({ items }: Balances, id: AssetId) =>
  items.some(({ asset, available }) => asset === id && !isZero(available));

function NothingToSend({ items: [first, ...others] }: { items: readonly WalletAsset[] }) {
  const { assets: messages } = useMessages('sendAmount');
  return (
    <EmptyState heading={messages.nothing} text={messages.nothingText}>
      <Link className="button" to={first && others.length === 0 ? topUpPath(first.id) : '/w/receive'}>
        {messages.receiveMoney}
      </Link>
    </EmptyState>
  );
}

/** The market's coin can't be sent to this recipient. */
function WrongRecipient({ asset, recipient }: { asset: AssetId; recipient: Recipient }) {
  const { assets: messages } = useMessages('sendAmount');
  const { addressOf } = useSendFlow();
  return (
    <EmptyState
      heading={interpolate(messages.noFit, { asset: assets[asset].symbol })}
      text={recipient.kind === 'bank' ? messages.noFitBank : messages.noFitText}
    >
      <Link className="button" to={addressOf('to')}>
        {messages.otherRecipient}
      </Link>
    </EmptyState>
  );
}
