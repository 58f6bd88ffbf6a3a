import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { ApiError } from '#src/api/api-error.ts';
import { createStoreCache } from './store-cache.ts';
import { createLoadMore } from './load-more.ts';
import { noRows, pagedRows, type Page, type PagedRows, type RowRules } from './paged-list-state.ts';
import { createQuery, keepPreviousData } from './query-client.ts';

/** A first response within this time after the list opened, in milliseconds, finds nobody reading yet. */
const SETTLING_MS = 1000;

export interface PagedListOptions<Row, Cursor> extends RowRules<Row> {
  /** The cache key: the area, by which events of the server refetch it, and the filter. */
  readonly key: readonly [area: string, filter: string];
  /** Reads one page: the newest where the cursor is null. */
  readonly fetchPage: (cursor: Cursor | null, signal: AbortSignal) => Promise<Page<Row, Cursor>>;
  /** How often the newest page is read anew while the list is shown, in milliseconds; 0 for never. */
  readonly refetchInterval?: number;
  /** Takes the ids of shown rows that a newer first page should have and has not. Without it they stay as they are. */
  readonly onMissing?: (ids: readonly string[], list: PagedList<Row>) => void;
}

export interface PagedListState<Row> {
  /** Null before the first response. */
  readonly items: readonly Row[] | null;
  /** How many rows wait to be shown. */
  readonly unshown: number;
  /** More rows are new than `unshown` says. */
  readonly moreUnshown: boolean;
  /** Older rows exist. */
  readonly more: boolean;
  /** It is, or was, more than one page: where it ends is worth a word. */
  readonly isLong: boolean;
  readonly loadingMore: boolean;
  /** Of the newest try to load older rows. The pages before stay. */
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest read of the first page; the items are older. */
  readonly error: ApiError | null;
  /** When the newest first page came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface PagedList<Row> {
  readonly $state: ReadableAtom<PagedListState<Row>>;
  /**
   * Before somebody sees it: with how many rows they had left it, to whom Back or a reload shows them again; null for a list that
   * begins with its first page.
   */
  readonly open: (rows: number | null) => void;
  /** Shows the next page of older rows. A failure is in the state. */
  readonly loadMore: () => Promise<void>;
  /** Puts the rows that wait where they belong. */
  readonly showNew: () => void;
  /** Reads the first page anew because the person asked: the retry count starts anew. */
  readonly retry: () => void;
  /** Takes a newer version of a row, if the list has it. */
  readonly update: (row: Row) => void;
  readonly remove: (id: string) => void;
}

/**
 * One list that comes in pages, newest first, in memory only. New rows wait until they are asked for; pages that were loaded stay when a
 * later one fails, and when the list is left: whoever comes back finds the rows that were there.
 */
export function createPagedList<Row, Cursor>(options: PagedListOptions<Row, Cursor>): PagedList<Row> {
  const { key, fetchPage, refetchInterval = 0, onMissing } = options;
  const change = pagedRows<Row, Cursor>(options);
  const query = createQuery<Page<Row, Cursor>>(
    [`${key[0]} list `, key[1]],
    (signal) => fetchPage(null, signal),
    refetchInterval,
  );
  const $first = keepPreviousData(query);
  const $list = atom<PagedRows<Row, Cursor>>(noRows);
  const $at = atom<number | null>(null);
  let lastPage: Page<Row, Cursor> | null = null;
  /** Rows that are to be there again. */
  let wanted = 0;

  const lastId = () => $list.get().rows?.slice(-1).map(options.idOf)[0];
  const loadMore = createLoadMore(async (withRetry) => {
    const before = $list.get().rows?.length ?? 0;
    let { next } = $list.get();
    while (next !== null && ($list.get().rows?.length ?? 0) <= before) {
      const after: Cursor = next;
      const follows = lastId();
      const page = await withRetry((signal) => fetchPage(after, signal));
      // A newer first page has taken the place of the rows that this one follows.
      if (lastId() !== follows) return;
      $list.set(change.append($list.get(), page));
      ({ next } = $list.get());
    }
  });

  const $state = computed(
    [$first, $list, loadMore.$progress, $at],
    ({ error, loading }, { rows, waiting, waitingNext, next }, progress, at): PagedListState<Row> => ({
      items: rows,
      unshown: waiting.length,
      moreUnshown: waitingNext !== null,
      more: next !== null,
      isLong: next !== null || (rows?.length ?? 0) > (lastPage?.rows.length ?? 0),
      loadingMore: progress.loading,
      moreError: progress.error,
      loading,
      error,
      at,
    }),
  );

  const hasWanted = () => ($list.get().rows?.length ?? 0) >= wanted || $list.get().next === null;

  const list: PagedList<Row> = {
    $state,
    open: (rows) => {
      if ($state.lc > 0) return;
      wanted = rows ?? 0;
      // What is kept of it then is what its first response refreshes.
      if (rows === null && lastPage) $list.set({ ...noRows, rows: lastPage.rows, next: lastPage.next });
    },
    loadMore: loadMore.fetchNextPage,
    showNew: () => $list.set(change.showWaiting($list.get())),
    retry: () => query.invalidate(),
    update: (row) => $list.set(change.update($list.get(), [row])),
    remove: (id) => $list.set(change.remove($list.get(), id)),
  };

  onMount($state, () => {
    const openedAt = Date.now();
    let isFirst = true;
    const stop = $first.subscribe(({ data }) => {
      if (!data || data === lastPage) return;
      lastPage = data;
      $at.set(Date.now());
      const isReturn = isFirst && wanted > 0;
      const directly = isFirst && wanted === 0 && Date.now() - openedAt < SETTLING_MS;
      isFirst = false;
      const before = $list.get();
      $list.set(change.mergeFirst(before, data, { directly }));
      if (isReturn && !hasWanted()) void loadMore.fetchUntil(hasWanted);
      const missing = onMissing ? change.missingFrom(before, data) : [];
      if (missing.length > 0) onMissing?.(missing, list);
    });
    return () => {
      stop();
      loadMore.cancel();
      wanted = 0;
    };
  });
  return list;
}

export interface PagedLists<Filter, Row> {
  /** The list of a filter, the same object each time while it is in use. */
  readonly of: (filter: Filter) => PagedList<Row>;
  /** The lists that are known, to tell each of a row that has changed. */
  readonly all: () => Iterable<PagedList<Row>>;
}

/**
 * A list for each filter, made when it is first asked for: none shows the rows of another.
 * @param keyOf the filter as text, the same for filters that mean the same.
 */
export function createPagedLists<Filter, Row>(
  keyOf: (filter: Filter) => string,
  create: (filter: Filter, key: string) => PagedList<Row>,
): PagedLists<Filter, Row> {
  const lists = createStoreCache<PagedList<Row>>(({ $state }) => $state);
  return {
    of(filter) {
      const key = keyOf(filter);
      return lists.of(key, () => create(filter, key));
    },
    all: lists.all,
  };
}
