import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { NoteList as Store } from '#src/stores/notifications/notification-list.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { ListFailure, NotRefreshed } from './NotificationsError.tsx';
import { NoteBones } from './NotificationSkeleton.tsx';
import { Older } from '../../list/LoadMore.tsx';

interface NoteListProps {
  list: Store;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** Offers the older ones too. */
  whole?: boolean;
  children: (items: readonly Notification[]) => ReactNode;
}

/** A list of notifications in each of its states. What is new waits above it: nothing moves under a finger. */
export function NoteList({ list, empty, whole = false, children }: NoteListProps) {
  const { locale } = useWallet();
  const words = useWords('notifications');
  const { items, waiting, more, loadingMore, moreError, loading, error, at } = useStore(list.$state);
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
    list.showWaiting();
  };
  const showOlder = async () => {
    const count = items?.length ?? 0;
    wanted.current = count;
    await list.loadMore();
    if ((list.$shelf.get().items?.length ?? 0) <= count) wanted.current = null;
  };

  return (
    <div className="notes" ref={box}>
      <p className="sr" role="status">
        {waiting > 0 && fill(plural(locale, waiting, words.arrived), { count: waiting })}
      </p>
      {!items && !error && <NoteBones />}
      {!items && error && <ListFailure error={error} busy={loading} onRetry={list.retry} />}
      <div role="status">
        {items && error && <NotRefreshed error={error} at={at} busy={loading} onRetry={list.retry} />}
      </div>
      {waiting > 0 && (
        <button className="button small primary fresh" type="button" onClick={showNew}>
          {fill(plural(locale, waiting, words.show), { count: waiting })}
        </button>
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
      {whole && items && more && (
        <Older words={words} busy={loadingMore} error={moreError} onPress={() => void showOlder()} />
      )}
    </div>
  );
}
