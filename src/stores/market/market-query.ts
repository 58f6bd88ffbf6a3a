import { marketSorts, marketTabs, sortDirections } from '#contract/market.ts';

export type MarketTab = (typeof marketTabs)[number];
export type MarketSort = (typeof marketSorts)[number];
type SortDirection = (typeof sortDirections)[number];

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

/** The direction that a column is sorted in first: a name from its beginning, what is worth or has gained most first. */
export const firstDirection: Readonly<Record<MarketSort, SortDirection>> = {
  rank: 'asc',
  name: 'asc',
  price: 'desc',
  change: 'desc',
};

const inFirstDirection = (sort: MarketSort): MarketOrder => ({ sort, direction: firstDirection[sort] });

/** The order of a tab in which nobody has sorted. */
export function orderOf(tab: MarketTab): MarketOrder {
  if (tab === 'gainers') return inFirstDirection('change');
  return tab === 'losers' ? { sort: 'change', direction: 'asc' } : inFirstDirection('rank');
}

/** The order after a column is chosen: the same column again turns it round. */
export function nextOrder(before: MarketOrder, sort: MarketSort): MarketOrder {
  if (before.sort !== sort) return inFirstDirection(sort);
  return { sort, direction: before.direction === 'asc' ? 'desc' : 'asc' };
}

const isSameOrder = (one: MarketOrder, other: MarketOrder) =>
  one.sort === other.sort && one.direction === other.direction;

const find = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The longest search that the API accepts, in characters. */
export const MAX_SEARCH_LENGTH = 60;

/** The list that the query of an address names (`?tab=gainers&q=bit&sort=price&direction=asc`). What means nothing is left out. */
export function marketQueryOf(search: string): MarketQuery {
  const query = new URLSearchParams(search);
  const tab = find(marketTabs, query.get('tab')) ?? 'all';
  const sort = find(marketSorts, query.get('sort'));
  const order = sort ? inFirstDirection(sort) : orderOf(tab);
  return {
    tab,
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH) || null,
    sort: order.sort,
    direction: find(sortDirections, query.get('direction')) ?? order.direction,
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
    direction: isUsual || direction === firstDirection[sort] ? null : direction,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
