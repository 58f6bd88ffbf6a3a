import { assets, type AssetId } from '#contract/assets.ts';
import type { Balance, Balances } from '#contract/balances.ts';
import { MoneyError, parseAmount } from '#contract/money.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { isZero, sortHoldings } from '../../../money/holdings.ts';

export const kinds = ['all', 'cash', 'crypto', 'favourites'] as const;
export const sorts = ['value', 'name', 'change'] as const;

export interface AssetFilter {
  readonly typed: string;
  readonly kind: (typeof kinds)[number];
  readonly sort: (typeof sorts)[number];
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

/** The rows of /w/assets, in order, and how many the threshold has left out. */
export function filterAssets(
  balances: Balances,
  { typed, kind, sort, smallBelow }: AssetFilter,
  names: Readonly<Record<AssetId, string>>,
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
  const sorted =
    sort === 'name'
      ? large.toSorted((a, b) => names[a.asset].localeCompare(names[b.asset]))
      : sort === 'change'
        ? large.toSorted((a, b) => Number(b.change_24h ?? -Infinity) - Number(a.change_24h ?? -Infinity))
        : large;
  return {
    rows: rankMatches(sorted, typed, ({ asset }) => [names[asset], assets[asset].symbol, assets[asset].name]),
    hiddenCount: wanted.length - large.length,
  };
}
