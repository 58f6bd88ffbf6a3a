import type { Notification, NotificationFlags, notificationTypes } from '#contract/notifications.ts';
import { say, type Language, type MessageValues } from '../../texts/translate.ts';
import { iso, now } from '../../core/clock.ts';
import { tellNews } from '../user-events/user-outbox.ts';
import { draw } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/users.ts';

/** What happened, told in the reader's language when it is read: each has a `_title` and a `_body` in messages/. */
export type NoteText =
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

export interface Note {
  id: string;
  type: (typeof notificationTypes)[number];
  text: NoteText;
  values: MessageValues;
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
export function toldNote({ text, values, ...note }: Note, language: Language): Notification {
  return {
    ...note,
    title: say(language, `${text}_title`, values),
    body: say(language, `${text}_body`, values),
  };
}

/** How many were not read yet. */
export const unreadOf = (notes: readonly Note[]) =>
  notes.reduce((count, { status }) => (status === 'unread' ? count + 1 : count), 0);

/** Tells a person of something. `at` in milliseconds since 1970; now, when left out. */
export function notifyUser(
  state: SandboxState,
  user: User,
  {
    at,
    values = {},
    ...what
  }: Pick<Note, 'type' | 'text' | 'link'> & { values?: MessageValues; at?: number },
): Note {
  const note: Note = {
    ...what,
    values,
    id: `ntf_${draw(state, 'notification', user.customer_id).slice(0, 20)}`,
    status: 'unread',
    created_at: iso(at ?? now(state)),
  };
  user.notifications.push(note);
  tellNews(state, user.customer_id, { name: 'notification', note_id: note.id });
  if (user.notifications.length > NOTE_LIMIT) user.notifications.shift();
  return note;
}
