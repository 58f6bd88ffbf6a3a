import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { isCoin } from '#contract/assets.ts';
import * as contract from '#contract/market.ts';
import type { MarketAsset } from '#contract/market.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { toAmount } from '../live/stream-price.ts';
import { $prices } from '../live/ticker.ts';
import { createStoreCache } from '../query/store-cache.ts';
import { createLoadMore } from '../query/load-more.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import {
  appendRows,
  emptyListState,
  inServedOrder,
  updateRows,
  type MarketListState,
  type MarketRows,
} from './market-list-state.ts';
import { isInOrder, type SortedBy } from './market-order.ts';
import type { MarketQuery } from './market-query.ts';

const PAGE_SIZE = 50;
/** The largest page that the API gives. */
const MAX_PAGE_SIZE = 100;
/** How often what is shown is refetched: prices that don't come by the stream are new once a minute. */
const REFETCH_INTERVAL_MS = 60_000;
/** How often live prices are compared with the order of the rows. */
const ORDER_CHECK_MS = 5000;
/** Milliseconds for which the rows of a list are in the order of now. */
const FRESH_MS = 4000;

interface ShownMarketList extends MarketListState {
  /** Its rows are about to be put into the order that they have by now. */
  readonly isUpdatingOrder: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest request; the items are older. */
  readonly error: ApiError | null;
}

export interface MarketList {
  readonly $state: ReadableAtom<ShownMarketList>;
  /** Shows the next page. A failure is in the state, and the loaded pages stay. */
  readonly loadMore: () => Promise<void>;
  /** Puts the rows into the order that they have by now, because the person asked. */
  readonly updateOrder: () => void;
  /** Refetches because the person asked: the retry count starts anew. */
  readonly retry: () => void;
  /** Forgets its rows, so that the next ones come in the order of that moment. */
  readonly clear: () => void;
  /** Before somebody sees it: with how many rows they had left it, to whom Back or a reload shows them again. */
  readonly open: (rows: number | null) => void;
}

/** How many rows the whole market has; null before that is known. */
export const $marketTotal = atom<number | null>(null);

async function fetchPage(
  { tab, search, sort, direction }: MarketQuery,
  page: { readonly cursor: string | null; readonly size: number },
  signal: AbortSignal,
): Promise<MarketRows> {
  const { cursor, size } = page;
  const query = {
    tab,
    sort,
    direction,
    page_size: size,
    ...(search === null ? {} : { search }),
    ...(cursor === null ? {} : { cursor }),
  };
  const { data } = await call(contract.listMarketAssets, { query, signal });
  if (tab === 'all' && search === null) $marketTotal.set(data.total);
  return { items: data.items, cursor: data.next_cursor, total: data.total, at: Date.parse(data.as_of) };
}

/** The first rows of a list, `count` of them at least where there are as many. */
async function fetchRows(query: MarketQuery, count: number, signal: AbortSignal): Promise<MarketRows> {
  let rows = await fetchPage(query, { cursor: null, size: Math.min(count, MAX_PAGE_SIZE) }, signal);
  while (rows.items.length < count && rows.cursor !== null) {
    const { items } = rows;
    const size = Math.min(count - items.length, MAX_PAGE_SIZE);
    const page = await fetchPage(query, { cursor: rows.cursor, size }, signal);
    if (page.items.length === 0) break;
    rows = { ...page, items: [...items, ...page.items] };
  }
  return rows;
}

/** What a row is sorted by now: the stream's price is newer than the one that came with the list. */
function liveValue({ id, price, change_24h }: MarketAsset): SortedBy {
  const live = isCoin(id) ? $prices[id].get() : null;
  // The stream's prices have zeros at their end.
  return live ? { price: toAmount(live.price), change: live.change } : { price, change: change_24h };
}

/** One list of the market, in memory only. @param key its cache key. */
function createMarketList(query: MarketQuery, key: string): MarketList {
  const $list = atom<MarketListState>(emptyListState);
  /** Rows that are to be there again. */
  let wanted = 0;
  /** Live prices contradict the order. */
  const $isOvertaken = atom(false);
  const rows = createQuery<MarketRows>(
    ['market list ', key],
    (signal) => fetchRows(query, Math.max($list.get().items?.length ?? wanted, PAGE_SIZE), signal),
    REFETCH_INTERVAL_MS,
  );
  const $rows = keepPreviousData(rows);
  /** The next rows replace those that are shown. */
  const $takesOrder = atom(true);
  let lastRows: MarketRows | null = null;
  /** By this browser's clock, in milliseconds since 1970. */
  let receivedAt = 0;

  const checkOrder = () => $isOvertaken.set(!isInOrder($list.get().items ?? [], query, liveValue));

  const loadMore = createLoadMore(async (withRetry) => {
    const { cursor } = $list.get();
    if (cursor === null) return;
    const page = await withRetry((signal) => fetchPage(query, { cursor, size: PAGE_SIZE }, signal));
    // The list may have been put into another order meanwhile: the page follows another row.
    if ($list.get().cursor === cursor) $list.set(appendRows($list.get(), page));
  });

  const receive = ({ data, error, loading }: ReturnType<typeof $rows.get>) => {
    // Rows must not move because of a later read that nobody asked for.
    if (error && !loading && $list.get().items) $takesOrder.set(false);
    if (!data || data === lastRows) return;
    lastRows = data;
    receivedAt = Date.now();
    const takesOrder = $takesOrder.get();
    $list.set(takesOrder ? inServedOrder(data) : updateRows($list.get(), data));
    if (takesOrder) $isOvertaken.set(false);
    $takesOrder.set(false);
  };

  const $state = computed(
    [$rows, $list, loadMore.$progress, $isOvertaken, $takesOrder],
    ({ error, loading }, list, progress, isOvertaken, takesOrder): ShownMarketList => ({
      ...list,
      isReordered: list.isReordered || isOvertaken,
      isUpdatingOrder: takesOrder && list.items !== null,
      loadingMore: progress.loading,
      moreError: progress.error,
      loading,
      error,
    }),
  );

  onMount($state, () => {
    const timer = setInterval(checkOrder, ORDER_CHECK_MS);
    const stop = $rows.subscribe(receive);
    return () => {
      clearInterval(timer);
      stop();
      loadMore.cancel();
      wanted = 0;
    };
  });

  return {
    $state,
    loadMore: loadMore.fetchNextPage,
    updateOrder: () => {
      $takesOrder.set(true);
      rows.invalidate();
    },
    retry: () => rows.invalidate(),
    open: (count) => {
      if ($state.lc === 0) wanted = count ?? 0;
    },
    clear: () => {
      // Rows that came a moment ago are in the order of now, unless something has been starred since.
      if (query.tab !== 'favourites' && Date.now() - receivedAt < FRESH_MS) return;
      if ($list.get().items === null) return;
      $takesOrder.set(true);
      $list.set(emptyListState);
      $isOvertaken.set(false);
      rows.invalidate();
    },
  };
}

const lists = createStoreCache<MarketList>(({ $state }) => $state);

/** The list of a query, the same object each time while it is in use. */
export function marketList(query: MarketQuery): MarketList {
  const { tab, sort, direction, search } = query;
  const key = [tab, sort, direction, search ?? ''].join(' ');
  return lists.of(key, () => createMarketList(query, key));
}
