import type { Transaction } from '#contract/transactions.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { isSmallUnknownDeposit } from '../../../transaction/small-deposit.ts';

interface InDay {
  readonly key: string;
  /** The day that it belongs to: the key of its heading. */
  readonly day: string;
  /** A moment of the day, ISO 8601. */
  readonly at: string;
}

interface InList extends InDay {
  /** From 1, among the rows of its day. */
  readonly position: number;
  /** How many rows its day has. */
  readonly of: number;
}

/** A row of the list: the heading of a day, a transaction of it, or its small unknown deposits in one row. */
export type ListRow =
  | (InDay & { readonly kind: 'day' })
  /** `last`: of its day, with room below it. */
  | (InList & { readonly kind: 'row' | 'last'; readonly transaction: Transaction })
  | (InList & { readonly kind: 'folded'; readonly transactions: readonly Transaction[] });

type Rows = WeakMap<readonly Transaction[], readonly ListRow[]>;
const foldedRows: Rows = new WeakMap();
const unfoldedRows: Rows = new WeakMap();

/**
 * The rows that a list of transactions has, by the days of the reader's own time zone: the same ones each time for the same
 * transactions. A `useMemo` would not do: React begins a deferred render anew whenever scrolling interrupts it, and with it all that
 * the render had memoized.
 * @param isFolding with small unknown deposits folded.
 */
export function listRows(items: readonly Transaction[], isFolding: boolean): readonly ListRow[] {
  const known = isFolding ? foldedRows : unfoldedRows;
  const rows = known.get(items) ?? createRows(items, isFolding);
  known.set(items, rows);
  return rows;
}

function createRows(items: readonly Transaction[], isFolding: boolean): readonly ListRow[] {
  const rows: ListRow[] = [];
  for (const { key: day, at, items: ofDay } of groupByDay(items, ({ created_at }) => created_at)) {
    const folded = isFolding ? ofDay.filter(isSmallUnknownDeposit) : [];
    const single = folded.length === 0 ? ofDay : ofDay.filter((one) => !folded.includes(one));
    const of = single.length + (folded.length > 0 ? 1 : 0);
    rows.push({ kind: 'day', key: day, day, at });
    for (const [index, transaction] of single.entries()) {
      const position = index + 1;
      const kind = position === of ? 'last' : 'row';
      rows.push({ kind, key: transaction.id, day, at, position, of, transaction });
    }
    if (folded.length > 0)
      rows.push({ kind: 'folded', key: `${day} folded`, day, at, position: of, of, transactions: folded });
  }
  return rows;
}

/** The key of the row that has a transaction; null when there is none. */
export function rowOf(rows: readonly ListRow[], id: string): string | null {
  const found = rows.find(
    (row) =>
      row.key === id ||
      (row.kind === 'folded' && row.transactions.some((transaction) => transaction.id === id)),
  );
  return found?.key ?? null;
}
