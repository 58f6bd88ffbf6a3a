import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, $displayCurrency, refetchBalances } from '#src/stores/money/balances.ts';
import { $favourites } from '#src/stores/money/favourites.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { useSearchInAddress } from '../../../list/use-search-in-address.ts';
import type { Typing } from '../../../list/use-search-input.ts';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { AssetFilters } from './AssetFilters.tsx';
import { AssetList } from './AssetList.tsx';
import { AssetsTotal } from './AssetsTotal.tsx';
import { filterAssets, kinds, sorts } from './asset-filter.ts';
import { FirstDeposit } from './FirstDeposit.tsx';

/** /w/assets: what is held, available, on hold and incoming, to search, sort and filter. */
export function MyAssets() {
  const messages = useMessages('myAssets');
  const query = useStore($balances);
  const [params, setParams] = useSearchParams();
  const typing = useSearchInAddress(params.get('q') ?? '', (text) => {
    // The address, not the last render: a filter may have been chosen since.
    const next = new URLSearchParams(location.search);
    if (text) next.set('q', text);
    else next.delete('q');
    setParams(next, { replace: true });
  });
  return (
    <div className="my-assets">
      <AssetsTotal />
      <section className="card" aria-label={messages.list}>
        <AssetFilters typing={typing} />
        <QueryStates
          query={query}
          messages={messages}
          at={query.data && Date.parse(query.data.as_of)}
          onRetry={refetchBalances}
          skeleton={<RowSkeletons count={8} />}
        >
          {(balances) => <FilteredAssets balances={balances} typing={typing} />}
        </QueryStates>
      </section>
    </div>
  );
}

function FilteredAssets({ balances, typing }: { balances: Balances; typing: Typing }) {
  const messages = useMessages('myAssets');
  const { messages: wallet, locale } = useI18n();
  const currency = useStore($displayCurrency);
  const { data: favourites } = useStore($favourites);
  const { hide_small_balances, small_balance } = useStore($preferences);
  const updatePreferences = useUpdatePreferences();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<AssetId | null>(null);
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all';
  const { rows, hiddenCount } = filterAssets(
    balances,
    {
      typed: typing.typed,
      kind,
      sort: sorts.find((one) => one === params.get('sort')) ?? 'value',
      smallBelow: hide_small_balances ? small_balance : null,
    },
    wallet.names,
    favourites ?? [],
  );
  const isFiltered = typing.typed !== '' || kind !== 'all';
  return (
    <>
      <p className="sr" role="status">
        {isFiltered && interpolate(plural(locale, rows.length, messages.count), { count: rows.length })}
      </p>
      {rows.length > 0 && (
        <AssetList
          rows={rows}
          currency={balances.currency}
          isValued={balances.currency === currency}
          typed={typing.typed}
          open={open}
          onOpen={setOpen}
        />
      )}
      {rows.length === 0 && !isFiltered && hiddenCount === 0 && <FirstDeposit />}
      {rows.length === 0 && kind === 'favourites' && typing.typed === '' && (
        <EmptyState heading={messages.noFavourites} text={messages.noFavouritesText}>
          <Button onClick={() => setParams({})}>{messages.clear}</Button>
        </EmptyState>
      )}
      {rows.length === 0 && isFiltered && (kind !== 'favourites' || typing.typed !== '') && (
        <EmptyState heading={messages.none} text={messages.noneText}>
          <Button
            onClick={() => {
              typing.clear();
              setParams({});
            }}
          >
            {messages.clear}
          </Button>
        </EmptyState>
      )}
      {hiddenCount > 0 && (
        <p className="hidden-small">
          <span>
            {interpolate(plural(locale, hiddenCount, messages.hiddenSmall), { count: hiddenCount })}
          </span>{' '}
          <Button variant="quiet" small onClick={() => updatePreferences({ hide_small_balances: false })}>
            {messages.showSmall}
          </Button>
        </p>
      )}
    </>
  );
}
