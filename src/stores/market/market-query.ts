import {
  defaultDirections,
  MARKET_SEARCH_LENGTH,
  marketSorts,
  marketTabs,
  sortDirections,
  type MarketSort,
  type MarketTab,
  type SortDirection,
} from '#contract/market.ts';
import { searchText } from '#contract/text/person-text.ts';

export interface MarketOrder {
  readonly sort: MarketSort;
  readonly direction: SortDirection;
}

/** What a list of the market has, and in which order. */
export interface MarketQuery extends MarketOrder {
  readonly tab: MarketTab;
  /** What name or symbol contains; null for all. */
  readonly search: string | null;
}

/** As a column is sorted when it is chosen. */
const sortedBy = (sort: MarketSort): MarketOrder => ({ sort, direction: defaultDirections[sort] });

/** The order of a tab in which nobody has sorted. */
export function orderOf(tab: MarketTab): MarketOrder {
  if (tab === 'gainers') return sortedBy('change');
  return tab === 'losers' ? { sort: 'change', direction: 'asc' } : sortedBy('rank');
}

/** The order after a column is chosen: the same column again turns it round, and then goes back to the tab's own. */
export function nextOrder(
  { tab, ...before }: MarketOrder & { readonly tab: MarketTab },
  sort: MarketSort,
): MarketOrder {
  const first = sortedBy(sort);
  if (before.sort !== sort) return first;
  if (before.direction !== first.direction) return orderOf(tab);
  return { sort, direction: first.direction === 'asc' ? 'desc' : 'asc' };
}

const isSameOrder = (one: MarketOrder, other: MarketOrder) =>
  one.sort === other.sort && one.direction === other.direction;

const find = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The list that the query of an address names (`?tab=gainers&q=bit&sort=price&direction=asc`). What means nothing is left out. */
export function marketQueryOf(search: string): MarketQuery {
  const query = new URLSearchParams(search);
  const tab = find(marketTabs, query.get('tab')) ?? 'all';
  const sort = find(marketSorts, query.get('sort'));
  const order = sort ? sortedBy(sort) : orderOf(tab);
  return {
    tab,
    search: searchText(query.get('q') ?? '', MARKET_SEARCH_LENGTH) || null,
    sort: order.sort,
    // The product's own order has one direction.
    direction:
      (order.sort === 'rank' ? null : find(sortDirections, query.get('direction'))) ?? order.direction,
  };
}

/** The query of an address with another list; parameters that name none of it stay. */
export function withMarketQuery(address: string, list: MarketQuery): string {
  const query = new URLSearchParams(address);
  const { tab, search, sort, direction } = list;
  const isUsual = isSameOrder(list, orderOf(tab));
  const parameters = {
    tab: tab === 'all' ? null : tab,
    q: search,
    sort: isUsual ? null : sort,
    direction: isUsual || direction === defaultDirections[sort] ? null : direction,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
