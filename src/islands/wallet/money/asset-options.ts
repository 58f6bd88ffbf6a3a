import { assetIds, type AssetId } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { assetTerms, type AssetWords } from './asset-terms.ts';
import { sortHoldings } from './holdings.ts';

/** One asset to choose, with its balance; null where that is not known. */
interface AssetOptionRow {
  readonly id: AssetId;
  readonly balance: Balance | null;
}

/**
 * The assets that match what is typed: those that are held first, in the order of the dashboard.
 * @param items null while balances are not known: an asset can be chosen all the same.
 */
export function assetOptions(
  items: readonly Balance[] | null,
  typed: string,
  words: AssetWords,
): readonly AssetOptionRow[] {
  const held = sortHoldings(items ?? []).map((balance) => ({ id: balance.asset, balance }));
  const rest = assetIds
    .filter((id) => held.every((row) => row.id !== id))
    .map((id) => ({ id, balance: items?.find(({ asset }) => asset === id) ?? null }));
  return rankMatches([...held, ...rest], typed, ({ id }) => assetTerms(id, words));
}
