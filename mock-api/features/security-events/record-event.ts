import { iso, now } from '../../core/clock.ts';
import type { JobContext } from '../../core/jobs.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import { sendAccountEmail } from '../account-emails/send-account-email.ts';
import { notify } from '../notifications/notifications.ts';
import { restrict } from '../restrictions/restrictions.ts';
import { closeSessionsOf } from '../session/sessions.ts';
import type { Session } from '../session/state.ts';
import type { User } from '../users/state.ts';
import { securityEvents, type SecurityEvent, type SecurityEventRow } from './event-table.ts';

/** Newest activities of a user that are kept: enough for any test, bounded for a mock that runs all day. */
const ACTIVITY_LIMIT = 1000;

export interface EventDetails {
  /** The session of the call that did it, which an event that ends the others leaves alone. */
  readonly session?: Session | null;
  /** The device that did it; that of the session when left out. */
  readonly deviceId?: string | null;
  /** The address that the call came from. */
  readonly ip?: string | null;
  /** Values of the notification and the email. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Records an event of an account's security, and brings about what the table says of it. */
export function recordEvent(
  context: JobContext,
  user: User,
  event: SecurityEvent,
  { session = null, deviceId = session?.device_id ?? null, ip = null, values = {} }: EventDetails = {},
): void {
  const { state } = context;
  const row: SecurityEventRow = securityEvents[event];
  const kept = (state.activities[user.customer_id] ??= []);
  kept.push({
    id: `act_${next(state, 'activity', user.customer_id).slice(0, 20)}`,
    event,
    at: iso(now(state)),
    device_id: deviceId,
    device_name: own(state.devices, deviceId)?.name ?? null,
    ip,
    values: { ...values },
  });
  if (kept.length > ACTIVITY_LIMIT) kept.shift();
  if (row.ends !== 'none')
    closeSessionsOf(state, user, ({ token }) => row.ends === 'all' || token !== session?.token);
  const { type, link, notification, email, restriction } = row;
  if (notification) notify(state, user, { type, text: notification, values, link });
  if (email) sendAccountEmail(context, user, email, values);
  // A new device is restricted itself, and no other one for it.
  const device = restriction?.reason === 'new_device' ? deviceId : null;
  if (restriction) restrict(context, user, { ...restriction, device_id: device });
}
