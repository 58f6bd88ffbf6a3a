import * as z from 'zod/mini';
import { iso, now } from './clock.ts';
import { next } from './random.ts';
import { isoTime } from './schemas.ts';
import { defineSlice } from './slice.ts';
import type { SandboxState } from './state.ts';

/** Newest emails that a sandbox keeps: enough for any test, bounded for a mock that runs all day. */
export const MAIL_LIMIT = 500;

export const mailKinds = [
  'signup',
  'reset',
  'device',
  'whatsapp',
  'contact',
  'newsletter',
  'subscribed',
  'pin',
  'reauth',
  'payment',
  'security',
  'trade',
] as const;
export type MailKind = (typeof mailKinds)[number];

const mail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.enum(mailKinds),
  subject: z.string(),
  text: z.string(),
  /** The code of the text, so that a test need not parse it. For `contact` the message's number, for a link its key. */
  code: z.string(),
  identifier: z.string(),
  /** The URL in the email. */
  link: z.optional(z.string()),
  at: isoTime,
  /** Null if nothing in the email expires. */
  expires_at: z.nullable(isoTime),
});
export type Mail = z.output<typeof mail>;

const mails = z.array(mail).check(z.maxLength(MAIL_LIMIT));

declare module './state.ts' {
  interface SandboxState {
    /** Oldest first. */
    mails: Mail[];
  }
}

export const mailsSlice = defineSlice({
  key: 'mails',
  schema: mails,
  create: () => [],
  reset: ['state', 'mail'],
  onUserDeleted: (state, { email }) => {
    state.mails = state.mails.filter(({ to }) => to !== email);
  },
});

export type NewMail = Omit<Mail, 'id' | 'at'>;

/** Adds an email to the inbox. */
export function append(state: SandboxState, mail: NewMail): Mail {
  const added: Mail = {
    ...mail,
    id: `mail_${next(state, 'mail', mail.to).slice(0, 16)}`,
    at: iso(now(state)),
  };
  state.mails.push(added);
  if (state.mails.length > MAIL_LIMIT) state.mails.shift();
  return added;
}

export interface MailFilter {
  to?: string | undefined;
  kind?: string | undefined;
  /** The id of an email: only later ones match. */
  after?: string | undefined;
}

/** The newest email that matches. */
export function latestMail(mails: readonly Mail[], { to, kind, after }: MailFilter): Mail | undefined {
  const from = after === undefined ? 0 : mails.findIndex((mail) => mail.id === after) + 1;
  const address = to?.trim().toLowerCase();
  return mails
    .slice(from)
    .findLast(
      (mail) => (address === undefined || mail.to === address) && (kind === undefined || mail.kind === kind),
    );
}
