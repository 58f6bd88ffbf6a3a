import { texts } from './texts.ts';
import { flagsOf, notificationFlagsSlice, notificationsOf, notificationsSlice } from './state.ts';
import { ApiError } from '../../server/api-error.ts';
import { present, unreadCount } from './notifications.ts';
import { paginate } from '../../core/paginate.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const handlers: Handlers<'notifications'> = {
  getNotificationSettings: (_body, { state, user }) => flagsOf(state, user.customer_id),

  saveNotificationSettings: (flags, { state, user, text }) => {
    state.notificationFlags[user.customer_id] = flags;
    return { message: text(texts.notifications_saved), ...flags };
  },

  listNotifications: (_body, call) => {
    const { type, status, ...page } = call.query;
    const all = notificationsOf(call.state, call.user.customer_id);
    const matching = all
      .filter((one) => type === undefined || one.type === type)
      .filter((one) => status === undefined || one.status === status)
      // Stored oldest first. The sort keeps the order of those of one moment, so they are reversed before it.
      .reverse()
      .sort((a, b) => b.created_at.localeCompare(a.created_at));
    const { items, ...position } = paginate(matching, page);
    return {
      data: items.map((one) => present(one, call.language)),
      ...position,
      unread: unreadCount(all),
    };
  },

  getUnreadCount: (_body, { state, user }) => ({
    data: { unread: unreadCount(notificationsOf(state, user.customer_id)) },
  }),

  setNotificationStatus: ({ status }, { params, state, user, text }) => {
    const all = notificationsOf(state, user.customer_id);
    const notification = all.find(({ id }) => id === params.id);
    if (!notification) throw new ApiError('not_found', texts.notification_not_found);
    notification.status = status;
    return { message: text(texts.notifications_read) };
  },

  markAllNotificationsRead: (_body, { state, user, text }) => {
    for (const notification of notificationsOf(state, user.customer_id)) notification.status = 'read';
    return { message: text(texts.notifications_read) };
  },
};

export const notificationsFeature: Feature<'notifications'> = {
  handlers,
  texts,
  slices: [notificationsSlice, notificationFlagsSlice],
};
