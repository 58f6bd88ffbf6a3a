import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import type { DisplayCurrency } from '#contract/display-currencies.ts';
import * as contract from '#contract/statements.ts';
import type { LedgerLine } from '#contract/statements.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createLoadMore } from '../query/load-more.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';
import { REFETCH_INTERVAL_MS } from './statements.ts';

export interface LedgerFilter {
  /** Null for all. */
  readonly asset: AssetId | null;
  /** Days of Africa/Lagos (`2026-10-01`), both included. */
  readonly from: string;
  readonly to: string;
  /** What values of then are in. */
  readonly currency: DisplayCurrency;
}

interface LedgerLinesState extends QueryState<readonly LedgerLine[]> {
  /** When the newest response came, in milliseconds since 1970; null before the first. */
  readonly at: number | null;
  /** Older lines exist. */
  readonly more: boolean;
  readonly loadingMore: boolean;
  readonly moreError: ApiError | null;
}

export interface LedgerLines {
  readonly $state: ReadableAtom<LedgerLinesState>;
  /** Adds the next page of older lines. A failure is in the state. */
  readonly loadMore: () => Promise<void>;
  readonly retry: () => void;
}

/** Newest first. */
interface Page {
  readonly items: readonly LedgerLine[];
  readonly next_cursor: string | null;
}

const idsOf = (items: readonly LedgerLine[]) => new Set(items.map(({ entry_id }) => entry_id));

/** A newer first page before what is known. Lines never change, so one that is in both joins them. */
export function mergeFirstPage(known: Page | null, page: Page): Page {
  const ids = idsOf(page.items);
  const joins = known?.items.some(({ entry_id }) => ids.has(entry_id));
  // More lines are new than a page has: some between the two are missing.
  if (!known || !joins) return page;
  const older = known.items.filter(({ entry_id }) => !ids.has(entry_id));
  return { items: [...page.items, ...older], next_cursor: known.next_cursor };
}

export function addOlderPage(known: Page, page: Page): Page {
  const ids = idsOf(known.items);
  return {
    items: [...known.items, ...page.items.filter(({ entry_id }) => !ids.has(entry_id))],
    next_cursor: page.next_cursor,
  };
}

/** @param pageSize how many lines a page has; 100 at most. */
function createLedgerLines({ asset, ...filter }: LedgerFilter, pageSize: number, key: string): LedgerLines {
  const fetchPage = async (cursor: string | null, signal: AbortSignal): Promise<Page> => {
    const query = {
      ...filter,
      page_size: pageSize,
      ...(asset === null ? {} : { asset }),
      ...(cursor === null ? {} : { cursor }),
    };
    const [{ data }] = await Promise.all([
      call(contract.listLedgerLines, { query, signal }),
      displaySettingsReady(),
    ]);
    return data;
  };
  const query = createQuery<Page & { readonly at: number }>(
    ['history lines ', key],
    async (signal) => ({ ...(await fetchPage(null, signal)), at: Date.now() }),
    REFETCH_INTERVAL_MS,
  );
  const $first = keepPreviousData(query);
  const $known = atom<Page | null>(null);
  const loadMore = createLoadMore(async (withRetry) => {
    const cursor = $known.get()?.next_cursor ?? null;
    if (cursor === null) return;
    const page = await withRetry((signal) => fetchPage(cursor, signal));
    const known = $known.get();
    // A first page that did not join took the place of the lines that this one follows.
    if (known?.next_cursor === cursor) $known.set(addOlderPage(known, page));
  });

  const $state = computed(
    [$first, $known, loadMore.$progress],
    ({ data, error, loading }, known, progress): LedgerLinesState => ({
      data: known?.items ?? null,
      error,
      loading,
      at: data?.at ?? null,
      more: known?.next_cursor != null,
      loadingMore: progress.loading,
      moreError: progress.error,
    }),
  );
  onMount($state, () => {
    let last: Page | null = null;
    const unsubscribe = $first.subscribe(({ data }) => {
      if (!data || data === last) return;
      last = data;
      $known.set(mergeFirstPage($known.get(), data));
    });
    return () => {
      unsubscribe();
      loadMore.cancel();
    };
  });
  return { $state, loadMore: loadMore.fetchNextPage, retry: () => query.invalidate() };
}

const known = new Map<string, LedgerLines>();

/** The lines of an asset and a period, the same object each time. In memory only. */
export function ledgerLines(filter: LedgerFilter, pageSize: number): LedgerLines {
  const { asset, from, to, currency } = filter;
  const key = [asset ?? 'all', from, to, currency, pageSize].join(' ');
  let found = known.get(key);
  if (!found) known.set(key, (found = createLedgerLines(filter, pageSize, key)));
  return found;
}
