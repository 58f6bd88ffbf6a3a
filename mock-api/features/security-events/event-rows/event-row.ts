import type { ActivityKind, ActivityOutcome } from '#contract/activities.ts';
import type { NotificationFlags } from '#contract/notifications.ts';
import type { AccountEmail } from '../../account-emails/texts.ts';
import type { NotificationText } from '../../notifications/texts.ts';
import type { NewRestriction } from '../../restrictions/restrictions.ts';

/** What an event of an account's security brings about, besides its entry in the log of activities. */
export interface SecurityEventRow {
  /** Where the log files it. */
  readonly kind: ActivityKind;
  readonly outcome: ActivityOutcome;
  readonly type: 'security' | 'device';
  /** Where its notification leads. */
  readonly link: string;
  /** Null of what happens too often to be told, or is told by its email alone. */
  readonly notification: NotificationText | null;
  readonly email: AccountEmail | null;
  /** The setting without which its email is not sent; null where it always is. */
  readonly flag: keyof Pick<NotificationFlags, 'security_alerts' | 'device_alerts'> | null;
  /** Whether a thief may have done it, so that its email has the link "It wasn't me". */
  readonly notMe: boolean;
  /** What can't be sent for 24 hours after it. */
  readonly restriction: Omit<NewRestriction, 'device_id'> | null;
  /**
   * Whose sessions end: those of a device that is taken off the account, which its removal has ended already; those of all devices but
   * that of the call; all but that of the call; or all.
   */
  readonly ends: 'none' | 'removed_device' | 'other_devices' | 'others' | 'all';
}

// Where the log files an event, and where its notification leads.
export const DEVICES = { kind: 'devices', type: 'device', link: '/w/devices-and-activities' } as const;
export const SECURITY = { kind: 'security', type: 'security', link: '/w/security' } as const;

/** What is only entered in the log. */
export const entry = {
  outcome: 'done',
  notification: null,
  email: null,
  flag: null,
  notMe: false,
  restriction: null,
  ends: 'none',
} as const;
/** What only the owner should have done. */
export const told = { ...entry, notMe: true } as const;
/** A try that was refused. Its email comes once an hour at most. */
export const refused = { ...entry, outcome: 'refused' } as const;
