import type { NotificationFlags } from '#contract/notifications.ts';
import { paginate } from '../../core/paginate.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { present, unreadCount } from '../notifications/notifications.ts';
import {
  flagsOf,
  notificationFlagsSlice,
  notificationsOf,
  notificationsSlice,
} from '../notifications/state.ts';
import { texts } from '../notifications/texts.ts';
import { recordEvent } from '../security-events/record-event.ts';

/** What steers emails about the account's security. */
const alertFlags = [
  'email_notifications',
  'security_alerts',
  'device_alerts',
] as const satisfies readonly (keyof NotificationFlags)[];

const handlers: Handlers<'notifications'> = {
  getNotificationSettings: (_body, { state, user }) => flagsOf(state, user.customer_id),

  saveNotificationSettings: (flags, call) => {
    const { state, user, text } = call;
    const before = flagsOf(state, user.customer_id);
    state.notificationFlags[user.customer_id] = flags;
    if (alertFlags.some((flag) => flags[flag] !== before[flag]))
      recordEvent(callContext(call), user, 'alerts_changed');
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
