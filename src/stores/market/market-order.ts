import type { MarketAsset } from '#contract/market.ts';
import { parseAmount } from '#contract/money.ts';
import type { MarketOrder } from './market-query.ts';

/** Decimals that every price and every change has room in. */
const SCALE = 24;

/** What a row is sorted by, now. */
export interface SortedBy {
  readonly price: string | null;
  /** Percent of a day, signed. */
  readonly change: string | null;
}

function units(amount: string): bigint {
  return amount.startsWith('-') ? -parseAmount(amount.slice(1), SCALE) : parseAmount(amount, SCALE);
}

/**
 * Whether rows still stand in the order that they were asked for in. Rank and name never change; what has no price may stand
 * anywhere.
 * @param valueOf what a row is sorted by now: its live price where it has one.
 */
export function isInOrder(
  rows: readonly MarketAsset[],
  { sort, direction }: MarketOrder,
  valueOf: (row: MarketAsset) => SortedBy,
): boolean {
  if (sort !== 'price' && sort !== 'change') return true;
  let before: bigint | null = null;
  for (const row of rows) {
    const value = valueOf(row)[sort];
    if (value === null) continue;
    const now = units(value);
    if (before !== null && (direction === 'asc' ? now < before : now > before)) return false;
    before = now;
  }
  return true;
}
