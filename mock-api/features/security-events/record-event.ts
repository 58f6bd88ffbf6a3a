import { canSendToUnder } from '#contract/held-back.ts';
import { restrictionNotice, stillWorksText } from '#contract/restriction-notices.ts';
import { iso, now } from '../../core/clock.ts';
import { findJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { CallContext } from '../../server/call-context.ts';
import type { TextValues } from '../../server/translate.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import type { AccountEmail } from '../account-emails/texts.ts';
import { notify } from '../notifications/notifications.ts';
import { flagsOf } from '../notifications/state.ts';
import type { NotificationText } from '../notifications/texts.ts';
import {
  activeRestrictions,
  addRestriction,
  isFrozen,
  type NewRestriction,
} from '../restrictions/restrictions.ts';
import type { StoredRestriction } from '../restrictions/state.ts';
import { closeSessionsOf } from '../session/sessions.ts';
import type { Session } from '../session/state.ts';
import type { User } from '../users/state.ts';
import { sendWhatsappNotice } from '../whatsapp-notices/send-whatsapp-notice.ts';
import type { SecurityEventRow } from './event-rows/event-row.ts';
import { securityEvents, type SecurityEvent } from './event-table.ts';
import { keepActivities } from './keep-activities.ts';
import { maskAddress } from './mask-address.ts';
import type { StoredActivity } from './state.ts';
import { issueNotMeLink } from './not-me-links.ts';
import { texts } from './texts.ts';

const HOUR_MS = 3_600_000;
/** How long an event restricts what is sent. */
const RESTRICTION_MS = 24 * HOUR_MS;
/** Refused tries of one kind are mailed no more often. */
const REFUSED_MAIL_MS = HOUR_MS;

export interface EventDetails {
  /** The session of the call that did it, which an event that ends the others leaves alone. */
  readonly session?: Session | null;
  /** The device that did it; that of the session when left out. */
  readonly deviceId?: string | null;
  /** The address that the call came from. Its first half alone is stored. */
  readonly ip?: string | null;
  /** Whether it came from a session, or from a device that the account knows; that there is a session when left out. */
  readonly known?: boolean;
  /** Values of the notification and the email; of a login its `method` and `factor`. */
  readonly values?: TextValues;
}

/**
 * Records an event of an account's security, and brings about what the table says of it.
 * @param context of a call: it says which session, device and address it came from, where the details do not
 */
export function recordEvent(
  context: JobContext | CallContext,
  user: User,
  event: SecurityEvent,
  given: EventDetails = {},
): void {
  const details = 'ip' in context ? { ...detailsOf(context), ...given } : given;
  const row: SecurityEventRow = securityEvents[event];
  bringAbout(context, user, event, row, details);
  const { session, deviceId = session?.device_id ?? null } = details;
  // A new device is restricted itself, and no other one for it.
  const device_id = row.restriction?.reason === 'new_device' ? deviceId : null;
  if (row.restriction) restrict(context, user, { ...row.restriction, device_id });
}

/**
 * Restricts what somebody can send, and tells them when it begins and when it ends.
 * @param length in milliseconds; 24 hours when left out.
 */
export function restrict(
  context: JobContext,
  user: User,
  what: NewRestriction,
  length = RESTRICTION_MS,
): StoredRestriction {
  const added = addRestriction(context.state, user.customer_id, what, length);
  const text = restrictionNotice(added);
  const row = { ...securityEvents.restricted, notification: text, email: text };
  const values = { time: { at: iso(added.until) }, works: stillWorks(context.state, user, added) };
  bringAbout(context, user, 'restricted', row, { values });
  return added;
}

/** What still works where a restriction has begun, with all that is held back there besides. */
function stillWorks(state: SandboxState, { customer_id }: User, { scope, device_id }: StoredRestriction) {
  const scopes = activeRestrictions(state, customer_id, device_id).map((one) => one.scope);
  return stillWorksText(canSendToUnder([scope, ...scopes], isFrozen(state, customer_id)) ?? 'nobody');
}

/**
 * Tells somebody once that nothing is restricted any more: of several restrictions, the last one to end does, and of those that end in
 * one moment the last of their jobs. A job of one that was replaced meanwhile has nothing to tell.
 */
export function announceEnd(
  context: JobContext,
  { customer_id }: JobKinds['restriction_ended'],
  due: number,
): void {
  const { state } = context;
  const user = own(state.users, customer_id);
  const hasEnded = (own(state.restrictions, customer_id) ?? []).some(({ until }) => until === due);
  const isLast = findJob(state, 'restriction_ended', { customer_id })?.due !== due;
  if (user && hasEnded && isLast && activeRestrictions(state, customer_id).length === 0)
    recordEvent(context, user, 'restriction_ended');
}

const detailsOf = ({ session, deviceId, ip }: CallContext): EventDetails => ({ session, deviceId, ip });

type Row = Omit<SecurityEventRow, 'notification' | 'email'> & {
  readonly notification: NotificationText | null;
  readonly email: AccountEmail | null;
};

function bringAbout(
  context: JobContext,
  user: User,
  event: SecurityEvent,
  row: Row,
  details: EventDetails,
): void {
  const { state } = context;
  const { session = null, deviceId = session?.device_id ?? null, ip = null } = details;
  const { known = session !== null } = details;
  const values: TextValues = { others: othersText(state, user, session, row.ends), ...details.values };
  endSessions(state, user, row.ends, { session, deviceId });
  const { type, link, notification, email } = row;
  if (notification) notify(state, user, { type, text: notification, values, link });
  const mailed = email !== null && isMailed(state, user, { event, known }, row);
  if (mailed) mail(context, user, event, email, row.notMe, values);
  if (mailed && notification) sendWhatsappNotice(context, user, notification, values);
  keepActivities(state, user.customer_id, {
    id: `act_${next(state, 'activity', user.customer_id).slice(0, 20)}`,
    event,
    at: iso(now(state)),
    device_id: deviceId,
    device_name: deviceName(state, user, deviceId),
    ip: maskAddress(ip),
    known,
    mailed,
    values: Object.fromEntries(
      Object.entries(values).filter(([, value]) => typeof value !== 'object'),
    ) as StoredActivity['values'],
  });
}

/** What a user calls a device, else its own name; null where none is known. */
function deviceName(state: SandboxState, { customer_id }: User, deviceId: string | null): string | null {
  const device = own(state.devices, deviceId);
  return own(device?.users ?? {}, customer_id)?.name ?? device?.name ?? null;
}

/** What becomes of the sessions besides that of the call. It is asked before any of them ends. */
function othersText(
  state: SandboxState,
  { customer_id }: User,
  session: Session | null,
  ends: SecurityEventRow['ends'],
) {
  const hasOthers = Object.values(state.sessions).some(
    (one) => one.customer_id === customer_id && one.expires_at > now(state) && !isOf(session, one),
  );
  return texts[!hasOthers ? 'others_none' : ends === 'none' ? 'others_stay' : 'others_ended'];
}

/** Whether a token is of a session: one whose token was just renewed goes on with the new one. */
const isOf = (session: Session | null, { token }: Session) =>
  token === session?.token || token === session?.superseded_by;

function endSessions(
  state: SandboxState,
  user: User,
  ends: SecurityEventRow['ends'],
  { session, deviceId }: { readonly session: Session | null; readonly deviceId: string | null },
): void {
  if (ends === 'none' || ends === 'removed_device') return;
  closeSessionsOf(state, user, (one) => {
    if (ends === 'all') return true;
    if (isOf(session, one)) return false;
    // A session may have no device, or one that was never verified and is not listed.
    return ends === 'others' || one.device_id === null || one.device_id !== deviceId;
  });
}

/**
 * Whether its owner wants the email of an event, and was not sent one of the same kind a moment ago. Tries of strangers and of devices
 * that the account knows are told apart: by failing first, who is logged out would silence the email about a stolen session.
 */
function isMailed(
  state: SandboxState,
  { customer_id }: User,
  { event, known }: Pick<StoredActivity, 'event' | 'known'>,
  { flag, outcome }: Row,
): boolean {
  const flags = flagsOf(state, customer_id);
  if (flag !== null && !(flags.email_notifications && flags[flag])) return false;
  if (outcome === 'done') return true;
  const since = iso(now(state) - REFUSED_MAIL_MS);
  const former = own(state.activities, customer_id) ?? [];
  return !former.some((one) => one.event === event && one.known === known && one.mailed && one.at > since);
}

function mail(
  context: JobContext,
  user: User,
  event: SecurityEvent,
  email: AccountEmail,
  notMe: boolean,
  values: TextValues,
): void {
  const link = notMe ? issueNotMeLink(context.state, user, event) : null;
  sendAccountEmail(context, user, email, values, link);
}
