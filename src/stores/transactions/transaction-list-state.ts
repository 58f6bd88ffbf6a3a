import type { Transaction } from '#contract/transactions.ts';
import { isDeepEqual } from '../query/deep-equal.ts';

/** One page of the server's list. */
export interface TransactionPage {
  /** Newest first. */
  readonly items: readonly Transaction[];
  /** Continues after the last item; null at the end of the list. */
  readonly next_cursor: string | null;
  /** How many match on all pages; null of a page that was asked for by a cursor. */
  readonly total: number | null;
}

/** One list, newest first. */
export interface TransactionListState {
  /** Shown; null before the first response. */
  readonly items: readonly Transaction[] | null;
  /** Continues after the last of `items`; null when there is nothing older. */
  readonly cursor: string | null;
  /** Not in `items` yet, and shown when the person asks: a row must not move under a finger. */
  readonly waiting: readonly Transaction[];
  /**
   * More are new than one page holds, so some between `waiting` and `items` are missing: where `waiting` continues. Null where
   * none is missing.
   */
  readonly waitingCursor: string | null;
}

export const emptyListState: TransactionListState = {
  items: null,
  cursor: null,
  waiting: [],
  waitingCursor: null,
};

const knownIds = ({ items, waiting }: TransactionListState) =>
  new Set([...waiting, ...(items ?? [])].map(({ id }) => id));

/**
 * Puts newer versions of rows in the place of those that are shown or waiting; other rows are ignored. A row that is as it was
 * stays the same object, and rows of which none has changed the same array: most refetches bring nothing new, and a component
 * would render all of a long list again.
 */
export function updateRows(state: TransactionListState, rows: readonly Transaction[]): TransactionListState {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const update = (known: readonly Transaction[]) => {
    const updated = known.map((row) => {
      const newer = byId.get(row.id);
      return newer && !isDeepEqual(newer, row) ? newer : row;
    });
    return updated.some((row, index) => row !== known[index]) ? updated : known;
  };
  return { ...state, items: state.items && update(state.items), waiting: update(state.waiting) };
}

/**
 * Merges the newest page: known rows as it has them, others wait.
 * @param directly shows new rows at once, as long as the person has not started to read.
 */
export function mergeFirstPage(
  state: TransactionListState,
  page: TransactionPage,
  { directly = false } = {},
): TransactionListState {
  if (!state.items?.length) return { ...emptyListState, items: page.items, cursor: page.next_cursor };
  const known = knownIds(state);
  const unknown = page.items.filter(({ id }) => !known.has(id));
  const hasGap = page.next_cursor !== null && unknown.length === page.items.length;
  const updated = updateRows(state, page.items);
  const merged = hasGap
    ? { ...updated, waiting: page.items, waitingCursor: page.next_cursor }
    : { ...updated, waiting: [...unknown, ...updated.waiting] };
  return directly ? showWaiting(merged) : merged;
}

/** Adds the page after the last row. */
export function appendPage(state: TransactionListState, page: TransactionPage): TransactionListState {
  const known = knownIds(state);
  const older = page.items.filter(({ id }) => !known.has(id));
  return {
    ...updateRows(state, page.items),
    items: [...(state.items ?? []), ...older],
    cursor: page.next_cursor,
  };
}

/** Moves the waiting rows to where they belong. Rows that they have no connection to are dropped: they are loaded again. */
export function showWaiting(state: TransactionListState): TransactionListState {
  const { items, waiting, waitingCursor } = state;
  if (waiting.length === 0) return state;
  if (waitingCursor !== null) return { ...emptyListState, items: waiting, cursor: waitingCursor };
  const merged = [...(items ?? [])];
  for (const row of waiting.toReversed()) {
    const index = merged.findIndex(({ created_at }) => created_at <= row.created_at);
    merged.splice(index < 0 ? merged.length : index, 0, row);
  }
  return { ...state, items: merged, waiting: [] };
}

/**
 * Rows that the newest page should have and has not: they have changed, and no longer match the filter. They stay where they
 * are, and have to be read one by one.
 */
export function rowsMissingFrom({ items }: TransactionListState, page: TransactionPage): readonly string[] {
  const oldest = page.next_cursor === null ? '' : (page.items.at(-1)?.created_at ?? '');
  const present = new Set(page.items.map(({ id }) => id));
  return (items ?? []).filter((row) => row.created_at > oldest && !present.has(row.id)).map(({ id }) => id);
}
