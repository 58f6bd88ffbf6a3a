import type { EventData } from '#contract/events.ts';
import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createNotificationList, type NotificationList } from './notification-list.ts';
import type { NotificationFilter } from './notification-list-state.ts';
import { isUnread, markAsRead } from './mark-as-read.ts';
import { beginUnreadUpdate, fetchUnreadCount } from './unread-count.ts';

const lists = new Map<string, NotificationList>();

/** The list of a filter, the same each time: the server tells notifications in the reader's language, so it is one of each. */
export function notificationList(filter: NotificationFilter, locale: Locale): NotificationList {
  const key = [locale, filter.type ?? 'all', filter.unread ? 'unread' : ''].join(' ');
  let list = lists.get(key);
  if (!list) lists.set(key, (list = createNotificationList(filter, key)));
  return list;
}

/**
 * Marks all as read, at once wherever they are shown.
 * @throws ApiError, after the marks have been taken back.
 */
export async function markAllRead(): Promise<void> {
  const known = [...lists.values()].flatMap(({ $shelf }) => {
    const { items, waiting } = $shelf.get();
    return [...waiting, ...(items ?? [])];
  });
  await markAsRead(
    known.filter(isUnread).map(({ id }) => id),
    () => call(contract.markAllRead),
  );
  for (const list of lists.values()) list.refresh();
}

/** The server's news of a new one. It waits where a list is being read; one that is known already changes nothing. */
export function receiveNotification({ notification, unread }: EventData['notification']): void {
  beginUnreadUpdate()(unread);
  for (const list of lists.values()) list.receive(notification);
}

/** Asks anew for whatever is shown, and for the count: something may have been missed. */
export async function refreshNotifications(): Promise<void> {
  for (const list of lists.values()) list.refresh();
  await fetchUnreadCount();
}
