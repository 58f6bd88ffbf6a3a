import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MarketSort, MarketTab } from '#contract/market.ts';
import {
  marketQueryOf,
  nextOrder,
  orderOf,
  withMarketQuery,
  type MarketOrder,
  type MarketQuery,
} from '#src/stores/market/market-query.ts';
import type { WalletPath } from '../../paths.ts';

const PATH = '/w/marketplace' satisfies WalletPath;

/** What a history entry was pushed for: a control that changes its list again replaces the entry. */
type QueryControl = 'search' | 'order' | 'clear';

export interface MarketInAddress {
  readonly query: MarketQuery;
  readonly hrefOf: (tab: MarketTab) => string;
  readonly search: (text: string) => void;
  /** A column was chosen; the same one again turns the order round. */
  readonly sortBy: (sort: MarketSort) => void;
  readonly setOrder: (order: MarketOrder) => void;
  /** Shows all assets. */
  readonly clear: () => void;
}

/** Which list is shown stands in the address: Back, a reload and a link find it. */
export function useMarketQuery(): MarketInAddress {
  const { search: inAddress } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = marketQueryOf(inAddress);
    const change = (by: QueryControl, changed: (before: MarketQuery) => Partial<MarketQuery>) => {
      // The address rather than the last render: two changes may come between two renders.
      const address = location.search;
      const before = marketQueryOf(address);
      const after = withMarketQuery(address, { ...before, ...changed(before) });
      if (after === address) return;
      const state = history.state as { usr?: { changedBy?: QueryControl } | null } | null;
      void navigate({ search: after }, { replace: state?.usr?.changedBy === by, state: { changedBy: by } });
    };
    return {
      query,
      hrefOf: (tab) => PATH + withMarketQuery('', { ...query, ...orderOf(tab), tab }),
      search: (text) => change('search', () => ({ search: text || null })),
      sortBy: (sort) => change('order', (before) => nextOrder(before, sort)),
      setOrder: (order) => change('order', () => order),
      clear: () => change('clear', () => ({ ...orderOf('all'), tab: 'all', search: null })),
    };
  }, [inAddress, navigate]);
}
