import { useStore } from '@nanostores/react';
import type { Balance, Balances } from '#contract/balances.ts';
import type { ListedCoin } from '#contract/market.ts';
import { formatShare } from '#src/intl/format/share.ts';
import { $isValued } from '#src/stores/money/balances.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { directionOf } from '#src/ui/display/PercentChange.tsx';
import { Cell, ColumnHead } from '#src/ui/display/Table.tsx';
import { sortable } from '#src/ui/icons/chart.ts';
import { chevron } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { shareOfTotal } from '../../../money/worth.ts';
import { WeekLine } from '../../../money/WeekLine.tsx';
import type { AssetOrder, AssetSort } from './asset-filter.ts';

interface HeadsProps {
  order: AssetOrder;
  onSort: (sort: AssetSort) => void;
}

/** The columns of a laptop, with which the table is sorted. */
export function Heads(props: HeadsProps) {
  const { columns } = useMessages('myAssets');
  return (
    <>
      <SortHead {...props} sort="name" className="what" />
      <SortHead {...props} sort="price" className="num price" />
      <SortHead {...props} sort="change" className="num chg" />
      <ColumnHead className="spark">
        <span>{columns.week}</span>
        <span className="sr">{columns.inDollars}</span>
      </ColumnHead>
      <ColumnHead className="num share">{columns.share}</ColumnHead>
      <SortHead {...props} sort="value" className="num worth" />
      <ColumnHead className="act">
        <span className="sr">{columns.actions}</span>
      </ColumnHead>
    </>
  );
}

function SortHead({ order, onSort, sort, className }: HeadsProps & { sort: AssetSort; className: string }) {
  const { columns } = useMessages('myAssets');
  const isOn = order.sort === sort;
  return (
    <ColumnHead className={className} aria-sort={isOn ? order.direction : undefined}>
      <button type="button" onClick={() => onSort(sort)}>
        <span>{columns[sort]}</span>
        <Icon d={isOn ? chevron : sortable} />
      </button>
    </ColumnHead>
  );
}

interface MiddleCellsProps {
  item: Balance;
  balances: Balances;
  /** As the market lists it; undefined for cash, and before the list is there. */
  coin: ListedCoin | undefined;
}

/** The last week, in dollars as its head says, and the share of the total. */
export function MiddleCells({ item, balances, coin }: MiddleCellsProps) {
  const { numberLocale } = useI18n();
  const isValued = useStore($isValued);
  const isHidden = useStore($balancesHidden) !== false;
  const tenths = isValued && !isHidden ? shareOfTotal(item.value, balances.total) : null;
  return (
    <>
      <Cell className="spark">
        {coin && <WeekLine prices={coin.spark} direction={directionOf(coin.change_24h ?? '0')} />}
      </Cell>
      <Cell className="num share">
        {tenths === null ? (
          <span className="soft">–</span>
        ) : (
          <>
            <span>{formatShare(tenths, numberLocale)}</span>
            {/* The text says the same. */}
            <progress max={1000} value={tenths} aria-hidden="true" />
          </>
        )}
      </Cell>
    </>
  );
}
