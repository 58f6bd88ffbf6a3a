import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { rememberedAsset } from '#src/stores/transfers/remembered-assets.ts';
import { sendNetworks, type Recipient } from '#src/stores/transfers/send-draft.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { SearchField } from '../../../list/SearchField.tsx';
import { useSearchInput } from '../../../list/use-search-input.ts';
import { assetOptions } from '../../../money/asset-options.ts';
import { AssetOption } from '../../../money/AssetOption.tsx';
import { isZero } from '../../../money/holdings.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';

/** A list that is longer is searched. */
const SEARCHED_FROM = 8;

interface AssetListProps {
  /** All that can be sent to this recipient. */
  items: readonly WalletAsset[];
  recipient: Recipient;
  /** Null while they are not known: an asset can be chosen all the same. */
  balances: Balances | null;
  /** Balances are on their way. */
  isWaiting: boolean;
  chosen: AssetId | null;
  onChoose: (asset: AssetId) => void;
}

/** The assets that can be sent to a recipient: those with a balance first, the others can't be chosen. */
export function AssetList({ items, recipient, balances, isWaiting, chosen, onChoose }: AssetListProps) {
  const { assets: messages } = useMessages('sendAmount');
  const { coins } = useMessages('walletLists');
  const assetWords = useMessages('assetWords');
  const { clear } = useMessages('walletSearch');
  const { messages: wallet } = useI18n();
  const typing = useSearchInput();
  const { typed } = typing;
  const noteOf = useNote(recipient);
  const found = assetOptions(balances?.items ?? null, typed, {
    names: wallet.names,
    others: assetWords,
  }).flatMap(({ id, balance }) => {
    const asset = items.find((one) => one.id === id);
    // An asset that the API lists no balance of is one that nobody has any of.
    const isEmpty = balances !== null && (balance === null || isZero(balance.available));
    return asset ? [{ asset, balance, isEmpty }] : [];
  });
  // What nobody has any of can only be looked for.
  const ordered = [
    ...found.filter(({ isEmpty }) => !isEmpty),
    ...(typed === '' ? [] : found.filter(({ isEmpty }) => isEmpty)),
  ];
  const last = recipient.kind === 'user' ? rememberedAsset(recipient.username) : null;
  const row = ({ asset, balance, isEmpty }: (typeof ordered)[number]) => {
    const { text, isPaused } = noteOf(asset);
    return (
      <li key={asset.id}>
        <button
          type="button"
          disabled={isEmpty || isPaused}
          aria-current={asset.id === chosen || undefined}
          onClick={() => onChoose(asset.id)}
        >
          <AssetOption
            id={asset.id}
            balance={isEmpty ? null : balance}
            currency={balances?.currency ?? null}
            waiting={isWaiting}
            chosen={asset.id === chosen}
            typed={typed}
            mark={asset.id === last ? messages.last : undefined}
            note={isEmpty ? messages.empty : text}
          />
        </button>
      </li>
    );
  };
  const groups = (['fiat', 'crypto'] as const).map((kind) => ({
    kind,
    rows: ordered.filter(({ asset }) => (assets[asset.id].kind === 'fiat') === (kind === 'fiat')),
  }));
  return (
    <div className="card send-assets">
      {recipient.kind !== 'user' && (
        <p className="soft">{recipient.kind === 'bank' ? messages.onlyNaira : messages.onAddress}</p>
      )}
      {items.length >= SEARCHED_FROM && (
        <SearchField
          label={coins.field}
          placeholder={coins.placeholder}
          clear={clear}
          typing={typing}
          focused={false}
        />
      )}
      {ordered.length === 0 ? (
        <EmptyState
          heading={interpolate(coins.none, { typed })}
          text={recipient.kind === 'address' ? messages.onAddress : coins.noneText}
        >
          <Button onClick={typing.clear}>{clear}</Button>
        </EmptyState>
      ) : (
        groups.map(
          ({ kind, rows }) =>
            rows.length > 0 && (
              <section key={kind} aria-labelledby={`send-assets-${kind}`}>
                <h3 id={`send-assets-${kind}`}>{messages.groups[kind]}</h3>
                <ul className="lines">{rows.map(row)}</ul>
              </section>
            ),
        )
      )}
    </div>
  );
}

/** What a row says of an asset's networks to this recipient, and whether all of them are paused. */
function useNote(recipient: Recipient) {
  const { assets: messages } = useMessages('sendAmount');
  const { locale } = useI18n();
  const today = useToday();
  return (asset: WalletAsset): { text: string | undefined; isPaused: boolean } => {
    const fitting = sendNetworks(asset.id, recipient);
    const networks = asset.networks.filter(({ id }) => fitting.includes(id));
    const [first] = networks;
    if (!first) return { text: undefined, isPaused: false };
    if (networks.every(({ status }) => status === 'paused')) {
      const text =
        first.opens_at === null
          ? interpolate(messages.paused, { network: first.name })
          : withUpcoming(
              interpolate(messages.opensAt, { network: first.name }),
              first.opens_at,
              locale,
              today,
            );
      return { text, isPaused: true };
    }
    const { length: count } = networks;
    return {
      text: count === 1 ? first.name : interpolate(plural(locale, count, messages.networkCount), { count }),
      isPaused: false,
    };
  };
}
