import { defaultDirections, type MarketSort, type MarketTab, type SortDirection } from '#contract/market.ts';
import { parseAmount } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { favouritesOf } from './favourites.ts';
import { readCursor, writeCursor, type ListPosition } from './list-cursor.ts';
import { marketTime } from './market-settings.ts';
import { marketRows, type MarketRow } from './market-rows.ts';
import { rowChange, rowPrice } from './row-prices.ts';
import { createRowSearch } from './row-search.ts';

interface RowQuery {
  readonly search?: string | undefined;
  readonly tab: MarketTab;
  readonly sort: MarketSort;
  readonly direction?: SortDirection | undefined;
  readonly cursor?: string | undefined;
  readonly page_size: number;
}

/** A row with what it is sorted by; without a value it stands last. */
interface Sorted {
  readonly row: MarketRow;
  readonly place: number;
  readonly value: string | null;
  readonly comparable: bigint | string | null;
}

/** Decimals that any amount fits into. */
const MOST_DECIMALS = 24;
const units = (text: string) =>
  text.startsWith('-') ? -parseAmount(text.slice(1), MOST_DECIMALS) : parseAmount(text, MOST_DECIMALS);

/**
 * A page of the market: rows that match, in an order that is that of the first page's moment. A cursor goes on in that
 * order after the last row that was had, so that no row comes twice or is left out because prices have moved.
 * @throws ApiError 422 `invalid_fields` for a cursor of another list.
 */
export function findRows(
  state: SandboxState,
  customerId: string,
  { search = '', tab, sort, direction = defaultDirections[sort], cursor, page_size }: RowQuery,
): { total: number; rows: MarketRow[]; next_cursor: string | null } {
  const list = [search, tab, sort, direction];
  const after = cursor === undefined ? null : readCursor(list, cursor);
  const moment = after?.moment ?? marketTime(state);
  const isFound = createRowSearch(search);
  const isInTab = tabFilter(state, customerId, tab, moment);
  const compare = comparison(direction);

  const found = marketRows
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => isFound(row) && isInTab(row))
    .map(({ row, place }) => toSorted(sort, row, place, sortValue(state, sort, row, moment)))
    .sort(compare);
  const last = after && toLast(state, sort, after);
  const rest = last ? found.filter((one) => compare(one, last) > 0) : found;
  const page = rest.slice(0, page_size);
  const end = page.at(-1);
  return {
    total: found.length,
    rows: page.map(({ row }) => row),
    next_cursor: end && rest.length > page_size ? writeCursor(list, { moment, ...endOf(sort, end) }) : null,
  };
}

function sortValue(state: SandboxState, sort: MarketSort, row: MarketRow, moment: number): string | null {
  switch (sort) {
    case 'rank':
      return row.rank === null ? null : String(row.rank);
    case 'name':
      return row.name.toLowerCase();
    case 'price':
      return rowPrice(state, row.id, moment);
    case 'change':
      return rowChange(state, row.id, moment);
  }
}

const toSorted = (sort: MarketSort, row: MarketRow, place: number, value: string | null): Sorted => ({
  row,
  place,
  value,
  comparable: value === null || sort === 'name' ? value : units(value),
});

/** Equals, and those without a value, stand in the order of their ranks in both directions. */
function comparison(direction: SortDirection): (a: Sorted, b: Sorted) => number {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    if (a.comparable === null || b.comparable === null)
      return Number(a.comparable === null) - Number(b.comparable === null) || a.place - b.place;
    if (a.comparable === b.comparable) return a.place - b.place;
    return a.comparable < b.comparable ? -sign : sign;
  };
}

/** What moves is kept in the cursor: a coin whose stream has become silent has no price to be found again by. */
const isMoving = (sort: MarketSort) => sort === 'price' || sort === 'change';

const endOf = (sort: MarketSort, { place, value }: Sorted): Omit<ListPosition, 'moment'> => ({
  place,
  value: isMoving(sort) ? value : null,
});

function toLast(
  state: SandboxState,
  sort: MarketSort,
  { moment, place, value }: ListPosition,
): Sorted | null {
  const row = marketRows[place];
  if (!row) return null;
  return toSorted(sort, row, place, isMoving(sort) ? value : sortValue(state, sort, row, moment));
}

function tabFilter(
  state: SandboxState,
  customerId: string,
  tab: MarketTab,
  moment: number,
): (row: MarketRow) => boolean {
  switch (tab) {
    case 'all':
      return () => true;
    case 'cash':
      return ({ kind }) => kind === 'cash';
    case 'favourites': {
      const starred = new Set(favouritesOf(state, customerId));
      return ({ id }) => starred.has(id);
    }
    case 'gainers':
      return ({ id }) => signOf(rowChange(state, id, moment)) > 0;
    case 'losers':
      return ({ id }) => signOf(rowChange(state, id, moment)) < 0;
  }
}

function signOf(change: string | null): number {
  if (change === null || change === '0') return 0;
  return change.startsWith('-') ? -1 : 1;
}
