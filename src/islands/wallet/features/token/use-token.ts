import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { assets, isAsset, type AssetId } from '#contract/assets.ts';
import type { MarketAssetDetails } from '#contract/market.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { marketAsset } from '#src/stores/market/market-asset.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { useI18n } from '../../i18n/i18n.ts';
import { tokenIn } from '../../paths.ts';

export interface Token {
  readonly id: string;
  /** The same, of what the wallet can hold; null for a row of the market alone. */
  readonly asset: AssetId | null;
  /** Null until the market has told them, of a row of the market alone. */
  readonly name: string | null;
  readonly symbol: string | null;
}

/** The id of the asset that the address names. */
export const useTokenId = (): string => tokenIn(useLocation().pathname);

/** What the screen shows: what the wallet can hold has its name at once, and in the reader's language. */
export function useToken(): Token & {
  readonly query: QueryState<MarketAssetDetails & { readonly as_of: string }>;
  readonly refetch: () => void;
} {
  const { messages } = useI18n();
  const id = useTokenId();
  const { $state, refetch } = marketAsset(id);
  const query = useStore($state);
  if (isAsset(id))
    return { id, asset: id, name: messages.names[id], symbol: assets[id].symbol, query, refetch };
  const { name = null, symbol = null } = query.data ?? {};
  return {
    id,
    asset: null,
    name: name === null ? null : sanitizeText(name),
    symbol: symbol === null ? null : sanitizeText(symbol),
    query,
    refetch,
  };
}
