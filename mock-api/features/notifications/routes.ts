import { notifications } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { toldNote, unreadOf } from './notifications.ts';
import { pageFrom } from '../../core/paginate.ts';

export function serveNotifications(app: MockApp): void {
  serveEndpoint(app, notifications.settings, (_body, { member }) => member().user.notification_flags);

  serveEndpoint(app, notifications.saveSettings, (flags, { member, say }) => {
    member().user.notification_flags = flags;
    return { message: say('notifications_saved'), ...flags };
  });

  serveEndpoint(app, notifications.list, (_body, call) => {
    const { type, status, ...page } = call.query;
    const all = call.member().user.notifications;
    const wanted = all
      .filter((note) => type === undefined || note.type === type)
      .filter((note) => status === undefined || note.status === status)
      .sort((a, b) => b.created_at.localeCompare(a.created_at));
    const { items, ...where } = pageFrom(wanted, page);
    return {
      data: items.map((note) => toldNote(note, call.language)),
      ...where,
      unread: unreadOf(all),
    };
  });

  serveEndpoint(app, notifications.unreadCount, (_body, { member }) => ({
    data: { unread: unreadOf(member().user.notifications) },
  }));

  serveEndpoint(app, notifications.setStatus, ({ status }, { c, member, say }) => {
    const note = member().user.notifications.find(({ id }) => id === c.req.param('id'));
    if (!note) throw new Refusal(404, 'not_found', 'notification_gone');
    note.status = status;
    return { message: say('notifications_read') };
  });

  serveEndpoint(app, notifications.markAllRead, (_body, { member, say }) => {
    for (const note of member().user.notifications) note.status = 'read';
    return { message: say('notifications_read') };
  });
}
