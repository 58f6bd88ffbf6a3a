import type { ActivityEvent, ActivityKind, ActivityOutcome } from '#contract/activities.ts';
import type { NotificationFlags } from '#contract/notifications.ts';
import type { AccountEmail } from '../account-emails/texts.ts';
import type { NotificationText } from '../notifications/texts.ts';
import type { NewRestriction } from '../restrictions/restrictions.ts';

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

const DEVICES = { kind: 'devices', type: 'device', link: '/w/devices-and-activities' } as const;
const SIGN_IN = { ...DEVICES, kind: 'sign_in' } as const;
const SECURITY = { kind: 'security', type: 'security', link: '/w/security' } as const;
const GUESS = { ...SECURITY, kind: 'sign_in' } as const;
const LINKED = { ...SECURITY, link: '/w/linked-accounts' } as const;
const PROFILE = { ...SECURITY, link: '/w/profile' } as const;
const PAYEES = { ...SECURITY, kind: 'payees' } as const;

/** What is only entered in the log. */
const entry = {
  outcome: 'done',
  notification: null,
  email: null,
  flag: null,
  notMe: false,
  restriction: null,
  ends: 'none',
} as const;
/** What only the owner should have done. */
const told = { ...entry, notMe: true } as const;
const pin = { ...told, notification: 'pin', email: 'pin_changed' } as const;
/** A try that was refused. Its email comes once an hour at most. */
const refused = { ...entry, outcome: 'refused' } as const;

/**
 * Everything that happens to an account's security, in one table: nothing else notifies of it, sends its emails, restricts what is
 * sent or ends sessions for it. Emails about the password, the PIN, two-factor authentication, recovery codes, new devices and the
 * settings of emails always go: whoever has got into the account could switch the others off.
 */
