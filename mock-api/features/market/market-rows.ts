import { assetIds, assets, coinIds, isAsset, isCoin, type AssetId } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { listedCoins, type ListedCoinId } from './listed-coins.ts';

export type MarketRowId = AssetId | ListedCoinId;

/** A row of the market without its figures. */
export interface MarketRow extends Pick<
  MarketAsset,
  'symbol' | 'name' | 'kind' | 'rank' | 'tradable' | 'live'
> {
  readonly id: MarketRowId;
}

const ranked = [...coinIds, 'usdt' as const, ...listedCoins.map(({ id }) => id)];
const rankOf = new Map<MarketRowId, number>(ranked.map((id, place) => [id, place + 1]));
const identities = new Map(listedCoins.map((coin) => [coin.id, coin]));

function rowOf(id: MarketRowId): MarketRow {
  const { symbol, name } = isAsset(id) ? assets[id] : (identities.get(id) ?? { symbol: id, name: id });
  const isCash = isAsset(id) && assets[id].kind === 'fiat';
  return {
    id,
    symbol,
    name,
    kind: isCash ? 'cash' : 'coin',
    rank: rankOf.get(id) ?? null,
    tradable: isAsset(id),
    live: isCoin(id),
  };
}

/** All rows of the market in the order of their ranks; cash has none and comes last. */
export const marketRows: readonly MarketRow[] = [
  ...ranked,
  ...assetIds.filter((id) => assets[id].kind === 'fiat'),
].map(rowOf);

const rowsById = new Map<string, MarketRow>(marketRows.map((row) => [row.id, row]));

export const findMarketRow = (id: string): MarketRow | undefined => rowsById.get(id);
