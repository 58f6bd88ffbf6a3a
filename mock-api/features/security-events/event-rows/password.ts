import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, told, type SecurityEventRow } from './event-row.ts';

/** The password. */
export const passwordEvents = {
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
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
