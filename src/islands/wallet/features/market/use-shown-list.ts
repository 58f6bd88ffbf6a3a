import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { MarketAsset } from '#contract/market.ts';
import { marketList, type MarketList } from '#src/stores/market/market-list.ts';
import type { MarketQuery } from '#src/stores/market/market-query.ts';
import { $online } from '#src/stores/query/online.ts';
import type { QueryState } from '#src/stores/query/query-client.ts';
import type { ListPlace } from '../../list/list-place.ts';
import { useLeftPlace } from '../../list/use-list-place.ts';

interface ShownRows {
  readonly items: readonly MarketAsset[];
  readonly total: number;
}

interface ShownList {
  readonly list: MarketList;
  readonly state: ReturnType<MarketList['$state']['get']>;
  readonly query: QueryState<ShownRows>;
  /** The rows are those of the list before, until the chosen one's are there. */
  readonly isPrevious: boolean;
  /** Where the screen was left, to which somebody returns. */
  readonly left: ListPlace | null;
}

/** The rows to show for a query: those of the list before stay until its own are there. */
export function useShownList(query: MarketQuery): ShownList {
  const list = marketList(query);
  const left = useLeftPlace(list);
  const state = useStore(list.$state);
  const isOnline = useStore($online);
  const navigationType = useNavigationType();
  const [previous, setPrevious] = useState<ShownRows | null>(null);

  // Back finds the list as it was left, each row in its place. A press on a tab or a column loads it in the order of now.
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) list.clear();
    // For another list only: opening a panel changes the address too.
  }, [list]);

  const { items, total, error, loading } = state;
  if (items && items !== previous?.items) setPrevious({ items, total });
  // Rows of another list do not stand in for those that can't be had.
  const kept = isOnline && !error && previous?.items.length ? previous : null;
  const data = items ? { items, total } : kept;
  return { list, state, query: { data, error, loading }, isPrevious: !items && kept !== null, left };
}
