import { iso, now } from './clock.ts';
import { next } from './random.ts';
import type { SandboxState } from './state.ts';

/** The last mails of a sandbox: enough for any test, bounded for a mock that runs all day. */
export const MAIL_LIMIT = 500;

export const mailKinds = [
  'signup',
  'reset',
  'device',
  'whatsapp',
  'contact',
  'newsletter',
  'subscribed',
] as const;
export type MailKind = (typeof mailKinds)[number];

export interface Mail {
  id: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  /** As a field of its own, so that nobody has to search the text. For `contact` the message's number, for a link its key. */
  code: string;
  identifier: string;
  /** Where the mail leads to. */
  link?: string;
  at: string;
  /** Null for a mail that stays true. */
  expires_at: string | null;
}

export type NewMail = Omit<Mail, 'id' | 'at'>;

/** Puts a mail into the inbox. */
export function append(state: SandboxState, mail: NewMail): Mail {
  const filed: Mail = {
    ...mail,
    id: `mail_${next(state, 'mail', mail.to).slice(0, 16)}`,
    at: iso(now(state)),
  };
  state.mails.push(filed);
  if (state.mails.length > MAIL_LIMIT) state.mails.shift();
  return filed;
}

export interface MailFilter {
  to?: string | undefined;
  kind?: string | undefined;
  /** The id of a mail: only later ones count. */
  after?: string | undefined;
}

/** The newest mail that fits. */
export function latestMail(mails: readonly Mail[], { to, kind, after }: MailFilter): Mail | undefined {
  const from = after === undefined ? 0 : mails.findIndex((mail) => mail.id === after) + 1;
  const wanted = to?.trim().toLowerCase();
  return mails
    .slice(from)
    .findLast(
      (mail) => (wanted === undefined || mail.to === wanted) && (kind === undefined || mail.kind === kind),
    );
}
