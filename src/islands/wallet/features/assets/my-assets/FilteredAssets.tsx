import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import type { Balances } from '#contract/balances.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $isValued } from '#src/stores/money/balances.ts';
import { $coins } from '#src/stores/money/coins.ts';
import { $favourites } from '#src/stores/money/favourites.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { Cell } from '#src/ui/display/Table.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { AssetRows } from '../../../asset-list/AssetRows.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useLeftPlace, useListPlace } from '../../../list/use-list-place.ts';
import { sortHoldings } from '../../../money/holdings.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { AssetMenu } from './AssetMenu.tsx';
import { filterAssets } from './asset-filter.ts';
import { Heads, MiddleCells } from './Columns.tsx';
import { Filters } from './Filters.tsx';
import { FirstDeposit } from './FirstDeposit.tsx';
import type { AssetView } from './use-asset-view.ts';

/** Up to so many assets are seen at once: nobody looks for one by typing. */
const SEARCHED_ABOVE = 8;

/** Balances come all at once, however many rows there were. */
const whole = { open: () => undefined };

interface FilteredAssetsProps {
  /** What the list is in. */
  box: RefObject<HTMLElement | null>;
  balances: Balances;
  view: AssetView;
  labelledBy: string;
}

export function FilteredAssets({ box, balances, view, labelledBy }: FilteredAssetsProps) {
  const messages = useMessages('myAssets');
  const assetWords = useMessages('assetWords');
  const { messages: wallet, locale } = useI18n();
  const { data: favourites } = useStore($favourites);
  const { data: coins } = useStore($coins);
  const { hide_small_balances, small_balance } = useStore($preferences);
  const { kind, order, typing } = view;
  const { rows, hiddenCount } = filterAssets(
    balances,
    { typed: typing.typed, kind, order, smallBelow: hide_small_balances ? small_balance : null },
    { names: wallet.names, others: assetWords },
    favourites ?? [],
  );
  const isFiltered = typing.typed !== '' || kind !== 'all';
  const heldCount = sortHoldings(balances.items).length;
  const isValued = useStore($isValued);
  const count = rows.length;
  useListPlace(box, useLeftPlace(whole), { count, isWhole: true });
  if (heldCount === 0 && !isFiltered) return <FirstDeposit />;
  return (
    <>
      <Filters view={view} isSearched={heldCount > SEARCHED_ABOVE} />
      <p className="sr" role="status">
        {isFiltered && interpolate(plural(locale, count, messages.count), { count })}
      </p>
      {count > 0 && (
        <AssetRows
          items={rows}
          currency={balances.currency}
          isValued={isValued}
          nameOf={(asset) => <Highlight text={wallet.names[asset]} typed={typing.typed} />}
          labelledBy={labelledBy}
          heads={<Heads order={order} onSort={view.toggleSort} />}
          middle={(item) => (
            <MiddleCells item={item} balances={balances} coin={coins?.find(({ id }) => id === item.asset)} />
          )}
          end={(item) => (
            <Cell className="act">
              <AssetMenu {...item} />
            </Cell>
          )}
        />
      )}
      {count === 0 && isFiltered && <NothingFound view={view} />}
      {hiddenCount > 0 && <HiddenCount count={hiddenCount} />}
      <footer>
        {count > 0 && (
          <span>
            {interpolate(plural(locale, count, messages.footer), {
              count,
              order: messages.order.by[order.sort],
            })}
          </span>
        )}
        <Link className="standalone-link" to="/w/marketplace">
          {messages.market}
        </Link>
      </footer>
    </>
  );
}

function NothingFound({ view: { kind, typing, clear } }: { view: AssetView }) {
  const messages = useMessages('myAssets');
  const isStarless = kind === 'favourites' && typing.typed === '';
  return (
    <EmptyState
      heading={isStarless ? messages.noFavourites : messages.none}
      text={isStarless ? messages.noFavouritesText : messages.noneText}
    >
      <Button onClick={clear}>{typing.typed === '' ? messages.showAll : messages.clear}</Button>
    </EmptyState>
  );
}

/** How many the threshold leaves out, with the way back. */
function HiddenCount({ count }: { count: number }) {
  const messages = useMessages('myAssets');
  const { locale } = useI18n();
  const updatePreferences = useUpdatePreferences();
  return (
    <p className="hidden-small">
      <span>{interpolate(plural(locale, count, messages.hiddenSmall), { count })}</span>{' '}
      <Button variant="quiet" small onClick={() => updatePreferences({ hide_small_balances: false })}>
        {messages.showSmall}
      </Button>
    </p>
  );
}
