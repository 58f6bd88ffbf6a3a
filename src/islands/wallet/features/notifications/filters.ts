import { notificationTypes } from '#contract/notifications.ts';
import type { NotificationFilter } from '#src/stores/notifications/notification-list-state.ts';

export const everything: NotificationFilter = { type: null, unread: false };

/** The filter that an address tells (`?type=security&status=unread`); what it says that does not exist is left out. */
export function filterIn(search: string): NotificationFilter {
  const query = new URLSearchParams(search);
  return {
    type: notificationTypes.find((type) => type === query.get('type')) ?? null,
    unread: query.get('status') === 'unread',
  };
}

/** The same address with this filter; what else its query says stays. */
export function withFilter(search: string, { type, unread }: NotificationFilter): string {
  const query = new URLSearchParams(search);
  query.delete('type');
  query.delete('status');
  if (type) query.set('type', type);
  if (unread) query.set('status', 'unread');
  const text = query.toString();
  return text && `?${text}`;
}
