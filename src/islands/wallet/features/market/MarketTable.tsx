import { memo, useLayoutEffect } from 'react';
import type { MarketAsset, MarketSort } from '#contract/market.ts';
import type { MarketOrder } from '#src/stores/market/market-query.ts';
import { useHasWidth } from '#src/ui/browser/use-has-width.ts';
import { useNearViewport } from '#src/ui/browser/use-near-viewport.ts';
import { ColumnHead, Table, TableBody, TableHead } from '#src/ui/display/Table.tsx';
import { sortable } from '#src/ui/icons/chart.ts';
import { chevron } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { MarketRow } from './MarketRow.tsx';

/** Rows that come and go together. */
const GROUP = 20;
/** More rows than this are in the document only near what is seen of it: each live one costs time with every tick. */
const LONG = 60;
/** Width of the table, in `rem`, from which its columns have heads that are seen, as in its sheet. */
const HEADS_WIDTH = 36;

interface MarketTableProps {
  items: readonly MarketAsset[];
  /** How many rows the whole list has. */
  total: number;
  order: MarketOrder;
  onSort: (sort: MarketSort) => void;
}

/** The rows of a list: a table where there is room, two lines a row where there is not. */
export const MarketTable = memo(function MarketTable({ items, total, order, onSort }: MarketTableProps) {
  const { caption, columns } = useMessages('marketplace');
  const isLong = items.length > LONG;
  const groups = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, index) =>
    items.slice(index * GROUP, (index + 1) * GROUP),
  );
  const { ref, hasWidth } = useHasWidth<HTMLTableElement>(HEADS_WIDTH);
  const head = { order, onSort, isButton: hasWidth };
  return (
    <Table ref={ref} className="grid-rows coins market-table" aria-rowcount={total + 1}>
      <caption className="sr">{caption}</caption>
      <TableHead aria-rowindex={1}>
        <ColumnHead className="star">
          <span className="sr">{columns.favourite}</span>
        </ColumnHead>
        <SortHead {...head} sort="name" className="what" />
        <SortHead {...head} sort="price" className="num price" />
        <SortHead {...head} sort="change" className="num chg" />
        <ColumnHead className="spark">{columns.week}</ColumnHead>
        <ColumnHead className="num cap">{columns.cap}</ColumnHead>
        <ColumnHead className="num own">{columns.balance}</ColumnHead>
        <ColumnHead className="act">
          <span className="sr">{columns.actions}</span>
        </ColumnHead>
      </TableHead>
      {groups.map((rows, index) => (
        <RowGroup key={index} rows={rows} start={index * GROUP} isLazy={isLong && index > 0} />
      ))}
    </Table>
  );
});

interface SortHeadProps {
  sort: Exclude<MarketSort, 'rank'>;
  order: MarketOrder;
  className: string;
  /** Nobody presses a head that is not seen. */
  isButton: boolean;
  onSort: (sort: MarketSort) => void;
}

function SortHead({ sort, order, className, isButton, onSort }: SortHeadProps) {
  const { columns } = useMessages('marketplace');
  const isOn = order.sort === sort;
  return (
    <ColumnHead
      className={className}
      aria-sort={isOn ? (order.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {isButton ? (
        <button type="button" onClick={() => onSort(sort)}>
          <span>{columns[sort]}</span>
          <Icon d={isOn ? chevron : sortable} />
        </button>
      ) : (
        columns[sort]
      )}
    </ColumnHead>
  );
}

interface RowGroupProps {
  rows: readonly MarketAsset[];
  /** How many rows of the table are above it. */
  start: number;
  /** Leaves out its rows while it is far from what is seen of the page, and keeps their height. */
  isLazy: boolean;
}

const RowGroup = memo(function RowGroup({ rows, start, isLazy }: RowGroupProps) {
  const { ref, shown } = useNearViewport<HTMLTableSectionElement>(rows.length, isLazy);
  // Before the first paint: the browser restores the scroll position of a page that has its height.
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--rows', String(rows.length));
  }, [ref, rows.length]);
  return (
    // Prices are not announced. Without a row it is no group of rows.
    <TableBody ref={ref} aria-live="off" role={shown === 0 ? 'presentation' : 'rowgroup'}>
      {rows.slice(0, shown).map((asset, index) => (
        <MarketRow key={asset.id} asset={asset} index={start + index + 2} />
      ))}
    </TableBody>
  );
}, isSameGroup);

/** A list that has grown is grouped anew, and most groups have the same rows as before. */
function isSameGroup(before: RowGroupProps, after: RowGroupProps): boolean {
  return (
    before.isLazy === after.isLazy &&
    before.start === after.start &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index])
  );
}
