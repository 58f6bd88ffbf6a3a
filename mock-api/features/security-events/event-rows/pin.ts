import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, refused, told, type SecurityEventRow } from './event-row.ts';

const changed = { ...told, notification: 'pin', email: 'pin_changed' } as const;

/** The PIN. */
export const pinEvents = {
  pin_set: { ...SECURITY, ...told, notification: 'pin_set', email: 'pin_set' },
  pin_changed: { ...SECURITY, ...changed },
  pin_reset: {
    ...SECURITY,
    ...changed,
    restriction: { scope: 'new_payees', reason: 'pin_reset' },
  },
  // A thief of the mailbox gets as far as here. What the owner has paid before may be theirs, too: nothing leaves.
  pin_reset_after_password_reset: {
    ...SECURITY,
    ...changed,
    restriction: { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' },
  },
  pin_reset_after_new_device: {
    ...SECURITY,
    ...changed,
    restriction: { scope: 'all_outgoing', reason: 'pin_reset', after: 'new_device' },
  },
  pin_wrong: { ...SECURITY, ...refused, notification: 'pin_wrong' },
  pin_locked: { ...SECURITY, ...refused, notMe: true, notification: 'pin_locked', email: 'pin_locked' },
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
