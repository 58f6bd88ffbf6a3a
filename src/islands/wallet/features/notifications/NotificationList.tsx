import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { NotificationList as Store } from '#src/stores/notifications/notification-list.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { LoadError } from '../../status/LoadError.tsx';
import { StaleNotice } from '../../status/StaleNotice.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';
import { LoadMore } from '../../list/LoadMore.tsx';

interface NoteListProps {
  list: Store;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** Offers the older ones too. */
  whole?: boolean;
  children: (items: readonly Notification[]) => ReactNode;
}

/** A list of notifications in each of its states. What is new waits above it: nothing moves under a finger. */
export function NotificationList({ list, empty, whole = false, children }: NoteListProps) {
  const { locale } = useI18n();
  const words = useMessages('notifications');
  const { items, unshown, more, loadingMore, moreError, loading, error, at } = useStore(list.$state);
  const box = useRef<HTMLDivElement>(null);
  /** The row that the focus goes to when it is there: what was pressed is gone then. */
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelectorAll<HTMLElement>('.note')[wanted.current];
    if (!row) return;
    wanted.current = null;
    const { activeElement } = document;
    // Whoever went elsewhere meanwhile stays there.
    if (activeElement === document.body || box.current?.contains(activeElement)) row.focus();
  }, [items]);

  const showNew = () => {
    wanted.current = 0;
    list.showNew();
  };
  const showOlder = async () => {
    const count = items?.length ?? 0;
    wanted.current = count;
    await list.loadMore();
    if ((list.$shelf.get().items?.length ?? 0) <= count) wanted.current = null;
  };

  const load = {
    query: { data: items, error, loading },
    messages: words,
    at,
    onRetry: list.retry,
    hasOfflineNotice: !whole,
  };

  return (
    <div className="notes" ref={box}>
      <p className="sr" role="status">
        {unshown > 0 && interpolate(plural(locale, unshown, words.arrived), { count: unshown })}
      </p>
      {!items && !error && <NotificationSkeleton />}
      <LoadError {...load} />
      <StaleNotice {...load} />
      {unshown > 0 && (
        <button className="button small primary fresh" type="button" onClick={showNew}>
          {interpolate(plural(locale, unshown, words.show), { count: unshown })}
        </button>
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
      {whole && items && more && (
        <LoadMore words={words} busy={loadingMore} error={moreError} onPress={() => void showOlder()} />
      )}
    </div>
  );
}
