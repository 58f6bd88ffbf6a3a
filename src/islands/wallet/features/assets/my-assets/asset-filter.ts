import { assets, type AssetId } from '#contract/assets.ts';
import type { Balance, Balances } from '#contract/balances.ts';
import { MoneyError, parseAmount } from '#contract/money.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { assetTerms, type AssetWords } from '../../../money/asset-terms.ts';
import { isZero, sortHoldings } from '../../../money/holdings.ts';

export const kinds = ['all', 'cash', 'crypto', 'favourites'] as const;
export type AssetKind = (typeof kinds)[number];
export const sorts = ['value', 'name', 'price', 'change'] as const;
export type AssetSort = (typeof sorts)[number];
export type Direction = 'ascending' | 'descending';

export interface AssetOrder {
  readonly sort: AssetSort;
  readonly direction: Direction;
}

/** The direction in which somebody who sorts by it looks first. */
export const firstDirection = (sort: AssetSort): Direction => (sort === 'name' ? 'ascending' : 'descending');

export interface AssetFilter {
  readonly typed: string;
  readonly kind: AssetKind;
  readonly order: AssetOrder;
  /** Leaves out what is worth less than this, in naira; null shows all. */
  readonly smallBelow: string | null;
}

/** Values are in the display currency; a threshold in naira is compared by the naira's own price in it. */
const SCALE = 24;
const units = (amount: string) => parseAmount(amount, SCALE);

/** Whether a balance is worth less than `threshold` naira. What has no price is never small: nobody knows. */
export function isSmall(item: Balance, threshold: string, { items, currency }: Balances): boolean {
  if (item.value === null || !isZero(item.held) || !isZero(item.incoming)) return false;
  if (currency === 'ngn') return units(item.value) < units(threshold);
  const naira = items.find(({ asset }) => asset === 'ngn')?.price?.amount;
  if (naira === undefined) return false;
  try {
    return units(item.value) * 10n ** BigInt(SCALE) < units(threshold) * units(naira);
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

/** What is sorted by; null stands last in both directions. */
function keyOf(item: Balance, sort: AssetSort, names: Readonly<Record<AssetId, string>>) {
  switch (sort) {
    case 'value':
      return item.value === null ? null : units(item.value);
    case 'price':
      return item.price === null ? null : units(item.price.amount);
    case 'change':
      return item.change_24h === null ? null : Number(item.change_24h);
    case 'name':
      return names[item.asset];
  }
}

/** Stable: what is equal stays by value. */
function sortBy(
  items: readonly Balance[],
  { sort, direction }: AssetOrder,
  names: Readonly<Record<AssetId, string>>,
): readonly Balance[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return items
    .map((item) => ({ item, key: keyOf(item, sort, names) }))
    .toSorted(({ key: a }, { key: b }) => {
      if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
      if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b);
      return a < b ? -sign : a > b ? sign : 0;
    })
    .map(({ item }) => item);
}

/** The rows of /w/assets, in order, and how many the threshold has left out. */
export function filterAssets(
  balances: Balances,
  { typed, kind, order, smallBelow }: AssetFilter,
  words: AssetWords,
  favourites: readonly string[],
): { readonly rows: readonly Balance[]; readonly hiddenCount: number } {
  const held = sortHoldings(balances.items);
  // A favourite is listed although nothing of it is held.
  const wanted =
    kind === 'favourites'
      ? [
          ...held.filter(({ asset }) => favourites.includes(asset)),
          ...balances.items.filter((item) => favourites.includes(item.asset) && !held.includes(item)),
        ]
      : held.filter(({ asset }) => kind === 'all' || (assets[asset].kind === 'fiat') === (kind === 'cash'));
  const isShown = (item: Balance) =>
    smallBelow === null || kind === 'favourites' || !isSmall(item, smallBelow, balances);
  const large = wanted.filter(isShown);
  return {
    rows: rankMatches(sortBy(large, order, words.names), typed, ({ asset }) => assetTerms(asset, words)),
    hiddenCount: wanted.length - large.length,
  };
}
