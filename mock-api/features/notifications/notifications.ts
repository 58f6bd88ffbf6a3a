import type { Notification } from '#contract/notifications.ts';
import { formatMoney } from '../../server/format-money.ts';
import { translate, type Language, type TextValues } from '../../server/translate.ts';
import { iso, now } from '../../core/clock.ts';
import { publish } from '../outbox/outbox.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import type { StoredNotification } from './state.ts';
import { notificationTexts } from './texts.ts';

/** Newest notifications of a user that are kept: enough for any test, bounded for a mock that runs all day. */
const NOTIFICATION_LIMIT = 1000;

/** A notification with its title and body in a language, and the amounts that stand in them. */
export function present({ text, values, ...rest }: StoredNotification, language: Language): Notification {
  const texts = notificationTexts[text];
  const template = texts.title[language] + texts.body[language];
  return {
    ...rest,
    title: translate(language, texts.title, values),
    body: translate(language, texts.body, values),
    params: Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && 'asset' in value && template.includes(`{${name}}`)
        ? [{ kind: 'amount' as const, text: formatMoney(language, value), ...value }]
        : [],
    ),
  };
}

export const unreadCount = (notifications: readonly StoredNotification[]) =>
  notifications.reduce((count, { status }) => (status === 'unread' ? count + 1 : count), 0);

/** Adds a notification for a user. `at` is in milliseconds since 1970; now, when left out. */
export function notify(
  state: SandboxState,
  user: User,
  {
    at,
    values = {},
    ...details
  }: Pick<StoredNotification, 'type' | 'text' | 'link'> & { values?: TextValues; at?: number },
): StoredNotification {
  const notification: StoredNotification = {
    ...details,
    values,
    id: `ntf_${next(state, 'notification', user.customer_id).slice(0, 20)}`,
    status: 'unread',
    created_at: iso(at ?? now(state)),
  };
  const kept = (state.notifications[user.customer_id] ??= []);
  kept.push(notification);
  publish(state, user.customer_id, { name: 'notification', notification_id: notification.id });
  if (kept.length > NOTIFICATION_LIMIT) kept.shift();
  return notification;
}
