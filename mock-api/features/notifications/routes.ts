import { notifications } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { present, unreadCount } from './notifications.ts';
import { paginate } from '../../core/paginate.ts';

export function serveNotifications(app: MockApp): void {
  implement(
    app,
    notifications.settings,
    (_body, { requireSession }) => requireSession().user.notification_flags,
  );

  implement(app, notifications.saveSettings, (flags, { requireSession, text }) => {
    requireSession().user.notification_flags = flags;
    return { message: text('notifications_saved'), ...flags };
  });

  implement(app, notifications.list, (_body, call) => {
    const { type, status, ...page } = call.query;
    const all = call.requireSession().user.notifications;
    const wanted = all
      .filter((note) => type === undefined || note.type === type)
      .filter((note) => status === undefined || note.status === status)
      .sort((a, b) => b.created_at.localeCompare(a.created_at));
    const { items, ...where } = paginate(wanted, page);
    return {
      data: items.map((note) => present(note, call.language)),
      ...where,
      unread: unreadCount(all),
    };
  });

  implement(app, notifications.unreadCount, (_body, { requireSession }) => ({
    data: { unread: unreadCount(requireSession().user.notifications) },
  }));

  implement(app, notifications.setStatus, ({ status }, { c, requireSession, text }) => {
    const note = requireSession().user.notifications.find(({ id }) => id === c.req.param('id'));
    if (!note) throw new ApiError(404, 'not_found', 'notification_gone');
    note.status = status;
    return { message: text('notifications_read') };
  });

  implement(app, notifications.markAllRead, (_body, { requireSession, text }) => {
    for (const note of requireSession().user.notifications) note.status = 'read';
    return { message: text('notifications_read') };
  });
}
