import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { NotificationList as Store } from '#src/stores/notifications/notification-list.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { LoadError } from '../../status/LoadError.tsx';
import { StaleNotice } from '../../status/StaleNotice.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import { LoadMore } from '../../list/LoadMore.tsx';
import { useAwaitsRows, useLeftPlace, useListPlace } from '../../list/use-list-place.ts';

interface NotificationListProps {
  list: Store;
  /** Shown where the list has no items. */
  empty: ElementNode;
  /** The screen rather than the panel: loads older ones too. */
  whole?: boolean;
  children: (items: readonly Notification[]) => ElementNode;
}

/** A list of notifications in each of its states. New ones wait behind a button: no row moves under a finger. */
export function NotificationList({ list, empty, whole = false, children }: NotificationListProps) {
  const { locale } = useI18n();
  const messages = useMessages('notifications');
  const left = useLeftPlace(list, whole);
  const { items: known, unshown, more, loadingMore, moreError, loading, error, at } = useStore(list.$state);
  const box = useRef<HTMLDivElement>(null);
  const isReturning = useAwaitsRows(left, { items: known, more, moreError });
  const items = isReturning ? null : known;
  useListPlace(box, left, { count: whole ? (items?.length ?? 0) : 0, isWhole: true });
  /** The row to focus once it is rendered: the button that was pressed is gone by then. */
  const focusRow = useRef<number | null>(null);

  useEffect(() => {
    if (focusRow.current === null) return;
    const row = box.current?.querySelectorAll<HTMLElement>('.note')[focusRow.current];
    if (!row) return;
    focusRow.current = null;
    const { activeElement } = document;
    // Leave the focus alone if the person has moved it elsewhere meanwhile.
    if (activeElement === document.body || box.current?.contains(activeElement)) row.focus();
  }, [items]);

  const showNew = () => {
    focusRow.current = 0;
    list.showNew();
  };
  const showOlder = async () => {
    const count = items?.length ?? 0;
    focusRow.current = count;
    await list.loadMore();
    if ((list.$list.get().items?.length ?? 0) <= count) focusRow.current = null;
  };

  const load = {
    query: { data: items, error, loading },
    messages,
    at,
    onRetry: list.retry,
    hasOfflineNotice: !whole,
  };

  return (
    <div className="notes" ref={box}>
      <p className="sr" role="status">
        {unshown > 0 && interpolate(plural(locale, unshown, messages.arrived), { count: unshown })}
      </p>
      {!items && !error && <NotificationSkeleton />}
      <LoadError {...load} />
      <StaleNotice {...load} />
      {unshown > 0 && (
        <button className="button small primary fresh" type="button" onClick={showNew}>
          {interpolate(plural(locale, unshown, messages.show), { count: unshown })}
        </button>
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
      {whole && items && more && (
        <LoadMore messages={messages} busy={loadingMore} error={moreError} onPress={() => void showOlder()} />
      )}
    </div>
  );
}
