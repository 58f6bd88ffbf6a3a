import { assets, type AssetId } from '#contract/assets.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** What assets are called in the language of the moment, and what else they are found by. */
export interface AssetWords {
  readonly names: Messages['wallet']['names'];
  readonly others: Messages['assetWords'];
}

/** All that an asset can be found by, in each list of assets; its name comes first. */
export const assetTerms = (id: AssetId, { names, others }: AssetWords): readonly [string, ...string[]] => [
  names[id],
  assets[id].symbol,
  assets[id].name,
  others[id],
];
