import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural, type PluralForms } from '#src/intl/plural.ts';
import type { PagedList as Store } from '#src/stores/query/paged-list.ts';
import { useWhenNear } from '#src/ui/browser/use-near-viewport.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n } from '../i18n/i18n.ts';
import type { LoadMessages } from '../status/LoadError.tsx';
import { QueryStates } from '../status/QueryStates.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useAwaitsRows, ReturnContext, rowsOf, useLeftPlace, useListPlace } from './use-list-place.ts';
import { LONG } from './use-row-window.ts';

export interface PagedListMessages extends LoadMessages {
  /** While there is nothing to show yet, for screen readers. */
  readonly loading: string;
  /** The button that shows the rows that wait: `Show 3 new`. */
  readonly show: PluralForms;
  /** There are more than `{count}`. */
  readonly showMany: string;
  /** Read by screen readers when rows wait. */
  readonly arrived: PluralForms;
  readonly older: string;
  readonly loadingOlder: string;
  readonly olderFailed: string;
  /** After the oldest row of a list of several pages. */
  readonly end: string;
}

interface PagedListProps<Row> {
  list: Store<Row>;
  messages: PagedListMessages;
  /** Shown where the list has no rows. */
  empty: ElementNode;
  skeleton: ElementNode;
  children: (rows: readonly Row[]) => ElementNode;
}

/**
 * A list that comes in pages, in each of its states. Older rows follow by themselves once its end comes near what is seen, and by a
 * button; after a failure by the button alone. New ones wait behind a button: no row moves under a finger. The row of its screen
 * names `paged-list.css`.
 */
export function PagedList<Row>({ list, messages, empty, skeleton, children }: PagedListProps<Row>) {
  const { locale } = useI18n();
  const left = useLeftPlace(list);
  const { items, unshown, moreUnshown, more, isLong, loadingMore, moreError, loading, error, at } = useStore(
    list.$state,
  );
  const box = useRef<HTMLDivElement>(null);
  const returnsTo = useMemo(() => rowsOf(left), [left]);
  const isReturning = useAwaitsRows(left, { items, more, moreError });
  const shown = isReturning ? null : items;
  const count = shown?.length ?? 0;
  useListPlace(box, left, { count, isWhole: count <= LONG });
  const hasMore = more && count > 0;
  const end = useWhenNear<HTMLDivElement>(
    hasMore && !loadingMore && moreError === null,
    count,
    () => void list.loadMore(),
  );
  // A list of one page needs nobody to say where it ends.
  const hasEnd = isLong && !hasMore && count > 0;
  const endLine = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that was pressed for the last page is gone, and the focus with it.
    if (hasEnd && wasPressed.current && document.activeElement === document.body) endLine.current?.focus();
    wasPressed.current = false;
  }, [hasEnd, count]);
  const text = (message: PluralForms) => interpolate(plural(locale, unshown, message), { count: unshown });

  return (
    <div className="paged-list" ref={box} tabIndex={-1} aria-busy={shown === null && error === null}>
      <p className="sr" role="status">
        {unshown > 0 && text(messages.arrived)}
      </p>
      {unshown > 0 && (
        <button
          className="button small primary fresh"
          type="button"
          onClick={() => {
            list.showNew();
            // The button is gone with them.
            box.current?.focus({ preventScroll: true });
          }}
        >
          {moreUnshown ? interpolate(messages.showMany, { count: unshown }) : text(messages.show)}
        </button>
      )}
      <QueryStates
        query={{ data: shown, error, loading }}
        messages={messages}
        at={at}
        onRetry={list.retry}
        skeleton={skeleton}
      >
        {(rows) =>
          rows.length === 0 ? empty : <ReturnContext value={returnsTo}>{children(rows)}</ReturnContext>
        }
      </QueryStates>
      {hasMore && (
        <div ref={end}>
          <LoadMore
            messages={messages}
            busy={loadingMore}
            error={moreError}
            onPress={() => {
              wasPressed.current = true;
              void list.loadMore();
            }}
          />
        </div>
      )}
      {hasEnd && (
        <p className="list-end" tabIndex={-1} ref={endLine}>
          {messages.end}
        </p>
      )}
    </div>
  );
}
