import type { AccountEmail } from '../account-emails/texts.ts';
import type { NotificationText } from '../notifications/texts.ts';
import type { StoredRestriction } from '../restrictions/state.ts';

/** What an event of an account's security brings about. */
export interface SecurityEventRow {
  readonly type: 'security' | 'device';
  /** Where its notification leads. */
  readonly link: string;
  readonly notification: NotificationText | null;
  readonly email: AccountEmail | null;
  /** What can't be sent for 24 hours after it. */
  readonly restriction: Pick<StoredRestriction, 'scope' | 'reason'> | null;
  /** Whose sessions end: everybody's but that of the call, or everybody's. */
  readonly ends: 'none' | 'others' | 'all';
}

const SECURITY = { type: 'security', link: '/w/security' } as const;
const DEVICES = { type: 'device', link: '/w/devices-and-activities' } as const;
const nothing = { notification: null, email: null, restriction: null, ends: 'none' } as const;

/** Everything that happens to an account's security, in one table: nothing else notifies of it, sends its emails or ends sessions for it. */
export const securityEvents = {
  password_reset: {
    ...SECURITY,
    ...nothing,
    notification: 'password',
    restriction: { scope: 'new_payees', reason: 'password_changed' },
    // Of anybody who knew the old password (OWASP ASVS 7.4.3).
    ends: 'all',
  },
  pin_changed: { ...SECURITY, ...nothing, notification: 'pin', email: 'pin_changed' },
  pin_wrong: { ...SECURITY, ...nothing, notification: 'pin_wrong' },
  pin_locked: { ...SECURITY, ...nothing, notification: 'pin_locked', email: 'pin_locked' },
  two_factor_on: { ...SECURITY, ...nothing, notification: 'two_factor' },
  whatsapp_linked: { ...SECURITY, ...nothing, link: '/w/linked-accounts', notification: 'whatsapp' },
  /** A log-in on a device that nobody has verified before, of which `restrict` says what it can't send. */
  new_device: { ...DEVICES, ...nothing, notification: 'device' },
  google_linked: { ...SECURITY, ...nothing, link: '/w/linked-accounts', notification: 'google' },
  google_not_linked: {
    ...SECURITY,
    ...nothing,
    link: '/w/linked-accounts',
    notification: 'google_not_linked',
  },
  device_verified: { ...DEVICES, ...nothing, notification: 'device' },
  device_removed: { ...DEVICES, ...nothing, notification: 'device_removed' },
  devices_removed: { ...DEVICES, ...nothing, notification: 'devices_removed' },
  payee_saved: { ...SECURITY, ...nothing, notification: 'payee_saved', email: 'payee_saved' },
  payee_renamed: { ...SECURITY, ...nothing, notification: 'payee_renamed', email: 'payee_renamed' },
  sending_frozen: { ...SECURITY, ...nothing, notification: 'frozen', email: 'frozen' },
  sending_unfrozen: { ...SECURITY, ...nothing, notification: 'unfrozen', email: 'unfrozen' },
} satisfies Record<string, SecurityEventRow>;
export type SecurityEvent = keyof typeof securityEvents;
