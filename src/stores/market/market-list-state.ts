import type { MarketAsset } from '#contract/market.ts';

/** Rows in the server's order, from the first one on. */
export interface MarketRows {
  readonly items: readonly MarketAsset[];
  /** Continues after the last of `items`; null at the end of the list. */
  readonly cursor: string | null;
  /** How many rows the whole list has. */
  readonly total: number;
  /** When they were asked for, in milliseconds since 1970. */
  readonly at: number;
}

/** One list, as it is shown. */
export interface MarketListState extends Omit<MarketRows, 'items' | 'at'> {
  /** In the order in which they were loaded: none moves under a finger. Null before the first response. */
  readonly items: readonly MarketAsset[] | null;
  /** The server has them in another order by now, or others. */
  readonly isReordered: boolean;
  readonly at: number | null;
}

export const emptyListState: MarketListState = {
  items: null,
  cursor: null,
  total: 0,
  isReordered: false,
  at: null,
};

/** A list in the server's own order. */
export const inServedOrder = (rows: MarketRows): MarketListState => ({ ...rows, isReordered: false });

/** Newer versions of the rows that are shown, each in its place. */
export function updateRows(state: MarketListState, rows: MarketRows): MarketListState {
  if (!state.items) return inServedOrder(rows);
  const byId = new Map(rows.items.map((row) => [row.id, row]));
  const items = state.items.map((row) => byId.get(row.id) ?? row);
  const isSame =
    rows.items.length === items.length && rows.items.every(({ id }, index) => id === items[index]?.id);
  // The row after the last one may be another by now.
  const cursor = isSame ? rows.cursor : state.cursor;
  return { items, cursor, total: rows.total, at: rows.at, isReordered: !isSame };
}

/** Adds the page after the last row. A row that has moved to it from a page before stays where it is. */
export function appendRows(state: MarketListState, rows: MarketRows): MarketListState {
  const known = new Set(state.items?.map(({ id }) => id));
  return {
    ...state,
    items: [...(state.items ?? []), ...rows.items.filter(({ id }) => !known.has(id))],
    cursor: rows.cursor,
    total: rows.total,
  };
}
