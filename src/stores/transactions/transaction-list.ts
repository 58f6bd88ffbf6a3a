import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { onServerEvent } from '../live/server-events.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createLoadMore } from '../query/load-more.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';
import { toApiFilter, type TransactionFilter } from './transaction-filter.ts';
import {
  appendPage,
  emptyListState,
  mergeFirstPage,
  rowsMissingFrom,
  showWaiting,
  updateRows,
  type TransactionListState,
  type TransactionPage,
} from './transaction-list-state.ts';

const PAGE_SIZE = 20;
/** How often the newest page is refetched while a component shows the list. */
const REFETCH_INTERVAL_MS = 30_000;
/** A first response within this time after the list opened finds nobody reading yet. */
const SETTLING_MS = 1000;
/** Most rows that are read one by one after events were missed: the others are read when they are shown in detail. */
const MAX_SINGLE_READS = 10;

interface ShownTransactions {
  /** Null before the first response. */
  readonly items: readonly Transaction[] | null;
  /** How many match the filter, those that are not shown included; null while it is not known. */
  readonly total: number | null;
  /** How many rows wait to be shown. */
  readonly unshown: number;
  /** More rows are new than `unshown` says. */
  readonly moreUnshown: boolean;
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
  readonly loading: boolean;
  /** Of the newest request; the items are older. */
  readonly error: ApiError | null;
  /** When the newest response came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
}

export interface TransactionList {
  readonly $state: ReadableAtom<ShownTransactions>;
  /**
   * Before somebody sees it: with how many rows they had left it, to whom Back or a reload shows them again; null for a list that
   * begins with its first page.
   */
  readonly open: (rows: number | null) => void;
  /** Shows the next page of older rows. A failure is in the state, and the loaded pages stay. */
  readonly loadMore: () => Promise<void>;
  readonly showNew: () => void;
  /** Refetches because the person asked: the retry count starts anew. */
  readonly retry: () => void;
  /** Takes a newer version of a row, if the list has it. */
  readonly update: (row: Transaction) => void;
}

/** The statuses after which nothing happens by itself, but for a return. */
const isUnderWay = ({ completed_at, status }: Transaction) =>
  completed_at === null && ['pending', 'review', 'processing', 'confirming'].includes(status);

async function fetchPage(
  filter: TransactionFilter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<TransactionPage> {
  const query = { ...toApiFilter(filter), page_size: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) };
  const [{ data }] = await Promise.all([
    call(contract.listTransactions, { query, signal }),
    displaySettingsReady(),
  ]);
  return { items: data.items, next_cursor: data.next_cursor, total: data.total ?? null };
}

/** One list of transactions, in memory only. @param key its cache key. */
export function createTransactionList(filter: TransactionFilter, key: string): TransactionList {
  // Begins with `transactions `: an event of the server refetches it (background/live-updates.ts).
  const query = createQuery<TransactionPage>(
    ['transactions list ', key],
    (signal) => fetchPage(filter, null, signal),
    REFETCH_INTERVAL_MS,
  );
  const $first = keepPreviousData(query);
  const $list = atom<TransactionListState>(emptyListState);
  const $at = atom<number | null>(null);
  let lastPage: TransactionPage | null = null;
  /** Rows that are to be there again. */
  let wanted = 0;
  const hasWanted = () => ($list.get().items?.length ?? 0) >= wanted || $list.get().cursor === null;

  const loadMore = createLoadMore(async (withRetry) => {
    const before = $list.get().items?.length ?? 0;
    let { cursor } = $list.get();
    while (cursor !== null && ($list.get().items?.length ?? 0) <= before) {
      const after: string = cursor;
      $list.set(appendPage($list.get(), await withRetry((signal) => fetchPage(filter, after, signal))));
      ({ cursor } = $list.get());
    }
  });

  const update = (row: Transaction) => $list.set(updateRows($list.get(), [row]));
  const readRow = createRowReader(update);

  const $state = computed(
    [$first, $list, loadMore.$progress, $at],
    (
      { data, error, loading },
      { items, waiting, waitingCursor, cursor },
      progress,
      at,
    ): ShownTransactions => ({
      items,
      total: data?.total ?? null,
      unshown: waiting.length,
      moreUnshown: waitingCursor !== null,
      more: cursor !== null,
      loadingMore: progress.loading,
      moreError: progress.error,
      loading,
      error,
      at,
    }),
  );

  onMount($state, () => {
    const openedAt = Date.now();
    let isFirst = true;
    const isOnFirstPage = (id: string) => lastPage?.items.some((row) => row.id === id) ?? false;
    /** Rows that the newest page does not refresh, and that may have changed without a word to this list. */
    const readStale = () => {
      const stale = $list.get().items?.filter((row) => isUnderWay(row) && !isOnFirstPage(row.id)) ?? [];
      for (const { id } of stale.slice(0, MAX_SINGLE_READS)) readRow(id);
    };
    const stops = [
      $first.subscribe(({ data }) => {
        if (!data || data === lastPage) return;
        lastPage = data;
        $at.set(Date.now());
        const isReturn = isFirst && wanted > 0;
        const directly = isFirst && wanted === 0 && Date.now() - openedAt < SETTLING_MS;
        if (isReturn) readStale();
        isFirst = false;
        const before = $list.get();
        $list.set(mergeFirstPage(before, data, { directly }));
        if (isReturn && !hasWanted()) void loadMore.fetchUntil(hasWanted);
        for (const id of rowsMissingFrom(before, data).slice(0, MAX_SINGLE_READS)) readRow(id);
      }),
      onServerEvent('transaction', ({ id }) => {
        const isShown = $list.get().items?.some((row) => row.id === id) ?? false;
        // The refetch of the newest page, which the event causes too, has the others.
        if (isShown && !isOnFirstPage(id)) readRow(id);
      }),
      onServerEvent('resync', readStale),
    ];
    return () => {
      for (const stop of stops) stop();
      loadMore.cancel();
      wanted = 0;
    };
  });

  return {
    $state,
    open: (rows) => {
      if ($state.lc > 0) return;
      wanted = rows ?? 0;
      // What is kept of it then is what its first response refreshes.
      if (rows === null && lastPage)
        $list.set({ ...emptyListState, items: lastPage.items, cursor: lastPage.next_cursor });
    },
    loadMore: loadMore.fetchNextPage,
    showNew: () => $list.set(showWaiting($list.get())),
    retry: () => query.invalidate(),
    update,
  };
}

/** Reads single transactions, one request at a time for each: one that changes meanwhile is read once more. */
function createRowReader(onRead: (row: Transaction) => void): (id: string) => void {
  const changedMeanwhile = new Map<string, boolean>();
  const read = async (id: string) => {
    do {
      changedMeanwhile.set(id, false);
      try {
        onRead((await call(contract.getTransaction, { params: { id } })).data);
      } catch (error) {
        // The row stays as it was: the next event, or opening it, reads it again.
        reportAuthError(error);
      }
    } while (changedMeanwhile.get(id));
    changedMeanwhile.delete(id);
  };
  return (id) => {
    if (changedMeanwhile.has(id)) changedMeanwhile.set(id, true);
    else void read(id);
  };
}
