import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { MARKET_SEARCH_LENGTH, marketTabs, type MarketTab } from '#contract/market.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $marketTotal } from '#src/stores/market/market-list.ts';
import type { MarketQuery } from '#src/stores/market/market-query.ts';
import { $favourites } from '#src/stores/money/favourites.ts';
import { useWhenNear } from '#src/ui/browser/use-near-viewport.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { LoadMore } from '../../list/LoadMore.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { useListPlace } from '../../list/use-list-place.ts';
import { useSearchInAddress } from '../../list/use-search-in-address.ts';
import { TabLinks } from '../../shell/TabLinks.tsx';
import { QueryStates } from '../../status/QueryStates.tsx';
import { EmptyMarket } from './EmptyMarket.tsx';
import { MarketTable } from './MarketTable.tsx';
import { MarketTools } from './MarketTools.tsx';
import { useMarketQuery } from './use-market-query.ts';
import { useShownList } from './use-shown-list.ts';

interface TabCount {
  readonly count: number | undefined;
  readonly room: number;
}

/** /w/marketplace: everything that has a price, by tab, search and order of the address. */
export function Market() {
  const messages = useMessages('marketplace');
  const { locale } = useI18n();
  const { query, hrefOf, search, sortBy, setOrder, clear } = useMarketQuery();
  const typing = useSearchInAddress(query.search ?? '', search, MARKET_SEARCH_LENGTH);
  const { list, state, query: shown, isPrevious, left } = useShownList(query);
  const { items, total, cursor, loadingMore, moreError, isReordered, isUpdatingOrder, at } = state;
  const hasMore = items !== null && cursor !== null;
  const end = useWhenNear<HTMLDivElement>(
    hasMore && !loadingMore && !moreError,
    items,
    () => void list.loadMore(),
  );
  const counts = useTabCounts(query, state.error !== null);
  const box = useRef<HTMLElement>(null);
  useListPlace(box, left, { count: isPrevious ? 0 : (items?.length ?? 0), isWhole: true });
  /** The row to focus once it is there: the button that was pressed is gone after the last page. */
  const focusRow = useRef<number | null>(null);

  useEffect(() => {
    const id = focusRow.current === null ? undefined : items?.[focusRow.current]?.id;
    if (id === undefined) return;
    focusRow.current = null;
    box.current?.querySelector<HTMLElement>(`[data-asset="${CSS.escape(id)}"] a`)?.focus();
  }, [items]);

  return (
    <div className="market">
      <TabLinks
        label={messages.tabs}
        tabs={marketTabs.map((name) => ({
          name,
          text: messages.tab[name],
          to: hrefOf(name),
          ...counts[name],
        }))}
        current={query.tab}
      />
      <MarketTools
        typing={typing}
        order={query}
        onOrder={setOrder}
        isReordered={isReordered}
        isUpdating={isUpdatingOrder}
        onUpdateOrder={list.updateOrder}
      />
      <p className="sr" role="status">
        {query.search !== null &&
          items !== null &&
          interpolate(plural(locale, total, messages.count), { count: total })}
      </p>
      <section
        ref={box}
        className="card market-list"
        data-public
        aria-label={messages.list}
        aria-busy={isPrevious || (!shown.data && !shown.error)}
      >
        <h2 className="sr">{messages.list}</h2>
        <QueryStates
          query={shown}
          messages={messages}
          at={at}
          onRetry={list.retry}
          skeleton={<RowSkeletons count={12} />}
        >
          {(rows) =>
            rows.items.length === 0 ? (
              <EmptyMarket query={query} allHref={hrefOf('all')} onClear={clear} />
            ) : (
              <MarketTable items={rows.items} total={rows.total} order={query} onSort={sortBy} />
            )
          }
        </QueryStates>
        {shown.data && shown.data.items.length > 0 && (
          <footer ref={end}>
            <span className="soft num">
              {interpolate(messages.shown, { shown: shown.data.items.length, total: shown.data.total })}
            </span>
            {hasMore && (
              <LoadMore
                messages={messages}
                busy={loadingMore}
                error={moreError}
                small
                onPress={() => {
                  focusRow.current = items.length;
                  void list.loadMore();
                }}
              />
            )}
          </footer>
        )}
      </section>
    </div>
  );
}

/** How many rows the tabs have whose number does not change with each price. One that is on its way has its room, so that no tab moves. */
function useTabCounts(
  { tab, search }: MarketQuery,
  hasFailed: boolean,
): Partial<Record<MarketTab, TabCount>> {
  const total = useStore($marketTotal) ?? undefined;
  const favourites = useStore($favourites).data?.length;
  const isAsked = tab === 'all' && search === null && !hasFailed;
  return { all: { count: total, room: isAsked ? 3 : 0 }, favourites: { count: favourites, room: 1 } };
}
