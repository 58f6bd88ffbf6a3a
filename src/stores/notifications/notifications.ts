import type { EventData } from '#contract/user-events.ts';
import * as contract from '#contract/notifications.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createNotificationList, type NotificationList } from './notification-list.ts';
import type { NotificationFilter } from './notification-list-state.ts';
import { isUnread, markAsRead } from './mark-as-read.ts';
import { beginUnreadUpdate } from './unread-count.ts';

const lists = new Map<string, NotificationList>();

/** The list of a filter, the same object each time. One for each language: the server translates notifications. */
export function notificationList(filter: NotificationFilter, locale: Locale): NotificationList {
  const key = [locale, filter.type ?? 'all', filter.unread ? 'unread' : ''].join(' ');
  let list = lists.get(key);
  if (!list) lists.set(key, (list = createNotificationList(filter, key)));
  return list;
}

/**
 * Marks all notifications as read, at once in every list.
 * @throws ApiError after rolling back.
 */
export async function markAllRead(): Promise<void> {
  const known = [...lists.values()].flatMap(({ $list }) => {
    const { items, waiting } = $list.get();
    return [...waiting, ...(items ?? [])];
  });
  await markAsRead(
    known.filter(isUnread).map(({ id }) => id),
    () => call(contract.markAllNotificationsRead),
  );
  for (const list of lists.values()) list.refresh();
}

/** Handles the server's event for a new notification; one that is known already changes nothing. */
export function receiveNotification({ notification, unread }: EventData['notification']): void {
  beginUnreadUpdate()(unread);
  for (const list of lists.values()) list.receive(notification);
}
