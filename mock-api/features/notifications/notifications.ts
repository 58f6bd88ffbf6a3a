import type { Notification, NotificationFlags, notificationTypes } from '#contract/notifications.ts';
import { translate, type Language, type TextValues } from '../../texts/translate.ts';
import { iso, now } from '../../core/clock.ts';
import { publish } from '../user-events/user-outbox.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

/** What happened, told in the reader's language when it is read: each has a `_title` and a `_body` in messages/. */
export type NotificationText =
  /** Its words are its values. */
  | 'note_custom'
  | 'note_welcome'
  | 'note_device'
  | 'note_password'
  | 'note_two_factor'
  | 'note_whatsapp'
  | 'note_deposit'
  | 'note_deposit_seen'
  | 'note_received'
  | 'note_sent'
  | 'note_trade'
  | 'note_alert'
  | 'note_device_removed'
  | 'note_pin'
  | 'note_referral'
  | 'note_statement'
  | 'note_support';

export interface StoredNotification {
  id: string;
  type: (typeof notificationTypes)[number];
  text: NotificationText;
  values: TextValues;
  link: string | null;
  status: 'unread' | 'read';
  created_at: string;
}

/** The last of one person: enough for any test, bounded for a mock that runs all day. */
const NOTE_LIMIT = 1000;

export const defaultFlags: NotificationFlags = {
  device_alerts: true,
  email_notifications: true,
  newsletter_subscription: false,
  security_alerts: true,
  trade_alerts: true,
};

/** A note in the reader's language. */
export function present({ text, values, ...note }: StoredNotification, language: Language): Notification {
  return {
    ...note,
    title: translate(language, `${text}_title`, values),
    body: translate(language, `${text}_body`, values),
  };
}

/** How many were not read yet. */
export const unreadCount = (notes: readonly StoredNotification[]) =>
  notes.reduce((count, { status }) => (status === 'unread' ? count + 1 : count), 0);

/** Tells a person of something. `at` in milliseconds since 1970; now, when left out. */
export function notify(
  state: SandboxState,
  user: User,
  {
    at,
    values = {},
    ...what
  }: Pick<StoredNotification, 'type' | 'text' | 'link'> & { values?: TextValues; at?: number },
): StoredNotification {
  const note: StoredNotification = {
    ...what,
    values,
    id: `ntf_${next(state, 'notification', user.customer_id).slice(0, 20)}`,
    status: 'unread',
    created_at: iso(at ?? now(state)),
  };
  user.notifications.push(note);
  publish(state, user.customer_id, { name: 'notification', note_id: note.id });
  if (user.notifications.length > NOTE_LIMIT) user.notifications.shift();
  return note;
}
