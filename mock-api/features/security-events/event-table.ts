import type { ActivityEvent } from '#contract/activities.ts';
import { deviceEvents } from './event-rows/devices.ts';
import { linkedAccountEvents } from './event-rows/linked-accounts.ts';
import { passwordEvents } from './event-rows/password.ts';
import { payeeEvents } from './event-rows/payees.ts';
import { pinEvents } from './event-rows/pin.ts';
import { profileEvents } from './event-rows/profile.ts';
import { sendingEvents } from './event-rows/sending.ts';
import { signInEvents } from './event-rows/sign-in.ts';
import { twoFactorEvents } from './event-rows/two-factor.ts';
import type { SecurityEventRow } from './event-rows/event-row.ts';

/**
 * Everything that happens to an account's security, in one table: nothing else notifies of it, sends its emails, restricts what is
 * sent or ends sessions for it. Emails about the password, the PIN, two-factor authentication, recovery codes, new devices and the
 * settings of emails always go: whoever has got into the account could switch the others off.
 */
export const securityEvents = {
  ...signInEvents,
  ...twoFactorEvents,
  ...passwordEvents,
  ...pinEvents,
  ...linkedAccountEvents,
  ...profileEvents,
  ...deviceEvents,
  ...payeeEvents,
  ...sendingEvents,
} satisfies Record<ActivityEvent, SecurityEventRow>;
export type SecurityEvent = keyof typeof securityEvents;