export const securityEvents = {
  signed_in: { ...SIGN_IN, ...entry },
  new_device: {
    ...SIGN_IN,
    ...told,
    notification: 'device',
    email: 'new_device',
    restriction: { scope: 'new_payees', reason: 'new_device' },
  },
  password_refused: {
    ...GUESS,
    ...refused,
    notification: 'password_refused',
    email: 'password_refused',
  },
  // Whoever has got hold of a device, or of a session, tries to stay.
  password_refused_known_device: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'password_refused_known_device',
    email: 'password_refused_known_device',
  },
  // Who gets as far as to guess a code knows a password, or has got hold of a session.
  code_refused: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'code_refused',
    email: 'code_refused',
  },
  second_factor_refused: {
    ...GUESS,
    ...refused,
    notMe: true,
    notification: 'second_factor_refused',
    email: 'second_factor_refused',
  },
  recovery_code_used: {
    ...SECURITY,
    ...told,
    notification: 'recovery_code_used',
    email: 'recovery_code_used',
  },
  two_factor_on: {
    ...SECURITY,
    ...told,
    notification: 'two_factor',
    email: 'two_factor_on',
    // They were opened without it.
    ends: 'others',
  },
  two_factor_off: {
    ...SECURITY,
    ...told,
    notification: 'two_factor_off',
    email: 'two_factor_off',
    restriction: { scope: 'new_payees', reason: 'two_factor_off' },
    // Whoever has turned it off may have been let in before it was on.
    ends: 'others',
  },
  recovery_codes_renewed: {
    ...SECURITY,
    ...told,
    notification: 'recovery_codes_renewed',
    email: 'recovery_codes_renewed',
  },
  password_changed: {
    ...SECURITY,
    ...told,
    notification: 'password_changed',
    email: 'password_changed',
    restriction: { scope: 'new_payees', reason: 'password_changed' },
    ends: 'others',
  },
  // Its owner has left the other devices logged in.
  password_changed_here: {
    ...SECURITY,
    ...told,
    notification: 'password_changed_here',
    email: 'password_changed_here',
    restriction: { scope: 'new_payees', reason: 'password_changed' },
  },
  password_set: { ...SECURITY, ...told, notification: 'password_set', email: 'password_set' },
  password_reset: {
    ...SECURITY,
    ...told,
    notification: 'password',
    email: 'password_reset',
    restriction: { scope: 'new_payees', reason: 'password_changed' },
    // Of anybody who knew the old password (OWASP ASVS 7.4.3).
    ends: 'all',
  },
  pin_set: { ...SECURITY, ...told, notification: 'pin_set', email: 'pin_set' },
  pin_changed: { ...SECURITY, ...pin },
  pin_reset: {
    ...SECURITY,
    ...pin,
    restriction: { scope: 'new_payees', reason: 'pin_reset' },
  },
  // A thief of the mailbox gets as far as here. What the owner has paid before may be theirs, too: nothing leaves.
  pin_reset_after_password_reset: {
    ...SECURITY,
    ...pin,
    restriction: { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' },
  },
  pin_reset_after_new_device: {
    ...SECURITY,
    ...pin,
    restriction: { scope: 'all_outgoing', reason: 'pin_reset', after: 'new_device' },
  },
  pin_wrong: { ...SECURITY, ...refused, notification: 'pin_wrong' },
  pin_locked: { ...SECURITY, ...refused, notMe: true, notification: 'pin_locked', email: 'pin_locked' },
  whatsapp_linked: {
    ...LINKED,
    ...told,
    notification: 'whatsapp',
    email: 'whatsapp_linked',
    flag: 'security_alerts',
  },
  // Whoever has unlinked it is still logged in: what helps is on the screen of the account's security.
  whatsapp_unlinked: {
    ...SECURITY,
    ...told,
    notification: 'whatsapp_unlinked',
    email: 'whatsapp_unlinked',
    flag: 'security_alerts',
  },
  google_linked: {
    ...LINKED,
    ...told,
    notification: 'google_linked',
    email: 'google_linked',
    flag: 'security_alerts',
  },
  google_unlinked: {
    ...SECURITY,
    ...told,
    notification: 'google_unlinked',
    email: 'google_unlinked',
    flag: 'security_alerts',
  },
  // Its account's security has just changed: nobody knows whether it is the owner who links it.
  google_not_linked: { ...SECURITY, ...refused, notification: 'google_not_linked' },
  // Whose account it is: it tells what was changed, and not to what.
  profile_changed: {
    ...PROFILE,
    ...told,
    notification: 'profile_changed',
    email: 'profile_changed',
    flag: 'security_alerts',
  },
  device_renamed: { ...DEVICES, ...entry },
  device_removed: {
    ...DEVICES,
    ...told,
    notification: 'device_removed',
    email: 'device_removed',
    flag: 'device_alerts',
    ends: 'removed_device',
  },
  devices_removed: {
    ...DEVICES,
    ...told,
    notification: 'devices_removed',
    email: 'devices_removed',
    flag: 'device_alerts',
    ends: 'other_devices',
  },
  payee_saved: {
    ...PAYEES,
    ...told,
    notification: 'payee_saved',
    email: 'payee_saved',
    flag: 'security_alerts',
  },
  payee_renamed: {
    ...PAYEES,
    ...told,
    notification: 'payee_renamed',
    email: 'payee_renamed',
    flag: 'security_alerts',
  },
  payee_removed: {
    ...PAYEES,
    ...told,
    notification: 'payee_removed',
    email: 'payee_removed',
    flag: 'security_alerts',
  },
  // Whatever the settings say now: who has got in would switch the emails off before anything else.
  alerts_changed: {
    ...SECURITY,
    ...told,
    link: '/w/notifications',
    notification: 'alerts_changed',
    email: 'alerts_changed',
  },
  sending_frozen: {
    ...SECURITY,
    ...entry,
    notification: 'frozen',
    email: 'frozen',
    flag: 'security_alerts',
  },
  sending_unfrozen: {
    ...SECURITY,
    ...told,
    notification: 'unfrozen',
    email: 'unfrozen',
    flag: 'security_alerts',
  },
  // What is restricted is told by a text of its own: `restrict`. The email of what caused it has the link.
  restricted: {
    ...SECURITY,
    ...entry,
    notification: 'restricted_new_payees_review',
    email: 'restricted_new_payees_review',
    flag: 'security_alerts',
  },
  restriction_ended: { ...SECURITY, ...entry, notification: 'restriction_ended' },
  // Its email has no link, which does nothing more.
  not_me: { ...SECURITY, ...entry, notification: 'not_me', email: 'not_me', ends: 'all' },
} satisfies Record<ActivityEvent, SecurityEventRow>;
export type SecurityEvent = keyof typeof securityEvents;
