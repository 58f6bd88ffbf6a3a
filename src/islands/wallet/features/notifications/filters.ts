import { notificationTypes } from '#contract/notifications.ts';
import type { NotificationFilter } from '#src/stores/notifications/notification-list-state.ts';

export const noFilter: NotificationFilter = { type: null, unread: false };

/** The filter in a query string (`?type=security&status=unread`); unknown values are ignored. */
export function filterFromQuery(search: string): NotificationFilter {
  const query = new URLSearchParams(search);
  return {
    type: notificationTypes.find((type) => type === query.get('type')) ?? null,
    unread: query.get('status') === 'unread',
  };
}

/** The query string with this filter; its other parameters stay. */
export function withFilter(search: string, { type, unread }: NotificationFilter): string {
  const query = new URLSearchParams(search);
  query.delete('type');
  query.delete('status');
  if (type) query.set('type', type);
  if (unread) query.set('status', 'unread');
  const text = query.toString();
  return text && `?${text}`;
}
