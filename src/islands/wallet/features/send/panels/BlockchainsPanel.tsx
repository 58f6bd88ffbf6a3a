import { useStore } from '@nanostores/react';
import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import { assetNetworks, networkIds, networks, type NetworkId } from '#contract/networks.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { listNames } from '#src/intl/text/marks.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { $walletAssets, refetchWalletAssets } from '#src/stores/money/wallet-assets.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import { presetFor, presetForText } from '#src/stores/transfers/choose-recipient.ts';
import { $sendDraft, chooseAsset, updateSendDraft } from '#src/stores/transfers/send-draft.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { PanelLink } from '../../../panels/PanelLink.tsx';
import { usePanels } from '../../../panels/use-panels.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';

type Network = WalletAsset['networks'][number];

/** The networks, across all coins, that fit the address which is typed or chosen: the address was there before the coin. */
export function BlockchainsPanel() {
  const { networks: messages } = useMessages('sendRecipient');
  const query = useStore($walletAssets);
  const possible = usePossibleNetworks();
  if (possible.length === 0)
    return (
      <EmptyState heading={messages.none} text={messages.noneText}>
        <PanelLink className="button primary" to="/w/send">
          {messages.enter}
        </PanelLink>
      </EmptyState>
    );
  return (
    <QueryStates
      query={query}
      messages={messages}
      at={query.data?.at ?? null}
      onRetry={refetchWalletAssets}
      hasOfflineNotice
      skeleton={<RowSkeletons count={4} />}
    >
      {({ items }) => (
        <ul className="networks blockchains" aria-label={messages.list}>
          {possible.map((id) => (
            <li key={id}>
              <NetworkButton id={id} network={networkIn(items, id)} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

/** How a network works at present, whatever is sent on it. */
const networkIn = (items: readonly WalletAsset[], id: NetworkId): Network | undefined =>
  items.flatMap((item) => item.networks).find((network) => network.id === id);

/** Those of the text in the field, else of the recipient that is chosen. */
function usePossibleNetworks(): readonly NetworkId[] {
  const { recognized } = useStore($recipientInput);
  const { recipient } = useStore($sendDraft);
  const possible =
    recognized?.kind === 'address'
      ? recognized.networks
      : recipient?.kind === 'address'
        ? recipient.networks
        : [];
  return networkIds.filter((id) => possible.includes(id));
}

const coinsOn = (network: NetworkId): readonly AssetId[] =>
  assetIds.filter((id) => assetNetworks[id].includes(network));

function NetworkButton({ id, network }: { id: NetworkId; network: Network | undefined }) {
  const { networks: messages } = useMessages('sendRecipient');
  const { locale } = useI18n();
  const { blockchain } = useStore($selection);
  const { hide } = usePanels();
  const coins = coinsOn(id);
  const isPaused = network?.status === 'paused';
  return (
    <button
      type="button"
      disabled={isPaused}
      aria-current={id === blockchain || undefined}
      onClick={() => {
        chooseNetwork(id, coins);
        hide('blockchains');
      }}
    >
      <span className="what">
        <b>{networks[id].name}</b>
        <small>
          {interpolate(messages.coins, {
            assets: listNames(
              locale,
              coins.map((coin) => assets[coin].symbol),
            ),
          })}
        </small>
      </span>
      <span className="end">
        {network && network.status !== 'ok' && (
          <span className={isPaused ? 'tag bad' : 'tag warn'}>
            {isPaused ? messages.paused : messages.slow}
          </span>
        )}
        {network && !isPaused && (
          <small>{interpolate(messages.about, { time: formatDuration(network.eta_seconds, locale) })}</small>
        )}
      </span>
    </button>
  );
}

/** Keeps the coin where it can be sent on the network; with a single coin there that one is meant. */
function chooseNetwork(network: NetworkId, coins: readonly AssetId[]): void {
  const draft = $sendDraft.get();
  const { text, recognized } = $recipientInput.get();
  const [only, ...others] = coins;
  $selection.setKey('blockchain', network);
  const fitting = (former: AssetId | null) =>
    former !== null && coins.includes(former) ? former : others.length === 0 ? (only ?? null) : null;
  if (recognized?.kind === 'address') {
    presetForText(text, { asset: fitting(presetFor(draft, text)?.asset ?? null), network });
    return;
  }
  const asset = fitting(draft.asset);
  if (asset !== null) chooseAsset(asset, network);
  else updateSendDraft({ asset: null, network });
}
