import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { formatCount } from '#src/intl/format/count.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { TransactionList as Store } from '#src/stores/transactions/transaction-list.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { LoadMore } from '../list/LoadMore.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { useAwaitsRows, ReturnContext, rowsOf, useLeftPlace, useListPlace } from '../list/use-list-place.ts';
import { LONG } from '../list/use-row-window.ts';
import { QueryStates } from '../status/QueryStates.tsx';

interface TransactionListProps {
  list: Store;
  /** Shown where the list has no rows. */
  empty: ElementNode;
  /** The screen rather than the panel: loads more too. */
  whole?: boolean;
  children: (items: readonly Transaction[]) => ElementNode;
}

/** The first row of some transactions, or the folded deposits that it is among. A list may leave some of its transactions out. */
function firstRowOf(list: HTMLElement | null, ids: readonly string[]): HTMLElement | null {
  for (const id of ids) {
    const row = list?.querySelector<HTMLElement>(`[data-transaction="${CSS.escape(id)}"]`);
    if (row) return row.closest('details:not([open])')?.querySelector('summary') ?? row;
  }
  return null;
}

/** A list of transactions in each of its states. New ones wait behind a button: no row moves under a finger. */
export function TransactionList({ list, empty, whole = false, children }: TransactionListProps) {
  const { locale, numberLocale } = useI18n();
  const messages = useMessages('transactionList');
  const left = useLeftPlace(list, whole);
  const { items, total, unshown, moreUnshown, more, loadingMore, moreError, loading, error, at } = useStore(
    list.$state,
  );
  const box = useRef<HTMLDivElement>(null);
  const returnsTo = useMemo(() => rowsOf(left), [left]);
  const isReturning = useAwaitsRows(left, { items, more, moreError });
  const ready = isReturning ? null : items;
  // Rendered in slices between frames: typing goes on while rows come. Who returns has them before the first one.
  const shown = useDeferredValue(ready, left ? ready : null);
  const count = shown?.length ?? 0;
  useListPlace(box, left, { count: whole ? count : 0, isWhole: count <= LONG });
  /** The transactions whose first row takes the focus once it is there: the button that was pressed for them may be gone by then. */
  const focusNext = useRef<readonly string[]>([]);

  const focusRow = () => {
    const row = firstRowOf(box.current, focusNext.current);
    if (!row) return;
    focusNext.current = [];
    const { activeElement } = document;
    // Leave the focus alone if the person has moved it elsewhere meanwhile.
    if (activeElement === document.body || box.current?.contains(activeElement)) row.focus();
  };
  useEffect(focusRow);

  const itemsFrom = (start: number, end?: number) =>
    (list.$state.get().items ?? []).slice(start, end).map(({ id }) => id);
  const showNew = () => {
    list.showNew();
    focusNext.current = itemsFrom(0, unshown);
    focusRow();
  };
  const showMore = async () => {
    const count = list.$state.get().items?.length ?? 0;
    await list.loadMore();
    focusNext.current = itemsFrom(count);
    focusRow();
  };

  return (
    <div className="listing transaction-list" ref={box} aria-busy={!shown && !error}>
      <p className="sr" role="status">
        {unshown > 0 && interpolate(plural(locale, unshown, messages.arrived), { count: unshown })}
      </p>
      {unshown > 0 && (
        <button className="button small primary fresh" type="button" onClick={showNew}>
          {interpolate(moreUnshown ? messages.showMany : plural(locale, unshown, messages.show), {
            count: unshown,
          })}
        </button>
      )}
      <QueryStates
        query={{ data: shown, error, loading }}
        messages={messages}
        at={at}
        onRetry={list.retry}
        hasOfflineNotice={!whole}
        skeleton={
          <div className={whole ? 'card' : undefined}>
            <RowSkeletons count={8} />
          </div>
        }
      >
        {(rows) =>
          rows.length === 0 ? empty : <ReturnContext value={returnsTo}>{children(rows)}</ReturnContext>
        }
      </QueryStates>
      {whole && shown && shown.length > 0 && more && (
        <footer>
          {total !== null && total > shown.length && (
            <p>
              {interpolate(messages.shown, {
                shown: formatCount(shown.length, numberLocale),
                total: formatCount(total, numberLocale),
              })}
            </p>
          )}
          <LoadMore
            messages={messages}
            busy={loadingMore}
            error={moreError}
            small
            onPress={() => void showMore()}
          />
        </footer>
      )}
    </div>
  );
}
