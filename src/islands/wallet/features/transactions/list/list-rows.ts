import type { Transaction } from '#contract/transactions.ts';
import type { DayZone } from '#src/intl/format/day-zone.ts';
import { groupByDay } from '../../../list/group-by-day.ts';
import { isSmallUnknownDeposit } from '../../../transaction/small-deposit.ts';

interface InDay {
  readonly key: string;
  /** The day that it belongs to: the key of its heading. A month's heading belongs to none, and has its own key. */
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

/** A row of the list: the heading of a month or a day, a transaction of it, or its small unknown deposits in one row. */
export type ListRow =
  /** `key` is the month: `2026-11`. */
  | (InDay & { readonly kind: 'month' })
  | (InDay & { readonly kind: 'day' })
  /** `last`: of its day, with room below it. */
  | (InList & { readonly kind: 'row' | 'last'; readonly transaction: Transaction })
  | (InList & { readonly kind: 'folded'; readonly transactions: readonly Transaction[] });

export interface RowOptions {
  /** With small unknown deposits folded. */
  readonly isFolding: boolean;
  /** Whose days: the reader's own, or those that the list is filtered by. */
  readonly zone: DayZone;
}

type Rows = WeakMap<readonly Transaction[], readonly ListRow[]>;
const known = new Map<string, Rows>();

/**
 * The rows that a list of transactions has, by months and days: the same ones each time for the same transactions. A `useMemo` would not do:
 * React begins a deferred render anew whenever scrolling interrupts it, and with it all that the render had memoized.
 */
export function listRows(items: readonly Transaction[], options: RowOptions): readonly ListRow[] {
  const key = `${options.zone} ${options.isFolding}`;
  const ofKind: Rows = known.get(key) ?? new WeakMap();
  known.set(key, ofKind);
  const rows = ofKind.get(items) ?? createRows(items, options);
  ofKind.set(items, rows);
  return rows;
}

function createRows(items: readonly Transaction[], { isFolding, zone }: RowOptions): readonly ListRow[] {
  const rows: ListRow[] = [];
  let month = '';
  for (const { key: day, at, items: ofDay } of groupByDay(items, ({ created_at }) => created_at, zone)) {
    const folded = isFolding ? ofDay.filter(isSmallUnknownDeposit) : [];
    const single = folded.length === 0 ? ofDay : ofDay.filter((one) => !folded.includes(one));
    const of = single.length + (folded.length > 0 ? 1 : 0);
    const ofMonth = day.slice(0, 'YYYY-MM'.length);
    if (ofMonth !== month) rows.push({ kind: 'month', key: ofMonth, day: ofMonth, at });
    month = ofMonth;
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
