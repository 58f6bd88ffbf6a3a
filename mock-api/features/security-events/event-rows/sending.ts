import type { ActivityEvent } from '#contract/activities.ts';
import { SECURITY, entry, told, type SecurityEventRow } from './event-row.ts';

/** What can be sent, and the emails that tell of it. */
export const sendingEvents = {
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
} satisfies Partial<Record<ActivityEvent, SecurityEventRow>>;
