import { isDeepEqual } from './deep-equal.ts';

/** One page of the server's list, newest first. */
export interface Page<Row, Cursor> {
  readonly rows: readonly Row[];
  /** Where the list continues after the last row; null at its end. */
  readonly next: Cursor | null;
}

/** How the rows of one list are told apart and ordered. */
export interface RowRules<Row> {
  readonly idOf: (row: Row) => string;
  /** ISO 8601: the list is ordered by it, newest first. */
  readonly timeOf: (row: Row) => string;
}

/** What is known of a list, newest first. */
export interface PagedRows<Row, Cursor> {
  /** Shown; null before the first response. */
  readonly rows: readonly Row[] | null;
  /** Continues after the last of `rows`; null when there is nothing older. */
  readonly next: Cursor | null;
  /** Not in `rows` yet, and shown when the person asks: a row must not move under a finger. */
  readonly waiting: readonly Row[];
  /** More rows are new than one page holds, so some between `waiting` and `rows` are missing: where `waiting` continues. */
  readonly waitingNext: Cursor | null;
}

export const noRows = { rows: null, next: null, waiting: [], waitingNext: null } as const;

/** The changes that responses make to a list, as pure functions of what was known before. */
export function pagedRows<Row, Cursor>({ idOf, timeOf }: RowRules<Row>) {
  type State = PagedRows<Row, Cursor>;

  const idsOf = ({ rows, waiting }: State) => new Set([...waiting, ...(rows ?? [])].map(idOf));

  /**
   * Puts newer versions of rows in the place of those that are known; other rows are ignored. A row that is as it was stays the same
   * object, and rows of which none has changed the same array: most refetches bring nothing new, and a component would render all of a
   * long list again.
   */
  function update(state: State, newer: readonly Row[]): State {
    const byId = new Map(newer.map((row) => [idOf(row), row]));
    const updated = (before: readonly Row[]) => {
      const after = before.map((row) => {
        const found = byId.get(idOf(row));
        return found !== undefined && !isDeepEqual(found, row) ? found : row;
      });
      return after.some((row, index) => row !== before[index]) ? after : before;
    };
    return { ...state, rows: state.rows && updated(state.rows), waiting: updated(state.waiting) };
  }

  /** Moves the waiting rows to where they belong. Rows that they have no connection to are dropped: they are loaded again. */
  function showWaiting(state: State): State {
    const { rows, waiting, waitingNext } = state;
    if (waiting.length === 0) return state;
    if (waitingNext !== null) return { ...noRows, rows: waiting, next: waitingNext };
    const merged = [...(rows ?? [])];
    for (const row of waiting.toReversed()) {
      const index = merged.findIndex((other) => timeOf(other) <= timeOf(row));
      merged.splice(index < 0 ? merged.length : index, 0, row);
    }
    return { ...state, rows: merged, waiting: [] };
  }

  return {
    update,
    showWaiting,

    /**
     * Merges the newest page: known rows as it has them, others wait.
     * @param directly shows new rows at once, as long as the person has not started to read.
     */
    mergeFirst(state: State, page: Page<Row, Cursor>, { directly = false } = {}): State {
      if (!state.rows?.length) return { ...noRows, rows: page.rows, next: page.next };
      const known = idsOf(state);
      const unknown = page.rows.filter((row) => !known.has(idOf(row)));
      const hasGap = page.next !== null && unknown.length === page.rows.length;
      const updated = update(state, page.rows);
      const merged = hasGap
        ? { ...updated, waiting: page.rows, waitingNext: page.next }
        : { ...updated, waiting: [...unknown, ...updated.waiting] };
      return directly ? showWaiting(merged) : merged;
    },

    /** Adds the page that follows the last row. Pages by number overlap where rows came in front meanwhile: each row stands once. */
    append(state: State, page: Page<Row, Cursor>): State {
      const known = idsOf(state);
      const older = page.rows.filter((row) => !known.has(idOf(row)));
      return { ...update(state, page.rows), rows: [...(state.rows ?? []), ...older], next: page.next };
    },

    remove(state: State, id: string): State {
      const without = (rows: readonly Row[]) => rows.filter((row) => idOf(row) !== id);
      return { ...state, rows: state.rows && without(state.rows), waiting: without(state.waiting) };
    },

    /** The ids of shown rows that the newest page should have and has not: they are gone, or no longer match the filter. */
    missingFrom({ rows }: State, page: Page<Row, Cursor>): readonly string[] {
      const last = page.rows.at(-1);
      const oldest = page.next === null || last === undefined ? '' : timeOf(last);
      const present = new Set(page.rows.map(idOf));
      return (rows ?? []).filter((row) => timeOf(row) > oldest && !present.has(idOf(row))).map(idOf);
    },
  };
}
