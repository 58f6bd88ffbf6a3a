import { useStore } from '@nanostores/react';
import type { AssetId } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, refetchBalances } from '#src/stores/money/balances.ts';
import { $selection } from '#src/stores/interface/panels.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useListbox } from '#src/ui/browser/use-listbox.ts';
import { SearchField } from '../../list/SearchField.tsx';
import { SlowNotice } from '../../status/SlowNotice.tsx';
import { LoadError } from '../../status/LoadError.tsx';
import { StaleNotice } from '../../status/StaleNotice.tsx';
import { useSearchInput } from '../../list/use-search-input.ts';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { usePanels } from '../../panels/use-panels.ts';
import { assetOptions } from '../../money/asset-options.ts';
import { AssetOption } from '../../money/AssetOption.tsx';

/** Chooses an asset for the flow that opened the panel; assets that are held come first. */
export function CoinsPanel() {
  const { coins } = useMessages('walletLists');
  const { clear } = useMessages('walletSearch');
  const assetWords = useMessages('assetWords');
  const { messages, locale } = useI18n();
  const query = useStore($balances);
  const { data, error } = query;
  const { token } = useStore($selection);
  const { hide } = usePanels();
  const typing = useSearchInput();
  const { typed } = typing;
  const found = assetOptions(data?.items ?? null, typed, { names: messages.names, others: assetWords });

  const choose = (id: AssetId) => {
    $selection.setKey('token', id);
    hide('coins');
  };
  const rows = useListbox({
    keys: found.map(({ id }) => id),
    resetKey: typed,
    startsAtFirst: typed !== '',
    onChoose: (key) => {
      const row = found.find(({ id }) => id === key);
      if (row) choose(row.id);
    },
  });

  const load = {
    query,
    messages: coins,
    at: data && Date.parse(data.as_of),
    onRetry: refetchBalances,
    hasOfflineNotice: true,
  };

  return (
    <div className="finder">
      <SearchField
        label={coins.field}
        placeholder={coins.placeholder}
        clear={clear}
        typing={typing}
        field={rows.field}
      />
      <LoadError {...load} />
      <StaleNotice {...load} />
      <SlowNotice waiting={!data && !error} />
      <p className="sr" role="status">
        {typed &&
          (found.length > 0
            ? interpolate(plural(locale, found.length, coins.count), { count: found.length })
            : interpolate(coins.none, { typed }))}
      </p>
      {found.length === 0 ? (
        <EmptyState heading={interpolate(coins.none, { typed })} text={coins.noneText}>
          <Button onClick={typing.clear}>{clear}</Button>
        </EmptyState>
      ) : (
        <div className="found" role="listbox" id={rows.listId} aria-label={coins.list}>
          {found.map(({ id, balance }) => (
            <div key={id} {...rows.row(id)}>
              <AssetOption
                id={id}
                balance={balance}
                currency={data?.currency ?? null}
                waiting={!data && !error}
                chosen={id === token}
                typed={typed}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
