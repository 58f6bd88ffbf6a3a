import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { TransactionList as Store } from '#src/stores/transactions/transaction-list.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { LoadMore } from '../list/LoadMore.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { QueryStates } from '../status/QueryStates.tsx';

interface TransactionListProps {
  list: Store;
  /** Shown where the list has no rows. */
  empty: ReactNode;
  /** The screen rather than the panel: loads more too. */
  whole?: boolean;
  children: (items: readonly Transaction[]) => ReactNode;
}

const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('.lines > li :is(a, summary)') ?? []),
];

/** A list of transactions in each of its states. New ones wait behind a button: no row moves under a finger. */
export function TransactionList({ list, empty, whole = false, children }: TransactionListProps) {
  const { locale } = useI18n();
  const messages = useMessages('transactionList');
  const { items, unshown, moreUnshown, more, loadingMore, moreError, loading, error, at } = useStore(
    list.$state,
  );
  // Rendered in slices between frames: typing goes on while rows come.
  const shown = useDeferredValue(items, null);
  const box = useRef<HTMLDivElement>(null);
  /** The row after which the focus goes on once there is one; null for the first row, undefined for none. The button that was pressed may be gone by then. */
  const focusAfter = useRef<HTMLElement | null>(undefined);

  useEffect(() => {
    // What was pressed for is in the items before it is in the rows: until then the first row is an older one.
    if (focusAfter.current === undefined || shown !== items) return;
    const rows = rowsIn(box.current);
    // A long list has not all of its rows in the document: the next one is told by the one before.
    const before = focusAfter.current === null ? -1 : rows.indexOf(focusAfter.current);
    const row = rows[before + 1];
    if (!row) return;
    const isGone = focusAfter.current !== null && before < 0;
    focusAfter.current = undefined;
    if (isGone) return;
    const { activeElement } = document;
    // Leave the focus alone if the person has moved it elsewhere meanwhile.
    if (activeElement === document.body || box.current?.contains(activeElement)) row.focus();
  }, [shown, items]);

  /** The newest transaction, which was waiting: its row is focused once it is there. */
  const focusNew = useRef<string | null>(null);
  useEffect(() => {
    const row = rowsIn(box.current).find((each) => each.dataset.transaction === focusNew.current);
    if (!row) return;
    focusNew.current = null;
    row.focus();
  });

  const showNew = () => {
    list.showNew();
    focusNew.current = list.$state.get().items?.[0]?.id ?? null;
  };
  const showMore = async () => {
    const before = list.$state.get().items;
    focusAfter.current = rowsIn(box.current).at(-1) ?? null;
    await list.loadMore();
    if (list.$state.get().items === before) focusAfter.current = undefined;
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
        {(rows) => (rows.length === 0 ? empty : children(rows))}
      </QueryStates>
      {whole && shown && shown.length > 0 && more && (
        <LoadMore messages={messages} busy={loadingMore} error={moreError} onPress={() => void showMore()} />
      )}
    </div>
  );
}
