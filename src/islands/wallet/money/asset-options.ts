import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import type { Balance } from '#contract/wallet.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { sortHoldings } from './holdings.ts';

/** One asset to choose, with what somebody has of it; null where that is not known, or nothing. */
export interface AssetOptionRow {
  readonly id: AssetId;
  readonly balance: Balance | null;
}

/**
 * What can be chosen: what one has first, in the order of the dashboard, then the rest; of these what fits what is typed.
 * @param items null while balances are not known: a coin can be chosen all the same.
 */
export function assetOptions(
  items: readonly Balance[] | null,
  typed: string,
  names: Readonly<Record<AssetId, string>>,
): readonly AssetOptionRow[] {
  const held = sortHoldings(items ?? []).map((balance) => ({ id: balance.asset, balance }));
  const rest = assetIds
    .filter((id) => held.every((row) => row.id !== id))
    .map((id) => ({ id, balance: items?.find(({ asset }) => asset === id) ?? null }));
  return rankMatches([...held, ...rest], typed, ({ id }) => [names[id], assets[id].symbol, assets[id].name]);
}
